import { useContext, useRef, useState } from "react";
import { useWords } from "../../components/site/words";
import type { Language } from "../../rules/site/language";
import { Button } from "../../ui/button";
import { Field, fieldId } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { TextArea } from "../../ui/text-area";
import { useFormState } from "../forms/form-state";
import { InsertButtons } from "./insert-buttons";
import { EditorContext } from "./loaded-editor";

type Props = { name: "content" | "translation.content"; label: string; language: Language };

/** The text of a post: a field with its HTML or plain words, and over it, once it is there, the editor. */
export function TextField({ name, label, language }: Props) {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const area = useRef<HTMLTextAreaElement>(null);
  const { RichText, hasFailed } = useContext(EditorContext);
  const [isSource, setSource] = useState(false);
  const [losses, setLosses] = useState<string[]>([]);
  const isTwin = name !== "content";
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
        <div className="post-text">
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
          <div className="post-source" hidden={isRich}>
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
            <InsertButtons area={area} language={language} isTwin={isTwin} />
            <TextArea
              {...control}
              id={isRich ? `${control.id}-source` : control.id}
              ref={area}
              lang={language}
              rows={16}
              defaultValue={text(name)}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
