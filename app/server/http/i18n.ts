import type { i18n } from "i18next";
import { createContext, type RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { catalogs } from "../../locales/index";
import { defaultLanguage, type Language, languageOf, languages } from "../../rules/language";

type Context = Readonly<RouterContextProvider>;
export type Overrides = { key: string; value: string }[];

const [middleware, getLocale, getI18n] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ["custom"],
    findLocale: async ({ request }) => languageOf(new URL(request.url).pathname),
  },
  i18next: {
    resources: { en: { translation: catalogs.en }, es: { translation: catalogs.es } },
    interpolation: { escapeValue: false },
  },
});

export const i18nMiddleware = middleware;
export const languageIn = (context: Context) => getLocale(context) as Language;

const overriddenContext = createContext<i18n | null>(null);

/** The words of this request: the catalogs, with what an admin put in their place. */
export function wordsIn(context: Context): i18n {
  return context.get(overriddenContext) ?? getI18n(context);
}

export function overrideWords(context: RouterContextProvider, overrides: Overrides): void {
  if (overrides.length === 0) return;
  const builtIn = getI18n(context);
  // A fork of the store: the built-in catalogs are shared by all requests and stay as they are.
  const words = builtIn.cloneInstance({ forkResourceStore: true });
  for (const { key, value } of overrides) words.addResource(builtIn.language, "translation", key, value);
  context.set(overriddenContext, words);
}
