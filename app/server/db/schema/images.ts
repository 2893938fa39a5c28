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
    /** Taken away: for ten minutes it can be had back, then it goes for good. */
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

/** Tells this guide's database from every other one; each bucket carries a mark that names it. One row. */
export const guideIdentity = sqliteTable("guide_identity", {
  one: integer().primaryKey(),
  identity: text().notNull(),
});

/** What the last sweep found in a bucket. */
export const bucketSweeps = sqliteTable("bucket_sweeps", {
  bucket: text({ enum: ["cms-images", "business-images"] }).primaryKey(),
  swept_at: instant().notNull(),
  /** Why nothing was taken: no mark, the mark of another database, or too many at once. */
  problem: text({ enum: ["unmarked", "foreign", "many"] }),
  /** What nobody could explain, where there is a problem. */
  count: integer().notNull().default(0),
  /** The keys that wait for an admin, or that may go: those are on their way out until none is left. */
  keys: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  confirmed_at: instant(),
});
