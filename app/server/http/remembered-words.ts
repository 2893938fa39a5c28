import type { RouterContextProvider } from "react-router";
import type { Language } from "../../rules/site/language";
import type { Services } from "../context";
import { selectTranslations } from "../db/pages/translations";
import { type ChangedWords, changedWordsContext, languageIn } from "./i18n";
import { overriddenWords } from "./words";

type Context = Readonly<RouterContextProvider>;
type NewerWords = Awaited<ReturnType<typeof selectTranslations>>;

const overrideAge = 5 * 60_000;
// Outlives a request: a language's words with its overrides, for five minutes. They are nobody's.
const remembered = new Map<Language, ChangedWords & { until: number; number: number }>();

/**
 * What an admin put in the place of words since they were last read: a question for the request's batch, and what its
 * answer is given to. From then on the request says what an admin wants said.
 */
export function newerWords(context: Context, { db, now }: Pick<Services, "db" | "now">) {
  const language = languageIn(context);
  const at = now().getTime();
  const cached = remembered.get(language);
  const fresh = cached && cached.until > at && cached.until <= at + overrideAge ? cached : null;
  return {
    query: selectTranslations(db, { language, known: fresh?.number ?? 0 }),
    take(newer: NewerWords): void {
      const words = newer.length === 0 && fresh ? fresh : changedWords(language, newer, at);
      remembered.set(language, words);
      (context as RouterContextProvider).set(changedWordsContext, words);
    },
  };
}

function changedWords(language: Language, newer: NewerWords, at: number) {
  const overrides = newer.flatMap(({ key, value }) =>
    key === null || value === null ? [] : [{ key, value }],
  );
  const words = overriddenWords(language, overrides);
  return { words, overrides, until: at + overrideAge, number: newer[0]?.number ?? 0 };
}
