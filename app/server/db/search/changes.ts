import { asc, inArray, ne, sql } from "drizzle-orm";
import type { SearchKind } from "../../../rules/search/search-kinds";
import type { Database } from "../database";
import { searchChanges, searchWords } from "../schema/search";
import { statement } from "../statement";
import { foundTables } from "./found-rows";

export type SearchChange = { number: number; kind: SearchKind | "words"; ref: string };

/** Oldest first; changes of pages only for callers that know the built-in text. */
export function selectChanges(db: Database, limit: number, knowsPages: boolean) {
  return db
    .select()
    .from(searchChanges)
    .where(knowsPages ? undefined : ne(searchChanges.kind, "guide"))
    .orderBy(asc(searchChanges.number))
    .limit(limit);
}

/** A row that changed again meanwhile has another number and stays. */
export function deleteChanges(db: Database, numbers: number[]) {
  return db
    .delete(searchChanges)
    .where(inArray(searchChanges.number, sql`(SELECT value FROM json_each(${JSON.stringify(numbers)}))`));
}

export function insertPageChanges(db: Database, pages: readonly string[]) {
  return statement(
    db,
    sql`INSERT OR REPLACE INTO ${searchChanges} (kind, ref)
      SELECT 'guide', value FROM json_each(${JSON.stringify(pages)})`,
  );
}

export function insertEveryChange(db: Database, pages: readonly string[]) {
  const rows = Object.entries(foundTables).map(([kind, { table, isPublic }]) =>
    statement(
      db,
      sql`INSERT OR REPLACE INTO ${searchChanges} (kind, ref) SELECT ${kind}, id FROM ${table} WHERE ${isPublic}`,
    ),
  );
  const words = statement(
    db,
    sql`INSERT OR REPLACE INTO ${searchChanges} (kind, ref) SELECT 'words', 'all' FROM ${searchWords}`,
  );
  return [...rows, insertPageChanges(db, pages), words];
}
