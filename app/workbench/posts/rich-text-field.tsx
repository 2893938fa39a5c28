import { type RefObject, useContext, useRef, useState } from "react";
import { useWords } from "../../components/site/words";
import { formatButtons, type InsertName, snippet, snippetNames } from "../../rules/posts/snippets";
import type { Language } from "../../rules/site/language";
import { Button } from "../../ui/button";
import { Field, fieldId } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { TextArea } from "../../ui/text-input";
import { useFormState } from "../forms/form-state";
import { EditorContext } from "./loaded-editor";
import { usePostEditor } from "./post-editor-context";

type Name = "content" | "translation.content" | "content.en" | "content.es";
type Props = { name: Name; label: string; language: Language };

/** The suffix of the insert buttons' intents; none for the post's main text. */
const insertsInto: Record<Name, string> = {
  content: "",
  "translation.content": ":translation",
  "content.en": ":en",
  "content.es": ":es",
};

/** A field for HTML or plain text, with the editor on top once it has loaded. */
export function RichTextField({ name, label, language }: Props) {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const area = useRef<HTMLTextAreaElement>(null);
  const { RichText, hasFailed } = useContext(EditorContext);
  const [isSource, setSource] = useState(false);
  const [losses, setLosses] = useState<string[]>([]);
  const isTwin = name === "translation.content";
  const isRich = RichText !== null && !isSource;
  return (
    <Field
      name={name}
      label={label}
      hint={isTwin || isRich ? undefined : t("postForm.fields.contentHint")}
      required={!isTwin}
      optional={isTwin ? t("submission.optional") : undefined}
      error={problem(name)}
      labelFor={isRich ? `${fieldId(name)}-source` : undefined}
    >
      {(control) => (
        <div className="grid gap-2.5">
          {isRich ? (
            <RichText
              {...{ area, control, label, language }}
              onSource={() => setSource(true)}
              onLosses={(tags) => {
                setLosses(tags);
                setSource(true);
              }}
            />
          ) : null}
          <div className="grid gap-2.5" hidden={isRich}>
            {hasFailed ? <Notice tone="warn">{t("postForm.editor.failed")}</Notice> : null}
            {losses.length > 0 ? (
              <Notice tone="warn" role="status">
                {t("postForm.editor.losses", { tags: losses.join(", ") })}
              </Notice>
            ) : null}
            {RichText ? (
              <p>
                <Button
                  type="button"
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    setLosses([]);
                    setSource(false);
                  }}
                >
                  {t("postForm.editor.back")}
                </Button>
              </p>
            ) : null}
            <TextArea
              {...control}
              id={isRich ? `${control.id}-source` : control.id}
              ref={area}
              lang={language}
              className="field-sizing-fixed font-mono text-sm [tab-size:2]"
              rows={16}
              defaultValue={text(name)}
            />
            <InsertButtons area={area} language={language} into={insertsInto[name]} />
          </div>
        </div>
      )}
    </Field>
  );
}

type InsertButtonsProps = {
  area: RefObject<HTMLTextAreaElement | null>;
  /** Of the text; inserted snippets use its words as placeholders. */
  language: Language;
  into: string;
};

/** Without scripts a button submits the form, and the snippet is appended; with scripts it's inserted at the cursor. */
function InsertButtons({ area, language, into }: InsertButtonsProps) {
  const { t } = useWords();
  const { snippets } = usePostEditor();
  const insert = (name: InsertName) => {
    if (area.current) insertAt(area.current, name, snippet(name, snippets[language]));
  };
  const buttons = (names: readonly InsertName[]) =>
    names.map((name) => (
      <Button
        key={name}
        intent={`insert:${name}${into}`}
        variant="secondary"
        size="small"
        onClick={(event) => {
          event.preventDefault();
          insert(name);
        }}
      >
        {t(`postForm.buttons.${name}`)}
      </Button>
    ));
  return (
    <fieldset className="flex flex-wrap gap-1.5 [&_.button]:px-3.5" aria-label={t("postForm.buttons.label")}>
      {buttons(formatButtons)}
      {buttons(snippetNames)}
    </fieldset>
  );
}

const marks: Partial<Record<InsertName, [before: string, after: string]>> = {
  link: ['<a href="https://">', "</a>"],
  bold: ["<strong>", "</strong>"],
  italic: ["<em>", "</em>"],
  "list-item": ["<li>", "</li>"],
};

/** Wraps the selection, or inserts at the cursor; the browser can undo it. */
function insertAt(area: HTMLTextAreaElement, name: InsertName, made: string): void {
  const { selectionStart, selectionEnd, value } = area;
  const chosen = value.slice(selectionStart, selectionEnd);
  const around = chosen ? marks[name] : undefined;
  const isBlock = !marks[name];
  const before = isBlock && value.slice(0, selectionStart).trim() ? "\n\n" : "";
  const text = around ? around.join(chosen) : `${before}${made}${isBlock ? "\n" : ""}`;
  area.focus();
  // The only way to change a field that the browser's undo knows about.
  if (!document.execCommand("insertText", false, text)) area.setRangeText(text);
}
