import { useWords } from "../../components/site/words";
import type { FieldReasons } from "../../rules/review/field-reasons";
import type { ReviewKind } from "../../rules/review/review-kinds";
import { type FieldValue, factsBesides, factsOf } from "../../rules/review/submission-facts";
import { Icon } from "../../ui/icon";
import { useFieldName } from "../forms/use-field-name";
import { FactValue, isUnsaid } from "./fact-value";
import { FieldReason } from "./field-reason";

type Props = {
  kind: ReviewKind;
  listing: object;
  /** Texts shown elsewhere on the screen, in both languages. */
  words: readonly { field: string }[];
  /** The reviewer's remarks; without them there are no fields for remarks. */
  reasons?: FieldReasons;
};

/** All facts except texts. Empty fields are folded, as names only. */
export function ListingFacts({ kind, listing, words, reasons }: Props) {
  const { t } = useWords();
  const fieldName = useFieldName(kind);
  const facts = factsBesides(words, factsOf(kind, listing));
  const unsaid = facts.filter(({ value }) => isUnsaid(value));
  return (
    <div className="border-t border-line text-sm">
      <Facts kind={kind} facts={facts.filter(({ value }) => !isUnsaid(value))} reasons={reasons} />
      {unsaid.length > 0 ? (
        <details className="group" open={unsaid.some(({ field }) => reasons?.[field])}>
          <summary className="flex min-h-11 cursor-pointer items-start justify-between gap-4 py-3 text-muted">
            <span className="group-open:hidden">
              {t("review.unsaid", { fields: unsaid.map(({ field }) => fieldName(field)).join(", ") })}
            </span>
            <span className="hidden group-open:inline">{t("review.unsaidOpen")}</span>
            <Icon name="chevron-down" className="group-open:rotate-180" />
          </summary>
          <Facts kind={kind} facts={unsaid} reasons={reasons} />
        </details>
      ) : null}
    </div>
  );
}

function Facts({ kind, facts, reasons }: Pick<Props, "kind" | "reasons"> & { facts: FieldValue[] }) {
  const fieldName = useFieldName(kind);
  return (
    <dl className="grid">
      {facts.map(({ field, value }) => (
        <div
          className="grid grid-cols-[1fr_auto] gap-1 border-b border-line py-3 sm:grid-cols-[11rem_1fr_auto]"
          key={field}
        >
          <dt className="text-muted">{fieldName(field)}</dt>
          <dd className="max-sm:col-start-1 max-sm:row-start-2">
            <FactValue field={field} value={value} />
          </dd>
          {reasons ? (
            <dd className="-my-2 max-sm:row-span-2 max-sm:self-center max-sm:[&:has([open])]:col-span-full max-sm:[&:has([open])]:row-span-1 max-sm:[&:has([open])]:row-start-3 [&:has([open])]:sm:col-span-2 [&:has([open])]:sm:col-start-2">
              <FieldReason kind={kind} field={field} reason={reasons[field]} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
