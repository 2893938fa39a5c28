import type { i18n } from "i18next";
import { createContext, type RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { defaultLanguage, type Language, languageOf, languages } from "../../rules/site/language";
import { type Override, type Words, wordsFrom } from "../../rules/site/page-words";
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

export type ChangedWords = { words: i18n; overrides: Override[] };
export const changedWordsContext = createContext<ChangedWords | null>(null);

/** The words of this request: the catalogs, with what an admin put in their place. */
export function wordsIn(context: Context): i18n {
  return context.get(changedWordsContext)?.words ?? builtInWords(languageIn(context));
}

const pageWords = new WeakMap<i18n, Words>();

/** The same, as components ask for them. */
export function pageWordsIn(context: Context): Words {
  const words = wordsIn(context);
  const known = pageWords.get(words) ?? wordsFrom(languageIn(context), catalogOf(words));
  pageWords.set(words, known);
  return known;
}

const catalogOf = (words: i18n): object => words.getResourceBundle(words.language, "translation");
