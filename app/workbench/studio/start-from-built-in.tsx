import { useWords } from "../../components/site/words";
import { useSectionField } from "./section-form-state";

/** With scripts: puts the gray text into its field, where a word of it can be corrected. */
export function StartFromBuiltIn({ name, label }: { name: string; label: string }) {
  const { t } = useWords();
  const { id, hint, isBorrowed } = useSectionField(name);
  if (!hint || isBorrowed) return null;
  const words = t("studio.editor.fromBuiltIn");

  function start() {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.value = hint;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    field.focus();
  }

  return (
    <button type="button" className="from-built-in" aria-label={`${words}: ${label}`} onClick={start}>
      {words}
    </button>
  );
}
