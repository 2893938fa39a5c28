import { useWords } from "../../components/site/words";
import { fieldWord } from "../../rules/review/field-words";
import type { ReviewKind } from "../../rules/review/review-kinds";

export function useFieldName(kind: ReviewKind): (field: string) => string {
  const { t } = useWords();
  return (field) => {
    const known = fieldWord(kind, field);
    if (!known) return field;
    return known.isTwin ? t("submission.language.twin", { field: t(known.word) }) : t(known.word);
  };
}
