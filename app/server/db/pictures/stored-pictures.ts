import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database";
import { images } from "../schema/images";

export function areStored(keys: string[]): SQL {
  return sql`NOT EXISTS (${missingKeys(keys)})`;
}

export function selectMissingPictures(db: Database, keys: string[]) {
  return db.select({ key: sql<string>`value` }).from(sql`(${missingKeys(keys)})`);
}

function missingKeys(keys: string[]): SQL {
  return sql`SELECT value FROM json_each(${JSON.stringify(keys)}) WHERE value NOT IN
    (SELECT ${images.key} FROM ${images} WHERE ${images.deleted_at} IS NULL)`;
}
