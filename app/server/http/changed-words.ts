import type { TFunction } from "i18next";
import { catalogs } from "../../locales/index";
import { factWords } from "../../rules/content/fact-words";
import { readData } from "../../rules/content/page-content";
import type { Language } from "../../rules/site/language";
import { type Override, type Words, wordsFrom } from "../../rules/site/words";
import { builtInFacts, factsUnder, type TownFacts } from "../../rules/town/facts";
import type { Services } from "../context";
import { selectWordsAndFacts } from "../db/content/translations";
import { ask } from "../db/database";

/** Both languages' words with the admins' changes, and the facts of the town. */
export type WordsOfLanguages = {
  words: Record<Language, Words>;
  overrides: Record<Language, readonly Override[]>;
  facts: TownFacts;
};

export const builtInWords: WordsOfLanguages = {
  words: { en: wordsWith("en", [], builtInFacts), es: wordsWith("es", [], builtInFacts) },
  overrides: { en: [], es: [] },
  facts: builtInFacts,
};

export function changedWords(
  language: Language,
  overrides: readonly Override[],
  facts: TownFacts = builtInFacts,
): Words {
  return overrides.length === 0 && facts === builtInFacts
    ? builtInWords.words[language]
    : wordsWith(language, overrides, facts);
}

function wordsWith(language: Language, overrides: readonly Override[], facts: TownFacts): Words {
  const plain = wordsFrom(language, catalogs[language], overrides);
  return wordsFrom(language, catalogs[language], overrides, factWords(facts, plain));
}

/** For scheduled jobs, which mail people in either language. */
export async function readWords(services: Pick<Services, "db">): Promise<(language: Language) => TFunction> {
  return (await readWordsAndFacts(services)).words;
}

/** The same with the facts of the town. */
export async function readWordsAndFacts({ db }: Pick<Services, "db">) {
  const [rows] = await ask(db, [selectWordsAndFacts(db, { en: 0, es: 0 })]);
  const facts = factsUnder(readData(storedFacts(rows) || null));
  return {
    facts,
    words: (language: Language) => changedWords(language, overridesIn(rows, language), facts).t,
  };
}

type ChangedRow = Awaited<ReturnType<typeof selectWordsAndFacts>>[number];

/** As stored. */
export function storedFacts(rows: readonly ChangedRow[]): string {
  return rows.find(({ language }) => language === null)?.value ?? "";
}

export function overridesIn(rows: readonly ChangedRow[], language: Language): Override[] {
  return rows.flatMap((row) =>
    row.language !== language || row.key === null || row.value === null
      ? []
      : [{ key: row.key, value: row.value }],
  );
}
