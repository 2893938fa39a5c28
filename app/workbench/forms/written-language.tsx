import { useEffect, useState } from "react";
import { useBothLanguages, useWords } from "../../components/site/words";
import { isLanguage, type Language } from "../../rules/site/language";
import { RadioGroup } from "../../ui/radio-group";
import { useFormState } from "./form-state";
import { useTypedBeforeHydration } from "./use-typed-before-hydration";

/** The chosen language of a form. Without scripts the page can't follow the choice. */
export function useWrittenLanguage() {
  const { language: pageLanguage } = useWords();
  const [hasScripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);
  const typed = useFormState().text("language");
  const [written, setWritten] = useState<Language>(isLanguage(typed) ? typed : pageLanguage);
  return { written, setWritten, hasScripts };
}

type Props = { label: string; written: Language; onChoice: (language: Language) => void };

export function WrittenLanguage({ label, written, onChoice }: Props) {
  const { t } = useWords();
  const bothLanguages = useBothLanguages();
  const { problem } = useFormState();
  const follow = (value: string) => isLanguage(value) && onChoice(value);
  const part = useTypedBeforeHydration<HTMLDivElement>((typed) => follow(typed("language")));
  return (
    <div ref={part} onChange={({ target }) => follow((target as HTMLInputElement).value)}>
      <RadioGroup
        name="language"
        label={label}
        choices={bothLanguages.map((one) => ({
          value: one,
          label: (
            <span className="inline-block first-letter:uppercase">{t(`submission.language.${one}`)}</span>
          ),
        }))}
        value={written}
        narrow
        error={problem("language")}
      />
    </div>
  );
}
