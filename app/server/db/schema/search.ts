import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { SearchKind } from "../../../rules/search/search-kinds";
import { instant } from "./columns";

/**
 * Changes the search index hasn't taken over: triggers write a row for each, in the same transaction, with a growing
 * number. The index is a separate database.
 */
export const searchChanges = sqliteTable(
  "search_changes",
  {
    number: integer().primaryKey({ autoIncrement: true }),
    kind: text().$type<SearchKind | "words">().notNull(),
    ref: text().notNull(),
  },
  (table) => [uniqueIndex("search_change_of").on(table.kind, table.ref)],
);

/** The admins' synonyms: one row, whose version grows with each change. */
export const searchWords = sqliteTable("search_words", {
  id: integer().primaryKey(),
  text: text().notNull(),
  version: integer().notNull(),
  updated_at: instant().notNull(),
});

/** Searches without a result: a keyed hash without words until it has been asked often enough. */
export const unfoundSearches = sqliteTable(
  "unfound_searches",
  {
    hash: text().primaryKey(),
    times: integer().notNull(),
    words: text(),
    asked_on: text().notNull(),
    // Networks share drawers, and each drawer counts once a day.
    drawers: text().notNull().default(""),
  },
  (table) => [
    index("unfound_searches_told").on(table.times).where(sql`words IS NOT NULL`),
    index("unfound_searches_age").on(table.asked_on),
  ],
);

/** Random, so that nobody can compute the hash of a word they guess. */
export const hashKeys = sqliteTable("hash_keys", { name: text().primaryKey(), key: text().notNull() });
