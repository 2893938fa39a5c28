import { count, isNull, sql, sum } from "drizzle-orm";
import type { Database } from "../client";
import { images } from "../schema/images";
import { statement } from "../statement";

/** How many pictures lack words in a language. */
export function countUnsaidPictures(db: Database) {
  return db
    .select({ count: count() })
    .from(images)
    .where(sql`(${images.alt_en} <> '' AND ${images.alt_es} <> '') = 0 AND ${images.deleted_at} IS NULL`);
}

/** What all pictures weigh together, each in every width. */
export function sumPictures(db: Database) {
  return db
    .select({ bytes: sum(images.bytes).mapWith(Number) })
    .from(images)
    .where(isNull(images.deleted_at));
}

/** Any answer of the database says how large it is. */
export function askSize(db: Database) {
  return statement(db, sql`SELECT 1`);
}
