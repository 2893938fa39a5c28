import { useWords } from "../../components/site/words";
import type { SecurityAnswer } from "../../forms/accounts/account-answer";
import { queryPath } from "../../rules/site/query-path";
import { ErrorSummary, type FieldProblem } from "../../ui/error-summary";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";
import { ClaimsPart, type OpenClaim } from "./claims-part";
import { type DataRequestLine, DataRequestPart } from "./data-request-part";
import { FactorPart } from "./factor-part";
import { HandOverPart } from "./hand-over-part";
import { OwnedThings, type ThingOfPerson } from "./owned-things";
import { PausePart } from "./pause-part";
import { PersonBadges } from "./person-badges";
import { PersonFacts } from "./person-facts";
import type { PartProps } from "./person-part-props";
import { RejectPart } from "./reject-part";
import { RolePart } from "./role-part";
import { SignOutPart } from "./sign-out-part";

type Props = PartProps & {
  things: ThingOfPerson[];
  claims: OpenClaim[];
  requests: DataRequestLine[];
  isOwn: boolean;
};

export function PersonScreen({ things, claims, requests, isOwn, ...part }: Props) {
  const { t, localPath } = useWords();
  const { person, answer } = part;
  return (
    <section className="wrap-wide grid grid-cols-1 gap-6 py-8">
      <header className="grid gap-2">
        <Link className="more" href={localPath("/admin/people")}>
          ← {t("people.title")}
        </Link>
        <h1 className="text-3xl wrap-anywhere">{person.name}</h1>
        <PersonBadges person={person} />
      </header>
      <ErrorSummary title={t("account.problems.summary")} problems={useProblems(answer)} />
      <div className="grid grid-cols-1 items-start gap-8 min-[64rem]:grid-cols-2">
        <div className="grid grid-cols-1 gap-8">
          <PersonFacts person={person} />
          <p className="grid gap-2">
            <Link href={localPath(queryPath("/admin/log", { person: person.id }))}>{t("people.did")}</Link>
            <Link href={localPath(queryPath("/admin/log", { thing: `user:${person.id}` }))}>
              {t("people.happened")}
            </Link>
          </p>
          <OwnedThings things={things} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <ClaimsPart part={part} claims={claims} />
          {isOwn ? (
            <Notice title={t("people.own.title")}>
              <p>{t("people.own.text")}</p>
              <p>
                <a href={localPath("/profile/security")}>{t("people.own.link")}</a>
              </p>
            </Notice>
          ) : (
            <>
              <RejectPart {...part} />
              <PausePart {...part} />
              <SignOutPart {...part} />
              <FactorPart {...part} />
              <DataRequestPart part={part} requests={requests} />
              <RolePart {...part} />
            </>
          )}
          <HandOverPart part={part} things={things} />
        </div>
      </div>
    </section>
  );
}

/** All errors, for the summary at the top. */
function useProblems(answer: SecurityAnswer | null): FieldProblem[] {
  const { t } = useWords();
  if (!answer) return [];
  const { intent, problems = {}, failure } = answer;
  const fields = Object.entries(problems).map(([name, key]) => ({
    name,
    id: `${intent}-${name}`,
    message: t(key),
  }));
  const whole = failure ? [{ name: intent, message: t(failure.key, { count: failure.count }) }] : [];
  return [...whole, ...fields];
}
