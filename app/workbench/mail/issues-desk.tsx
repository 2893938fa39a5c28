import { Form, useNavigation } from "react-router";
import { useWords } from "../../components/site/words";
import type { CurvePoint } from "../../rules/mail/subscriber-curve";
import { type SubscriberState, subscriberStates } from "../../rules/mail/subscriber-states";
import type { Language } from "../../rules/site/language";
import { dateInWords } from "../../rules/time/date-words";
import { Button, buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Icon } from "../../ui/icon";
import { Notice } from "../../ui/notice";
import { FormToken } from "../forms/form-token";
import { type DeskIssue, IssueStanding } from "./issue-standing";
import { issueSubject } from "./issue-subject";
import { LetterNotMailed, useIsMailed } from "./letter-not-mailed";
import { SubscriberCurve } from "./subscriber-curve";

type Count = { state: SubscriberState; language: Language; count: number };
type Props = {
  issues: DeskIssue[];
  /** The existing letter for the month a new one would cover. */
  begun: { month: string; issue: DeskIssue } | null;
  /** True if a new letter was refused because its month has one. */
  isRefused: boolean;
  counts: Count[];
  curve: CurvePoint[];
};

export function IssuesDesk({ issues, begun, isRefused, counts, curve }: Props) {
  const { t } = useWords();
  const isBusy = useNavigation().state !== "idle";
  const isMailed = useIsMailed();
  return (
    <>
      <section className="grid gap-4" aria-labelledby="letters">
        <h2 id="letters" className="text-2xl">
          {t("newsletterIssue.desk.letters")}
        </h2>
        {begun ? <Begun {...begun} isRefused={isRefused} /> : null}
        <Form method="post">
          <FormToken />
          {begun ? (
            <Button intent="begin-another" variant="secondary" icon="pencil" busy={isBusy}>
              {t("newsletterIssue.desk.beginAnother")}
            </Button>
          ) : (
            <Button intent="begin" icon="pencil" busy={isBusy}>
              {t("newsletterIssue.desk.begin")}
            </Button>
          )}
        </Form>
        <p className="hint max-w-prose">{t("newsletterIssue.desk.beginHint")}</p>
        {isMailed ? null : <LetterNotMailed />}
        {issues.length === 0 ? (
          <EmptyState title={t("newsletterIssue.desk.none")} heading="h3">
            {t("newsletterIssue.desk.noneText")}
          </EmptyState>
        ) : (
          <ul className="grid gap-px overflow-clip rounded-md border border-line bg-line">
            {issues.map((issue) => (
              <IssueRow key={issue.id} issue={issue} />
            ))}
          </ul>
        )}
      </section>
      <Subscribers counts={counts} curve={curve} />
    </>
  );
}

function Begun({ month, issue, isRefused }: NonNullable<Props["begun"]> & { isRefused: boolean }) {
  const { t, localPath, language } = useWords();
  const title = t("newsletterIssue.desk.begun", { month: dateInWords(month, "month", language) });
  return (
    <Notice title={title} tone={isRefused ? "warn" : "info"} role={isRefused ? "alert" : undefined}>
      <p>
        <a href={localPath(`/admin/newsletter/${issue.id}`)}>
          {issueSubject(issue, language) || t("newsletterIssue.desk.untitled")}
        </a>
      </p>
    </Notice>
  );
}

function IssueRow({ issue }: { issue: DeskIssue }) {
  const { t, localPath, language } = useWords();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 bg-card px-4 py-3">
      <a href={localPath(`/admin/newsletter/${issue.id}`)}>
        {issueSubject(issue, language) || t("newsletterIssue.desk.untitled")}
      </a>
      <IssueStanding issue={issue} />
    </li>
  );
}

/** With padding that keeps the columns apart on a phone. */
const number = "pl-4 text-right tabular-nums first-letter:uppercase";

function Subscribers({ counts, curve }: Pick<Props, "counts" | "curve">) {
  const { t, localPath } = useWords();
  const of = (state: Count["state"], language: Language) =>
    counts.find((one) => one.state === state && one.language === language)?.count ?? 0;
  return (
    <section className="grid gap-4" aria-labelledby="readers">
      <h2 id="readers" className="text-2xl">
        {t("newsletterIssue.readers.title")}
      </h2>
      <table className="w-full max-w-form text-left text-sm [&_:is(td,thead_th)]:pl-3 [&_:is(td,thead_th)]:text-right [&_thead_th]:align-bottom [&_thead_th]:first-letter:uppercase">
        <thead>
          <tr>
            <td />
            <th scope="col" className={number}>
              {t("studio.languages.en")}
            </th>
            <th scope="col" className={number}>
              {t("studio.languages.es")}
            </th>
            <th scope="col" className={number}>
              {t("newsletterIssue.readers.sum")}
            </th>
          </tr>
        </thead>
        <tbody>
          {subscriberStates.map((state) => (
            <tr key={state} className="border-t border-line">
              <th scope="row" className="py-2 font-normal">
                {t(`newsletterIssue.readers.${state}`)}
              </th>
              <td className={number}>{of(state, "en")}</td>
              <td className={number}>{of(state, "es")}</td>
              <td className={number}>{of(state, "en") + of(state, "es")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SubscriberCurve curve={curve} />
      <p>
        <a
          className={buttonClass({ variant: "secondary" })}
          href={`${localPath("/admin/newsletter")}?format=csv`}
        >
          <Icon name="download" />
          {t("newsletterIssue.readers.export")}
        </a>
      </p>
    </section>
  );
}
