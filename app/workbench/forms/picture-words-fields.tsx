import { useLanguage } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import { wordsField } from "../../forms/picture-words";
import { otherLanguage } from "../../rules/site/language";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { useFormState } from "./form-state";

/** What a stored picture shows, in both languages; its address goes along unseen. */
export function PictureWordsFields({ name, address }: { name: string; address: string }) {
  const { t } = useWords();
  const reader = useLanguage();
  const { text } = useFormState();
  return (
    <>
      <input type="hidden" name={name} value={address} />
      {[reader, otherLanguage(reader)].map((language) => {
        const field = wordsField(language, address);
        return (
          <Field key={language} name={field} label={t(`submission.pictures.altIn.${language}`)}>
            {(control) => (
              <TextInput {...control} lang={language} maxLength={200} defaultValue={text(field)} />
            )}
          </Field>
        );
      })}
    </>
  );
}
