import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { SearchKind } from "../../../rules/search/kinds";

/**
 * What the search has yet to take over: triggers on the tables of everything that can be found write a row for each
 * change, in the same transaction, with a number that only grows. The index itself is a database of its own.
 */
export const searchChanges = sqliteTable(
  "search_changes",
  {
    number: integer().primaryKey({ autoIncrement: true }),
    kind: text().$type<SearchKind>().notNull(),
    ref: text().notNull(),
  },
  (table) => [uniqueIndex("search_change_of").on(table.kind, table.ref)],
);
