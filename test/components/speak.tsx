import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { WordsProvider } from "../../app/components/site/words";
import { catalogs } from "../../app/locales/index";
import type { Language } from "../../app/rules/site/language";

/** Renders a piece of a page in a language, as the server does. */
export function speak(language: Language, piece: ReactNode): string {
  const words = createInstance();
  words.init({
    lng: language,
    resources: { [language]: { translation: catalogs[language] } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return renderToStaticMarkup(<WordsProvider i18n={words}>{piece}</WordsProvider>);
}
