import { useWords } from "../../components/site/words";
import { Notice } from "../../ui/notice";

/** The reviewer's words, as they were written. */
export function ReviewNote({ note }: { note: string }) {
  const { t } = useWords();
  return (
    <div className="mt-3">
      <Notice tone="error" title={t("listings.note")}>
        <p className="whitespace-pre-line">{note}</p>
      </Notice>
    </div>
  );
}
