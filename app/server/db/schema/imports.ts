import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { RowNote } from "../../../forms/imports/import-row";
import {
  importKinds,
  importStates,
  outcomes,
  rowKinds,
  verdicts,
} from "../../../rules/imports/import-states";
import { languages } from "../../../rules/site/language";
import { id, instant, list } from "./columns";

/** Files of old sites that were brought here, and how far each has come. */
export const imports = sqliteTable(
  "imports",
  {
    id: id(),
    kind: text({ enum: importKinds }).notNull(),
    /** Where it is from: the same name again finds the rows of the last time. */
    source: text().notNull(),
    file_name: text().notNull(),
    columns: list(),
    /** For each column the field it is meant for. */
    fields: text({ mode: "json" }).$type<(string | null)[]>().notNull(),
    /** Whose data it is, where that has to be said. */
    attribution: text(),
    language: text({ enum: languages }).notNull(),
    status: text({ enum: ["pending", "approved"] })
      .notNull()
      .default("pending"),
    /** What becomes of rows that are likely here already. */
    duplicates: text({ enum: ["leave", "add"] })
      .notNull()
      .default("leave"),
    state: text({ enum: importStates }).notNull(),
    row_count: integer().notNull(),
    /** How many of its rows, from the first, have been carried out. */
    rows_done: integer().notNull().default(0),
    version: integer().notNull().default(1),
    user_id: text(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    index("imports_newest").on(table.created_at),
    index("imports_under_way").on(table.state).where(sql`state IN ('applying', 'returning')`),
  ],
);

export const importRows = sqliteTable(
  "import_rows",
  {
    import_id: text().notNull(),
    number: integer().notNull(),
    source: text().notNull(),
    kind: text({ enum: rowKinds }).notNull(),
    /** What it is called where it is from. */
    key: text().notNull(),
    name: text().notNull(),
    cells: list(),
    /** Where the old site shows its pictures. */
    pictures: list(),
    verdict: text({ enum: verdicts }).notNull(),
    notes: text({ mode: "json" }).$type<RowNote[]>().notNull(),
    outcome: text({ enum: outcomes }),
    /** The row of the guide it became; empty again once it was taken back. */
    made_id: text(),
    /** What the import made that row say. */
    fields: text({ mode: "json" }).$type<object>(),
    /** What that row said before, where it was there. */
    before: text({ mode: "json" }).$type<object>(),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.number] }),
    index("import_rows_key").on(table.source, table.kind, table.key).where(sql`made_id IS NOT NULL`),
  ],
);

/** Pictures of an old site that were uploaded here, by the addresses they had there. */
export const importPictures = sqliteTable(
  "import_pictures",
  {
    source: text().notNull(),
    address: text().notNull(),
    /** The picture it is here, by its key among `images`. */
    picture_key: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.address] })],
);
