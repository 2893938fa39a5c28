import { factsOf } from "../../rules/review/facts";
import type { ReviewKind } from "../../rules/review/review-kinds";
import { FactValue } from "./fact-value";
import { useFieldName } from "./listing-field-name";

type Props = { kind: ReviewKind; listing: object };

/** Everything a submission says, field by field. */
export function ListingFacts({ kind, listing }: Props) {
  const fieldName = useFieldName(kind);
  return (
    <dl className="grid text-sm">
      {factsOf(kind, listing).map(({ field, value }) => (
        <div className="grid gap-1 border-t border-line py-3 sm:grid-cols-[11rem_1fr]" key={field}>
          <dt className="text-muted">{fieldName(field)}</dt>
          <dd>
            <FactValue field={field} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
