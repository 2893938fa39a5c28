import type { Editor } from "@tiptap/core";
import { type RefObject, useRef, useState } from "react";
import { useWords } from "../../components/site/words";
import { minutesToRead } from "../../rules/posts/post-length";
import type { Language } from "../../rules/site/language";
import type { Control } from "../../ui/field";
import { CardPicker } from "./card-picker";
import { LinkEntry } from "./link-entry";
import { Toolbar } from "./toolbar";
import type { Opened } from "./tools";
import { useEditor } from "./use-editor";
import { useEditorState } from "./use-editor-state";

export type RichTextProps = {
  /** The submitted field, which the editor writes to. */
  area: RefObject<HTMLTextAreaElement | null>;
  control: Control;
  label: string;
  language: Language;
  onSource: () => void;
  /** Called if the text contains tags the editor would lose; then it's only edited as source. */
  onLosses: (tags: string[]) => void;
};

/** A visual editor over the field that holds a post's HTML. */
export default function RichText({ area, control, label, language, onSource, onLosses }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const { editor, problem, clearProblem } = useEditor({
    area,
    box,
    control,
    label,
    language,
    onLosses,
    onLink: () => setOpened("link"),
  });
  const open = (what: Opened) => {
    clearProblem();
    setOpened((now) => (now === what ? null : what));
  };
  const close = (one: Editor) => {
    setOpened(null);
    one.commands.focus();
  };
  return (
    <div className="editor grid grid-cols-1 rounded-lg border border-line bg-card focus-within:border-sea-ink">
      <div className="editor-head z-2 rounded-t-lg border-b border-line bg-card">
        {editor ? <Toolbar editor={editor} opened={opened} onOpen={open} onSource={onSource} /> : null}
        {editor && (opened === "link" || opened === "action") ? (
          <LinkEntry
            key={opened}
            editor={editor}
            isAction={opened === "action"}
            onClose={() => close(editor)}
          />
        ) : null}
        {editor && opened === "place" ? (
          <CardPicker editor={editor} language={language} onClose={() => close(editor)} />
        ) : null}
        {problem ? (
          <p className="error px-4 pb-3" role="alert">
            {problem}
          </p>
        ) : null}
      </div>
      <div className="post-body max-w-none" ref={box} />
      {editor ? <WordCount editor={editor} /> : null}
    </div>
  );
}

function WordCount({ editor }: { editor: Editor }) {
  const { t } = useWords();
  const count = useEditorState(editor, wordsIn);
  if (count === 0) return null;
  return (
    <p className="hint border-t border-line px-5 py-2">
      {t("postForm.editor.words", { count, minutes: minutesToRead(count) })}
    </p>
  );
}

function wordsIn({ state: { doc } }: Editor): number {
  return doc.textBetween(0, doc.content.size, " ", " ").split(/\s+/).filter(Boolean).length;
}
