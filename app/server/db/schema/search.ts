import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { SearchKind } from "../../../rules/search/kinds";
import { instant } from "./columns";

/**
 * What the search has yet to take over: triggers on the tables of everything that can be found write a row for each
 * change, in the same transaction, with a number that only grows. The index itself is a database of its own.
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

/** What an admin says that people mean by the words they type: one row, whose version grows with each change of it. */
export const searchWords = sqliteTable("search_words", {
  id: integer().primaryKey(),
  text: text().notNull(),
  version: integer().notNull(),
  updated_at: instant().notNull(),
});

/** What visitors looked for in vain: until it has been asked often enough, a keyed hash of it and no word. */
export const unfoundSearches = sqliteTable(
  "unfound_searches",
  {
    hash: text().primaryKey(),
    times: integer().notNull(),
    words: text(),
    asked_on: text().notNull(),
    // Who asked on that day shares a drawer with others, and counts once.
    drawers: text().notNull().default(""),
  },
  (table) => [
    index("unfound_searches_told").on(table.times).where(sql`words IS NOT NULL`),
    index("unfound_searches_age").on(table.asked_on),
  ],
);

/** Drawn once at random: without it nobody makes the hash of a word they guess. */
export const hashKeys = sqliteTable("hash_keys", { name: text().primaryKey(), key: text().notNull() });
