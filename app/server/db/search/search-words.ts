import { eq, sql } from "drizzle-orm";
import type { Synonym } from "../../../rules/search/admin-synonyms";
import type { Database } from "../database";
import { searchWords } from "../schema/search";
import { statement } from "../statement";
import { putRow } from "../write-row";

export type SearchWordsRow = typeof searchWords.$inferSelect;

const only = 1;

export function selectSearchWords(db: Database) {
  return db.select().from(searchWords).where(eq(searchWords.id, only)).limit(1);
}

/** `currentRow` is the version the form shows, 0 where there was none. Fails where somebody has saved a newer one. */
export function putSearchWords(db: Database, text: string, currentRow: number, now: Date) {
  const row = { id: only, text, version: currentRow + 1, updated_at: now.getTime() };
  const isUnchangedSince = sql`coalesce((SELECT ${searchWords.version} FROM ${searchWords}), 0) = ${currentRow}`;
  return putRow(db, searchWords, row, { key: ["id"], changed: ["text", "version", "updated_at"] }, [
    isUnchangedSince,
  ]);
}

/**
 * Replaces the synonyms in the index. A change that comes late is ignored: the empty word keeps the number of the last
 * one.
 */
export function replaceSynonyms(index: Database, synonyms: readonly Synonym[], version: number) {
  const all = [{ word: "", means: "" }, ...synonyms];
  return [
    statement(index, sql`DELETE FROM synonyms WHERE version <= ${version}`),
    statement(
      index,
      sql`INSERT INTO synonyms (word, ref, version, means)
        SELECT value ->> 'word', key, ${version}, value ->> 'means' FROM json_each(${JSON.stringify(all)})
        WHERE NOT EXISTS (SELECT 1 FROM synonyms WHERE version > ${version})
        ON CONFLICT DO NOTHING`,
    ),
  ] as const;
}
