import type { TFunction } from "i18next";
import { catalogs } from "../../locales/index";
import type { Language } from "../../rules/site/language";
import { type Override, type Words, wordsFrom } from "../../rules/site/words";
import type { Services } from "../context";
import { ask } from "../db/client";
import { selectTranslations } from "../db/content/translations";

/** The words of both languages, and what an admin put in the place of some. */
export type WordsOfLanguages = {
  words: Record<Language, Words>;
  overrides: Record<Language, readonly Override[]>;
};

export const builtInWords: WordsOfLanguages = {
  words: { en: wordsFrom("en", catalogs.en), es: wordsFrom("es", catalogs.es) },
  overrides: { en: [], es: [] },
};

export function changedWords(language: Language, overrides: readonly Override[]): Words {
  return overrides.length === 0
    ? builtInWords.words[language]
    : wordsFrom(language, catalogs[language], overrides);
}

/** For a scheduled job, which mails people in either language. */
export async function readWords({ db }: Pick<Services, "db">): Promise<(language: Language) => TFunction> {
  const [rows] = await ask(db, [selectTranslations(db, { en: 0, es: 0 })]);
  return (language) => changedWords(language, overridesIn(rows, language)).t;
}

type ChangedRow = Awaited<ReturnType<typeof selectTranslations>>[number];

export function overridesIn(rows: readonly ChangedRow[], language: Language): Override[] {
  return rows.flatMap((row) =>
    row.language !== language || row.key === null || row.value === null
      ? []
      : [{ key: row.key, value: row.value }],
  );
}
