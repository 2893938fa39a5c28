import type { TFunction } from "i18next";
import { createContext } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { defaultLanguage, type Language, languageOf, languages } from "../../rules/site/language";
import type { Words } from "../../rules/site/words";
import type { TownFacts } from "../../rules/town/facts";
import type { Context } from "../context";
import { builtInWords, type WordsOfLanguages } from "./changed-words";

const [middleware, getLocale] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ["custom"],
    findLocale: async ({ request }) => languageOf(new URL(request.url).pathname),
  },
  // The library only finds the language; the words come from words.ts.
  i18next: { initAsync: false },
});

export const i18nMiddleware = middleware;
export const languageIn = (context: Context) => getLocale(context) as Language;

export const wordsContext = createContext<WordsOfLanguages>(builtInWords);

/** With the words that admins have changed; in the page's language unless another is given. */
export function wordsIn(context: Context, language = languageIn(context)): Words {
  return context.get(wordsContext).words[language];
}

/** For mail, which is written in its reader's language. */
export function wordsFor(context: Context): (language: Language) => TFunction {
  return (language) => wordsIn(context, language).t;
}

/** With the admins' corrections. */
export function townFactsIn(context: Context): TownFacts {
  return context.get(wordsContext).facts;
}
