import { useWords } from "../../components/site/words";
import { otherLanguage } from "../../rules/site/language";
import { Field } from "../../ui/field";
import { Fold } from "../../ui/fold";
import { TextArea, TextInput } from "../../ui/text-input";
import { useOpenPart } from "./folded-part";
import { useFormState } from "./form-state";
import { useWrittenLanguage, WrittenLanguage } from "./written-language";

type Twin = { name: string; label: string; isLong?: boolean; maxLength?: number };

/** The language of the fields above, and the same fields in the other one. */
export function LanguageFields({ twins }: { twins: Twin[] }) {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const { written, setWritten, hasScripts } = useWrittenLanguage();
  const other = otherLanguage(written);
  const names = twins.map(({ name }) => `translation.${name}`);
  const isUsed = names.some((name) => text(name) || problem(name));
  const part = useOpenPart("language", isUsed);
  // Without scripts the page can't follow the choice above, so it doesn't name the language.
  const title = hasScripts ? t(`submission.language.otherIn.${other}`) : t("submission.language.otherTitle");
  const twinLabel = (field: string) =>
    hasScripts
      ? t(`submission.language.twinIn.${other}`, { field })
      : t("submission.language.twin", { field });
  return (
    <div className="grid gap-4">
      <WrittenLanguage label={t("submission.language.written")} written={written} onChoice={setWritten} />
      <Fold title={title} {...part}>
        <p className="hint">{t("submission.language.otherHint")}</p>
        {twins.map(({ name, label, isLong, maxLength }) => (
          <Field
            key={name}
            name={`translation.${name}`}
            label={twinLabel(label)}
            optional={t("submission.optional")}
            error={problem(`translation.${name}`)}
          >
            {(control) => {
              const Input = isLong ? TextArea : TextInput;
              const value = text(`translation.${name}`);
              const lang = hasScripts ? other : undefined;
              return <Input {...control} lang={lang} maxLength={maxLength} defaultValue={value} />;
            }}
          </Field>
        ))}
      </Fold>
    </div>
  );
}
