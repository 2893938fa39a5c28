import type { ReactNode } from "react";
import type { Language } from "../../rules/site/language";
import { type Localised, localise, readTranslation } from "../../rules/site/owner-translation";
import { useWords } from "../site/words";

type Written = { language: Language; translation: unknown };

/** A place's texts in the page's language, where available. */
export function usePlaceText<Field extends string>(
  place: Written,
  fields: Record<Field, string | null>,
  facts: readonly NoInfer<Field>[] = [],
): Localised<Field> {
  const { language } = useWords();
  return localise(
    { language: place.language, translation: readTranslation(place.translation) },
    fields,
    language,
    facts,
  );
}

/** A note on texts that exist in one language only. */
export function OnlyIn({ language }: { language: Language | null }): ReactNode {
  const { t } = useWords();
  if (!language) return null;
  return (
    <span className="text-xs text-muted italic">
      {t(language === "en" ? "frame.onlyInEnglish" : "frame.onlyInSpanish")}
    </span>
  );
}

/** A text's language, if it isn't the page's. */
export function foreign(text: { lang: Language }, page: Language): Language | undefined {
  return text.lang === page ? undefined : text.lang;
}
