import type { RouterContextProvider } from "react-router";
import { readData } from "../../rules/content/page-content";
import { type Language, languages } from "../../rules/site/language";
import { factsUnder } from "../../rules/town/facts";
import type { Services } from "../context";
import { selectWordsAndFacts } from "../db/content/translations";
import { builtInWords, changedWords, overridesIn, storedFacts, type WordsOfLanguages } from "./changed-words";
import { wordsContext } from "./i18n";

type Context = Readonly<RouterContextProvider>;
type NewerWords = Awaited<ReturnType<typeof selectWordsAndFacts>>;
type Remembered = WordsOfLanguages & {
  until: number;
  numbers: Record<Language, number>;
  /** As stored. */
  stored: string;
};

const overrideAge = 5 * 60_000;
const nothing: Remembered = { ...builtInWords, until: 0, numbers: { en: 0, es: 0 }, stored: "" };
// The one state that outlives a request: both languages' words and the facts, for five minutes. Nothing in them is
// personal.
let remembered = nothing;

/**
 * A query for what admins changed since the words were last read (both languages, since a form may send mail in the
 * other), and a function that takes its answer into this request.
 */
export function newerWords(context: Context, { db, now }: Pick<Services, "db" | "now">) {
  const at = now().getTime();
  const isFresh = remembered.until > at && remembered.until <= at + overrideAge;
  const known = isFresh ? remembered : { ...nothing, until: at + overrideAge };
  return {
    query: selectWordsAndFacts(db, known.numbers),
    take(newer: NewerWords): void {
      const current = withFacts(known, storedFacts(newer));
      remembered = languages.reduce((all, language) => withNewer(all, language, newer), current);
      (context as RouterContextProvider).set(wordsContext, remembered);
    },
  };
}

function withFacts(known: Remembered, stored: string): Remembered {
  if (stored === known.stored) return known;
  const facts = factsUnder(readData(stored || null));
  const { overrides } = known;
  const words = { en: changedWords("en", overrides.en, facts), es: changedWords("es", overrides.es, facts) };
  return { ...known, words, facts, stored };
}

function withNewer(known: Remembered, language: Language, newer: NewerWords): Remembered {
  const number = newer.find((row) => row.language === language)?.number;
  if (number === undefined) return known;
  const overrides = overridesIn(newer, language);
  return {
    ...known,
    words: { ...known.words, [language]: changedWords(language, overrides, known.facts) },
    overrides: { ...known.overrides, [language]: overrides },
    numbers: { ...known.numbers, [language]: number },
  };
}
