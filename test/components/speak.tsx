import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { catalogs } from "../../app/locales/index";
import type { Language } from "../../app/rules/language";

/** Renders a piece of a page in a language, as the server does. */
export function speak(language: Language, piece: ReactNode): string {
  const words = createInstance();
  words.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: catalogs[language] } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return renderToStaticMarkup(<I18nextProvider i18n={words}>{piece}</I18nextProvider>);
}
