import type { Editor } from "@tiptap/core";
import { useWords } from "../../components/site/words";
import { minutesToRead } from "../../rules/posts/reading-time";
import { useEditorState } from "./use-editor-state";

export function WordCount({ editor }: { editor: Editor }) {
  const { t } = useWords();
  const count = useEditorState(editor, wordsIn);
  if (count === 0) return null;
  return <p className="hint">{t("postForm.editor.words", { count, minutes: minutesToRead(count) })}</p>;
}

function wordsIn({ state: { doc } }: Editor): number {
  return doc.textBetween(0, doc.content.size, " ", " ").split(/\s+/).filter(Boolean).length;
}
