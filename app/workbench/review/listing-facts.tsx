import { factsOf } from "../../rules/review/facts";
import type { FieldReasons } from "../../rules/review/field-reasons";
import type { ReviewKind } from "../../rules/review/review-kinds";
import { useFieldName } from "../forms/field-name";
import { FactValue } from "./fact-value";
import { FieldReason } from "./field-reason";

type Props = {
  kind: ReviewKind;
  listing: object;
  /** What was just written about single fields; without it there is no room to write. */
  reasons?: FieldReasons;
};

/** Everything a submission says, field by field. */
export function ListingFacts({ kind, listing, reasons }: Props) {
  const fieldName = useFieldName(kind);
  return (
    <dl className="grid text-sm">
      {factsOf(kind, listing).map(({ field, value }) => (
        <div className="grid gap-1 border-t border-line py-3 sm:grid-cols-[11rem_1fr_auto]" key={field}>
          <dt className="text-muted">{fieldName(field)}</dt>
          <dd>
            <FactValue field={field} value={value} />
          </dd>
          {reasons ? (
            <dd className="[&:has([open])]:sm:col-span-2 [&:has([open])]:sm:col-start-2">
              <FieldReason kind={kind} field={field} reason={reasons[field]} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
