import type { RouterContextProvider } from "react-router";
import type { Language } from "../../rules/site/language";
import { type Services, servicesContext } from "../context";
import { selectTranslations } from "../db/pages/translations";
import { type ChangedWords, changedWordsContext, languageIn } from "./i18n";
import { overriddenWords } from "./words";

type Context = Readonly<RouterContextProvider>;
type NewerWords = Awaited<ReturnType<typeof selectTranslations>>;

const overrideAge = 5 * 60_000;
// Outlives a request: a language's words with its overrides, for five minutes. They are nobody's.
const remembered = new Map<Language, ChangedWords & { until: number; number: number }>();

function freshWords(language: Language, now: number) {
  const cached = remembered.get(language);
  return cached && cached.until > now && cached.until <= now + overrideAge ? cached : null;
}

/** What an admin put in the place of words since they were last read. */
export function askNewerWords(context: Context, db: Services["db"]) {
  const language = languageIn(context);
  const known = freshWords(language, context.get(servicesContext).now().getTime())?.number ?? 0;
  return selectTranslations(db, { language, known });
}

/** From here on this request says what an admin wants said. */
export function takeNewerWords(context: Context, newer: NewerWords): void {
  const language = languageIn(context);
  const now = context.get(servicesContext).now().getTime();
  let words = freshWords(language, now);
  if (!words || newer.length > 0) {
    const overrides = newer.flatMap(({ key, value }) =>
      key === null || value === null ? [] : [{ key, value }],
    );
    const changed = { words: overriddenWords(language, overrides), overrides };
    words = { ...changed, until: now + overrideAge, number: newer[0]?.number ?? 0 };
    remembered.set(language, words);
  }
  (context as RouterContextProvider).set(changedWordsContext, words);
}
