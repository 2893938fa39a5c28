import { useWords } from "../../components/site/words";
import { auditText } from "../../rules/review/audit-changes";
import { type AuditKind, auditKinds, logPathOf, subjectPath } from "../../rules/review/audit-subject";
import type { FieldChange } from "../../rules/review/compare-fields";
import { type ReviewKind, reviewKinds } from "../../rules/review/review-kinds";
import { queryPath } from "../../rules/site/query-path";
import { minuteInWords } from "../../rules/time/panama-time";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { useFieldName } from "../forms/use-field-name";
import { FactValue } from "./fact-value";

export type LineOfLog = {
  line: number;
  at: number;
  actor_id: string | null;
  actor: string | null;
  action: string;
  kind: string;
  id: string;
  name: string | null;
  changes: FieldChange[];
};

export function LogLine({ line }: { line: LineOfLog }) {
  const { t, language } = useWords();
  const act = useActName();
  const { at, action, kind, changes } = line;
  return (
    <li className="grid grid-cols-1 gap-1 border-t border-line py-4">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        <time dateTime={new Date(at).toISOString()}>{minuteInWords(new Date(at), language)}</time>
        <Actor line={line} />
      </p>
      <h2 className="text-base">{act(action)}</h2>
      <Thing line={line} />
      {changes.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-11 items-center gap-2 font-bold text-sea-ink">
            {t("log.changes", { count: changes.length })}
            <Icon name="chevron-down" className="[details[open]>summary_&]:rotate-180" />
          </summary>
          <Changes kind={kind} changes={changes} />
        </details>
      ) : null}
    </li>
  );
}

function Actor({ line: { actor_id, actor } }: { line: LineOfLog }) {
  const { t, localPath } = useWords();
  if (actor_id === null) return <span>{t("log.nobody")}</span>;
  const name = actor ?? t("log.left");
  return (
    <Link
      className="font-bold wrap-anywhere"
      href={localPath(queryPath("/admin/log", { person: actor_id }))}
      aria-label={t("log.ofPerson", { name })}
    >
      {name}
    </Link>
  );
}

/** Links to the thing, and to all its log entries. */
function Thing({ line: { kind, id, name } }: { line: LineOfLog }) {
  const { t, localPath } = useWords();
  const thing = useThingName()({ kind, id, name });
  const path = subjectPath(kind, id);
  return (
    <p className="flex flex-wrap gap-x-4 wrap-anywhere">
      {path ? <Link href={localPath(path)}>{thing}</Link> : <span>{thing}</span>}
      <Link className="text-sm" href={localPath(logPathOf(kind, id))}>
        {t("log.ofThing")}
        <span className="unseen">: {thing}</span>
      </Link>
    </p>
  );
}

/** "Restaurant: La Cocina". */
export function useThingName() {
  const { t } = useWords();
  return ({ kind, id, name }: { kind: string; id: string; name?: string | null }) => {
    const word = isReviewed(kind)
      ? t(`listings.kind.${kind}`)
      : isOther(kind)
        ? t(`log.kinds.${kind}`)
        : kind;
    return `${word}: ${name ?? id}`;
  };
}

const isReviewed = (kind: string): kind is ReviewKind => reviewKinds.some((one) => one === kind);
const isOther = (kind: string): kind is Exclude<AuditKind, ReviewKind> =>
  auditKinds.some((one) => one === kind && !isReviewed(one));

/** An act that's missing in the catalog is shown by its stored name. */
function useActName() {
  const { t, has } = useWords();
  return (action: string) =>
    has(`log.acts.${action}`) ? t(`log.acts.${action}` as "log.acts.signed-in") : action;
}

function Changes({ kind, changes }: { kind: string; changes: FieldChange[] }) {
  const { t } = useWords();
  const fieldName = useFieldName(isReviewed(kind) ? kind : "business");
  return (
    <table className="log-changes my-2 w-full table-fixed text-sm">
      <thead>
        <tr className="text-left">
          <th scope="col">{t("log.value")}</th>
          <th scope="col">{t("log.before")}</th>
          <th scope="col">{t("log.after")}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr className="border-t border-line align-top" key={field}>
            <th scope="row" className="py-2 pr-3 text-left font-bold wrap-anywhere">
              {field ? fieldName(field) : t("log.value")}
            </th>
            <td className="py-2 pr-3">
              <Said field={field} value={before} />
            </td>
            <td className="py-2">
              <Said field={field} value={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Simple values are shown as forms do; nested ones as stored. */
function Said({ field, value }: { field: string; value: unknown }) {
  const { language } = useWords();
  if (isInstant(field, value)) return <span>{minuteInWords(new Date(value), language)}</span>;
  const isComposed = typeof value === "object" && value !== null && !isTexts(value);
  if (!isComposed) return <FactValue field={field} value={value} />;
  return <code className="wrap-anywhere">{auditText(value)}</code>;
}

const isInstant = (field: string, value: unknown): value is number =>
  typeof value === "number" && /_(at|since|until)$/.test(field);
const isTexts = (value: object) => Array.isArray(value) && value.every((one) => typeof one === "string");
