import { useWords } from "../../components/site/words";
import { reasonField } from "../../rules/review/field-reasons";
import { fieldWord } from "../../rules/review/field-words";
import type { ReviewKind } from "../../rules/review/review-kinds";
import { Icon } from "../../ui/icon";
import { TextInput } from "../../ui/text-input";
import { goOnByEnter } from "../forms/enter-key";
import { useFieldName } from "../forms/use-field-name";

/** The id of the rejection form, which the remark fields belong to. */
export const refusalForm = "refusal";

type Props = { kind: ReviewKind; field: string; reason?: string };

/** A remark about one field, sent to the owner with the rejection. */
export function FieldReason({ kind, field, reason }: Props) {
  const { t } = useWords();
  const name = useFieldName(kind)(field);
  if (!fieldWord(kind, field)) return null;
  return (
    <details className="text-sm" open={Boolean(reason)} key={reason}>
      <summary className="inline-flex min-h-11 items-center gap-1.5 text-muted hover:text-clay-ink">
        <Icon name="pencil" />
        {t("review.fieldReasonOpen")}
        <span className="unseen"> {name}</span>
      </summary>
      <TextInput
        className="mt-1"
        form={refusalForm}
        name={reasonField(field)}
        aria-label={t("review.fieldReason", { field: name })}
        placeholder={t("review.fieldReason", { field: name })}
        defaultValue={reason}
        maxLength={300}
        onKeyDown={goOnByEnter}
      />
    </details>
  );
}
