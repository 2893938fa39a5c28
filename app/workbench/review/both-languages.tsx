import { useBothLanguages, useWords } from "../../components/site/words";
import type { FieldReasons } from "../../rules/review/field-reasons";
import type { ReviewKind } from "../../rules/review/review-kinds";
import type { Language } from "../../rules/site/language";
import type { LocalText } from "../../rules/site/owner-translation";
import { Paragraphs } from "../../ui/paragraphs";
import { useFieldName } from "../forms/use-field-name";
import { FieldReason } from "./field-reason";

export type WordsOfBoth = { field: string; en: LocalText; es: LocalText }[];

type Props = {
  kind: ReviewKind;
  words: WordsOfBoth;
  original: Language;
  /** The reviewer's remarks; without them there are no fields for remarks. */
  reasons?: FieldReasons;
};

/** Both languages side by side where there's room, with a remark field for each text. */
export function BothLanguages({ kind, words, original, reasons }: Props) {
  const { t } = useWords();
  const bothLanguages = useBothLanguages();
  const fieldName = useFieldName(kind);
  const [first] = words;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {bothLanguages.map((language) => {
        const isWritten = (one: WordsOfBoth[number]) => one[language].lang === language;
        const missing = words.filter((one) => !isWritten(one));
        // Texts that are the same in both languages, like names, are only shown in the original.
        const isRepeated = (one: WordsOfBoth[number]) =>
          language !== original && one !== first && one.en.text === one.es.text;
        const listed = words.filter((one) => isWritten(one) && !isRepeated(one));
        return (
          <section
            className="grid content-start gap-4 rounded-lg border border-line bg-card p-5"
            key={language}
            aria-label={t(`review.languages.${language}`)}
          >
            <p className="kicker">
              <span className="inline-block first-letter:uppercase">{t(`review.languages.${language}`)}</span>
            </p>
            {listed.map((one) => {
              const field = language === original ? one.field : `translation.${one.field}`;
              return (
                <div className="grid gap-1" key={one.field}>
                  {one === first ? (
                    <h3 className="text-2xl wrap-anywhere" lang={language}>
                      {one[language].text}
                    </h3>
                  ) : (
                    <>
                      <p className="text-sm text-muted">{fieldName(one.field)}</p>
                      <div className="prose" lang={language}>
                        <Paragraphs text={one[language].text} />
                      </div>
                    </>
                  )}
                  {reasons ? <FieldReason kind={kind} field={field} reason={reasons[field]} /> : null}
                </div>
              );
            })}
            {missing.length > 0 ? (
              <p className="text-sm text-muted italic">
                {missing.length === words.length
                  ? t("review.noTranslation")
                  : t("review.untranslated", {
                      fields: missing.map(({ field }) => fieldName(field)).join(", "),
                    })}
              </p>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
