import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns";

/** One row an accepted picture; the bytes lie in the bucket under the same key. */
export const images = sqliteTable(
  "images",
  {
    key: text().primaryKey(),
    bucket: text({ enum: ["cms-images", "business-images"] }).notNull(),
    user_id: text(),
    content_type: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    // Dominant colour, one of the 32 classes a page may use before the picture is there.
    colour: integer().notNull(),
    alt_en: text().notNull().default(""),
    alt_es: text().notNull().default(""),
    created_at: instant().notNull(),
  },
  (table) => [
    index("images_owner").on(table.user_id, table.created_at),
    index("images_newest").on(table.created_at, table.key),
    index("images_said").on(
      sql`(${table.alt_en} <> '' AND ${table.alt_es} <> '')`,
      table.created_at,
      table.key,
    ),
  ],
);
