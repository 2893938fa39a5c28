import { count, isNull, sql, sum } from "drizzle-orm";
import type { Database } from "../database";
import { images } from "../schema/images";
import { statement } from "../statement";

/** Pictures without an alternative text in one of the languages. */
export function countUnsaidPictures(db: Database) {
  return db
    .select({ count: count() })
    .from(images)
    .where(sql`(${images.alt_en} <> '' AND ${images.alt_es} <> '') = 0 AND ${images.deleted_at} IS NULL`);
}

/** Bytes of all pictures, in every width. */
export function sumPictures(db: Database) {
  return db
    .select({ bytes: sum(images.bytes).mapWith(Number) })
    .from(images)
    .where(isNull(images.deleted_at));
}

/** D1 reports the database's size with every answer. */
export function askSize(db: Database) {
  return statement(db, sql`SELECT 1`);
}
