import { useBothLanguages, useWords } from "../../components/site/words";
import type { LocalText } from "../../rules/content/localised-text";
import type { ReviewKind } from "../../rules/review/review-kinds";
import { Paragraphs } from "../../ui/prose";
import { useFieldName } from "../forms/field-name";

export type WordsOfBoth = { field: string; en: LocalText; es: LocalText }[];

/** The words as either reader will get them, side by side where there is room. */
export function BothLanguages({ kind, words }: { kind: ReviewKind; words: WordsOfBoth }) {
  const { t } = useWords();
  const bothLanguages = useBothLanguages();
  const fieldName = useFieldName(kind);
  const [name, ...others] = words;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {bothLanguages.map((language) => (
        <section
          className="grid content-start gap-4 rounded-lg border border-line bg-card p-5"
          key={language}
          aria-label={t(`review.languages.${language}`)}
        >
          <p className="kicker">
            <span className="inline-block first-letter:uppercase">{t(`review.languages.${language}`)}</span>
          </p>
          {name ? (
            <h3 className="text-2xl wrap-anywhere" lang={name[language].lang}>
              {name[language].text}
            </h3>
          ) : null}
          {words.every((one) => one[language].lang !== language) ? (
            <p className="text-sm text-muted italic">{t("review.noTranslation")}</p>
          ) : null}
          {others.map((one) => (
            <div className="grid gap-1" key={one.field}>
              <p className="text-sm text-muted">{fieldName(one.field)}</p>
              <div className="prose" lang={one[language].lang}>
                <Paragraphs text={one[language].text} />
              </div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
