import { useWords } from "../../components/site/words";
import type { FormNotice } from "../../forms/answer";
import type { EditedKind } from "../../rules/places/paths";
import { AnswerNotice } from "./form-notice";

/** Why an edit was not saved. */
export function EditNotice({ kind, notice }: { kind: EditedKind; notice: FormNotice }) {
  const { t } = useWords();
  const failed = { title: t(`listings.updateFailed.${kind}`), text: t("listings.updateFailed.text") };
  return <AnswerNotice notice={notice} failed={failed} />;
}
