import { createInstance, type TFunction } from "i18next";
import { catalogs } from "../../locales/index";
import type { Language } from "../../rules/language";

/** The words of both languages where no page asks for them: for the scheduled jobs. */
export function wordsOfLanguages(): (language: Language) => TFunction {
  const words = createInstance();
  words.init({
    initAsync: false,
    lng: "en",
    resources: { en: { translation: catalogs.en }, es: { translation: catalogs.es } },
    interpolation: { escapeValue: false },
  });
  return (language) => words.getFixedT(language);
}
