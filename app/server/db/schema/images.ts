import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns";

/** One row per accepted picture; the bytes are in the bucket under the same key. */
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
    // One of the 32 colour classes shown until the picture has loaded.
    colour: integer().notNull(),
    alt_en: text().notNull().default(""),
    alt_es: text().notNull().default(""),
    created_at: instant().notNull(),
    /** Deleted pictures can be restored for ten minutes. */
    deleted_at: instant(),
  },
  (table) => [
    index("images_owner").on(table.user_id, table.created_at),
    index("images_deleted").on(table.deleted_at).where(sql`${table.deleted_at} IS NOT NULL`),
    index("images_newest").on(table.created_at, table.key),
    index("images_said").on(
      sql`(${table.alt_en} <> '' AND ${table.alt_es} <> '')`,
      table.created_at,
      table.key,
    ),
  ],
);

/** Tells this guide's database from others; each bucket carries a mark that names it. One row. */
export const guideIdentity = sqliteTable("guide_identity", {
  one: integer().primaryKey(),
  identity: text().notNull(),
});

/** The result of the last sweep of a bucket. */
export const bucketSweeps = sqliteTable("bucket_sweeps", {
  bucket: text({ enum: ["cms-images", "business-images"] }).primaryKey(),
  swept_at: instant().notNull(),
  /** Why nothing was deleted: no mark, another database's mark, or too many files at once. */
  problem: text({ enum: ["unmarked", "foreign", "many"] }),
  /** How many files are unexplained. */
  count: integer().notNull().default(0),
  /** Keys that wait for an admin, or may be deleted: those are on their way out until none is left. */
  keys: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  confirmed_at: instant(),
});
