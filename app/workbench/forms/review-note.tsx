import { useWords } from "../../components/site/words";
import type { FieldReasons } from "../../rules/review/field-reasons";
import type { ReviewKind } from "../../rules/review/review-kinds";
import { Notice } from "../../ui/notice";
import { useFieldName } from "./use-field-name";

type Props = { kind: ReviewKind; note: string | null; reasons: FieldReasons | null };

/** The reviewer's note as written, and remarks on single fields. */
export function ReviewNote({ kind, note, reasons }: Props) {
  const { t } = useWords();
  const fieldName = useFieldName(kind);
  if (!note && !reasons) return null;
  return (
    <div className="mt-3">
      <Notice tone="error" title={t("listings.note")}>
        {note ? <p className="whitespace-pre-line">{note}</p> : null}
        {reasons ? (
          <ul>
            {Object.entries(reasons).map(([field, reason]) => (
              <li key={field}>
                <strong>{fieldName(field)}</strong>: {reason}
              </li>
            ))}
          </ul>
        ) : null}
      </Notice>
    </div>
  );
}
