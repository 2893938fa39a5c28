import { createInstance, type i18n, type TFunction } from "i18next";
import { catalogs } from "../../locales/index";
import { type Language, languages } from "../../rules/site/language";
import { type Override, oneFullStop } from "../../rules/site/page-words";

/** Made once: every request reads the same catalogs, and i18next takes a while to get ready. */
const builtIn = new Map(languages.map((language) => [language, makeWords(language)]));

function makeWords(lng: Language): i18n {
  const words = createInstance();
  words.use({ type: "postProcessor", name: "oneFullStop", process: oneFullStop });
  words.init({
    postProcess: ["oneFullStop"],
    initAsync: false,
    lng,
    resources: { en: { translation: catalogs.en }, es: { translation: catalogs.es } },
    // Stored words are looked up as well, and a colon in one of them leads nowhere else.
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return words;
}

export function builtInWords(language: Language): i18n {
  return builtIn.get(language) ?? makeWords(language);
}

/** With what an admin put in the place of some. The catalogs themselves stay as they are. */
export function overriddenWords(language: Language, overrides: Override[]): i18n {
  if (overrides.length === 0) return builtInWords(language);
  const words = builtInWords(language).cloneInstance({ forkResourceStore: true });
  for (const { key, value } of overrides) words.addResource(language, "translation", key, value);
  return words;
}

/** The words of both languages where no page asks for them: for the scheduled jobs. */
export function wordsOfLanguages(): (language: Language) => TFunction {
  return (language) => builtInWords(language).t;
}
