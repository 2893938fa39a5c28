import type { RouterContextProvider } from "react-router";
import { type Language, languages } from "../../rules/site/language";
import type { Services } from "../context";
import { selectTranslations } from "../db/content/translations";
import { wordsContext } from "./i18n";
import { builtInWords, changedWords, overridesIn, type WordsOfLanguages } from "./words";

type Context = Readonly<RouterContextProvider>;
type NewerWords = Awaited<ReturnType<typeof selectTranslations>>;
type Remembered = WordsOfLanguages & { until: number; numbers: Record<Language, number> };

const overrideAge = 5 * 60_000;
const nothing: Remembered = { ...builtInWords, until: 0, numbers: { en: 0, es: 0 } };
// Outlives a request: the words of both languages with their overrides, for five minutes. They are nobody's.
let remembered = nothing;

/**
 * What an admin put in the place of words since they were last read, in both languages: a page speaks one, and a mail
 * that its form sends may speak the other. A question for the request's batch, and what its answer is given to. From
 * then on the request says what an admin wants said.
 */
export function newerWords(context: Context, { db, now }: Pick<Services, "db" | "now">) {
  const at = now().getTime();
  const isFresh = remembered.until > at && remembered.until <= at + overrideAge;
  const known = isFresh ? remembered : { ...nothing, until: at + overrideAge };
  return {
    query: selectTranslations(db, known.numbers),
    take(newer: NewerWords): void {
      remembered = languages.reduce((all, language) => withNewer(all, language, newer), known);
      (context as RouterContextProvider).set(wordsContext, remembered);
    },
  };
}

function withNewer(known: Remembered, language: Language, newer: NewerWords): Remembered {
  const number = newer.find((row) => row.language === language)?.number;
  if (number === undefined) return known;
  const overrides = overridesIn(newer, language);
  return {
    ...known,
    words: { ...known.words, [language]: changedWords(language, overrides) },
    overrides: { ...known.overrides, [language]: overrides },
    numbers: { ...known.numbers, [language]: number },
  };
}
