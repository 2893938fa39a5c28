import { useWords } from "../../components/site/words";
import type { Language } from "../../rules/site/language";

/** Shows below a field what somebody else has saved. */
export function SavedMeanwhile({ text, language }: { text: string; language?: Language }) {
  const { t } = useWords();
  return (
    <p className="rounded-sm bg-sun-soft px-3 py-2.5 text-sm wrap-anywhere whitespace-pre-line">
      <b>{t("studio.editor.theirs")}</b> <span lang={language}>{text || "–"}</span>
    </p>
  );
}
