import { useWords } from "../../components/site/words";
import type { AccountAnswer } from "../../forms/accounts/account-answer";
import { queryPath } from "../../rules/site/query-path";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Field } from "../../ui/field";
import { Link } from "../../ui/link";
import { Pagination } from "../../ui/pagination";
import { ScenePicture } from "../../ui/scene-picture";
import { TextInput } from "../../ui/text-input";
import { ClaimsNotice, type OpenClaim } from "./claims-part";
import type { DataRequestLine } from "./data-request-part";
import { DataRequests, ReaderForm } from "./data-requests";
import { type ListedPerson, PersonBadges, useLastSeen } from "./person-badges";

type Props = {
  q: string;
  claims: OpenClaim[];
  requests: DataRequestLine[];
  people: ListedPerson[];
  next: string | null;
  isFirst: boolean;
  answer: AccountAnswer | null;
};

export function PeopleList({ q, claims, requests, people, next, isFirst, answer }: Props) {
  const { t, localPath } = useWords();
  const hrefOf = (page?: string) => localPath(queryPath("/admin/people", { q, page }));
  return (
    <section className="wrap-wide grid grid-cols-1 gap-6 py-8">
      <div className="grid gap-2">
        <h1 className="text-3xl">{t("people.title")}</h1>
        <p className="max-w-prose text-muted">{t("people.lead")}</p>
      </div>
      <ClaimsNotice claims={claims} />
      <DataRequests requests={requests} />
      <search>
        <form
          className="grid max-w-form items-end gap-3 sm:grid-cols-[1fr_auto]"
          action={localPath("/admin/people")}
          aria-label={t("people.filters")}
        >
          <Field name="q" label={t("people.search")}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                defaultValue={q}
                placeholder={t("people.searchHint")}
                maxLength={80}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" icon="search">
            {t("people.show")}
          </Button>
        </form>
      </search>
      {people.length > 0 ? (
        <ul className="grid grid-cols-1 border-b border-line">
          {people.map((person) => (
            <PersonLine key={person.id} person={person} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t(q ? "people.emptyFilter" : "people.empty")}
          picture={<ScenePicture scene="home" />}
        >
          {q ? t("people.emptyHint") : null}
        </EmptyState>
      )}
      <Pagination
        label={t("people.pages")}
        next={next ? { href: hrefOf(next), label: t("people.next") } : undefined}
        first={isFirst ? undefined : { href: hrefOf(), label: t("people.first") }}
      />
      <ReaderForm answer={answer} />
    </section>
  );
}

function PersonLine({ person }: { person: ListedPerson }) {
  const { t, localPath } = useWords();
  const lastSeen = useLastSeen();
  const { id, name, email, business_name, owned, waiting } = person;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 border-t border-line py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid gap-1">
        <h2 className="text-lg wrap-anywhere">
          <Link href={localPath(`/admin/people/${id}`)}>{name}</Link>
        </h2>
        <p className="text-sm wrap-anywhere text-muted">
          {email}
          {business_name ? ` · ${business_name}` : null}
        </p>
      </div>
      <div className="grid content-start gap-2">
        <PersonBadges person={person} />
        <p className="text-sm text-muted">
          {[
            t("people.owned", { count: owned }),
            ...(waiting > 0 ? [t("people.waiting", { count: waiting })] : []),
            lastSeen(person),
          ].join(" · ")}
        </p>
        {person.isAdmin ? null : (
          <Link className="text-sm" href={localPath(`/admin/people/${id}#data`)}>
            {t("people.data.ofPerson", { name })}
          </Link>
        )}
      </div>
    </li>
  );
}
