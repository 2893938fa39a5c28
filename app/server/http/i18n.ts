import type { i18n } from "i18next";
import { createContext, type RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { defaultLanguage, type Language, languageOf, languages } from "../../rules/site/language";
import { builtInWords } from "./words";

type Context = Readonly<RouterContextProvider>;

const [middleware, getLocale] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ["custom"],
    findLocale: async ({ request }) => languageOf(new URL(request.url).pathname),
  },
  // The words are ours (see words.ts), so there is nothing that the library's own instance would have to wait for.
  i18next: { initAsync: false },
});

export const i18nMiddleware = middleware;
export const languageIn = (context: Context) => getLocale(context) as Language;

const overriddenContext = createContext<i18n | null>(null);

/** The words of this request: the catalogs, with what an admin put in their place. */
export function wordsIn(context: Context): i18n {
  return context.get(overriddenContext) ?? builtInWords(languageIn(context));
}

export function overrideWords(context: RouterContextProvider, words: i18n): void {
  context.set(overriddenContext, words);
}
