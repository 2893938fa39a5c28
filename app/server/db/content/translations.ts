import { and, asc, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { factsSection } from "../../../rules/content/facts-section";
import type { Language } from "../../../rules/site/language";
import type { Database } from "../database";
import { pageContent, translations, wordChanges } from "../schema/content";
import { statement } from "../statement";
import { isAt } from "./studio-sections";

/**
 * Replaced words of both languages, where they're newer than what the caller remembers; else nothing, for one row read
 * per language. Each language also answers with the number of its last change. Rows without a language hold the
 * corrected facts of the town.
 */
export function selectWordsAndFacts(db: Database, known: Record<Language, number>) {
  const isNewer = (language: Language) =>
    and(eq(wordChanges.language, language), gt(wordChanges.number, known[language]));
  const words = db
    .select({
      language: sql<Language | null>`${wordChanges.language}`,
      number: sql<number>`${wordChanges.number}`,
      key: sql<string | null>`${translations.translation_key}`,
      value: sql<string | null>`${translations.value}`,
    })
    .from(wordChanges)
    .leftJoin(translations, eq(translations.language, wordChanges.language))
    .where(or(isNewer("en"), isNewer("es")));
  const facts = db
    .select({
      language: sql<Language | null>`NULL`,
      number: sql<number>`0`,
      key: sql<string | null>`NULL`,
      value: sql<string | null>`${pageContent.content_data}`,
    })
    .from(pageContent)
    .where(and(isAt(pageContent, factsSection), eq(pageContent.is_visible, true)));
  return unionAll(words, facts);
}

export type StoredOverride = { language: Language; key: string; value: string };
const columns = {
  language: translations.language,
  key: translations.translation_key,
  value: translations.value,
};

export function selectOverridesOf(db: Database, keys: readonly string[]) {
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  return db
    .select(columns)
    .from(translations)
    .where(
      and(inArray(translations.language, ["en", "es"]), sql`${translations.translation_key} IN ${wanted}`),
    )
    .limit(2 * keys.length);
}

/** Unpaged: there are at most as many as the catalog has words. */
export function selectOverridesAfter(db: Database, language: Language, after: string) {
  return db
    .select(columns)
    .from(translations)
    .where(and(eq(translations.language, language), gt(translations.translation_key, after)))
    .orderBy(asc(translations.translation_key));
}

export function selectWordNumbers(db: Database) {
  return db.select().from(wordChanges).limit(2);
}

/** Outdates every cached copy, where the words still are as they were read. */
export function tellChange(db: Database, conditions: readonly SQL[]) {
  const isSeen = sql.join([sql`1`, ...conditions], sql` AND `);
  return statement(db, sql`UPDATE ${wordChanges} SET number = number + 1 WHERE ${isSeen}`);
}

/** Nobody has changed this word since; null is the built-in text. */
export function isWordUnchanged(key: string, currentTexts: Record<Language, string | null>): SQL {
  const is = (language: Language) =>
    sql`(SELECT value FROM ${translations} WHERE language = ${language} AND translation_key = ${key}) IS ${currentTexts[language]}`;
  return sql`${is("en")} AND ${is("es")}`;
}

export function areWordsUnchanged(number: number): SQL {
  return sql`(SELECT max(number) FROM ${wordChanges}) = ${number}`;
}

/** One statement for all. */
export function putOverrides(db: Database, overrides: readonly StoredOverride[]) {
  return statement(
    db,
    sql`INSERT INTO ${translations} (language, translation_key, value)
      SELECT value ->> 'language', value ->> 'key', value ->> 'value' FROM json_each(${JSON.stringify(overrides)}) WHERE 1
      ON CONFLICT (language, translation_key) DO UPDATE SET value = excluded.value`,
  );
}

export function deleteOverrides(db: Database, gone: readonly Omit<StoredOverride, "value">[]) {
  return statement(
    db,
    sql`DELETE FROM ${translations} WHERE (language, translation_key) IN
      (SELECT value ->> 'language', value ->> 'key' FROM json_each(${JSON.stringify(gone)}))`,
  );
}
