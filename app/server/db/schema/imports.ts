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

/** Files from other sites, and how far each import has come. */
export const imports = sqliteTable(
  "imports",
  {
    id: id(),
    kind: text({ enum: importKinds }).notNull(),
    /** Where the file is from: the same name finds the rows of the last import. */
    source: text().notNull(),
    file_name: text().notNull(),
    columns: list(),
    /** The form's field for each column. */
    fields: text({ mode: "json" }).$type<(string | null)[]>().notNull(),
    attribution: text(),
    language: text({ enum: languages }).notNull(),
    status: text({ enum: ["pending", "approved"] })
      .notNull()
      .default("pending"),
    /** What happens to rows that probably exist already. */
    duplicates: text({ enum: ["leave", "add"] })
      .notNull()
      .default("leave"),
    state: text({ enum: importStates }).notNull(),
    row_count: integer().notNull(),
    /** How many rows, from the first, have been imported. */
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
    /** The row's id at its source. */
    key: text().notNull(),
    name: text().notNull(),
    cells: list(),
    /** Picture addresses at the old site. */
    pictures: list(),
    verdict: text({ enum: verdicts }).notNull(),
    notes: text({ mode: "json" }).$type<RowNote[]>().notNull(),
    outcome: text({ enum: outcomes }),
    /** The row it became here; empty again once taken back. */
    made_id: text(),
    /** What the import wrote to that row. */
    fields: text({ mode: "json" }).$type<object>(),
    /** The row before, where it existed. */
    before: text({ mode: "json" }).$type<object>(),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.number] }),
    index("import_rows_key").on(table.source, table.kind, table.key).where(sql`made_id IS NOT NULL`),
  ],
);

/** Uploaded pictures of another site, by their addresses there. */
export const importPictures = sqliteTable(
  "import_pictures",
  {
    source: text().notNull(),
    address: text().notNull(),
    /** Its key among `images`. */
    picture_key: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.address] })],
);
