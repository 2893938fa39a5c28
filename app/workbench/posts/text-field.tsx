import { useRef } from "react";
import { useWords } from "../../components/site/words";
import type { Language } from "../../rules/site/language";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-area";
import { useFormState } from "../forms/form-state";
import { InsertButtons } from "./insert-buttons";

type Props = { name: "content" | "translation.content"; label: string; language: Language };

/** The text of a post as it is stored: HTML, or plain words. */
export function TextField({ name, label, language }: Props) {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const area = useRef<HTMLTextAreaElement>(null);
  const isTwin = name !== "content";
  return (
    <Field
      name={name}
      label={label}
      hint={isTwin ? undefined : t("postForm.fields.contentHint")}
      required={!isTwin}
      optional={isTwin ? t("submission.optional") : undefined}
      error={problem(name)}
    >
      {(control) => (
        <div className="post-text">
          <InsertButtons area={area} language={language} isTwin={isTwin} />
          <TextArea {...control} ref={area} lang={language} rows={16} defaultValue={text(name)} />
        </div>
      )}
    </Field>
  );
}
