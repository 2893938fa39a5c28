import { and, desc, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database";
import { profiles } from "../schema/accounts";
import { images } from "../schema/images";
import { isUnused } from "./unused-pictures";

/** Pictures without alternative text come first, then the newest. */
export type GridKey = readonly [isSaid: number, created_at: number, key: string];
type Slice = { after: GridKey | null; limit: number; isUnusedOnly: boolean };

const isSaid = sql<number>`(${images.alt_en} <> '' AND ${images.alt_es} <> '')`;
const unused = isUnused(sql`${images.bucket} || '/' || ${images.key}`);

/** With alternative texts in both languages (1), or missing one (0); newest first. */
export function selectGrid(db: Database, isDescribed: 0 | 1, slice: Slice) {
  const owner = sql<
    string | null
  >`(SELECT ${profiles.name} FROM ${profiles} WHERE ${profiles.id} = ${images.user_id})`;
  const { key, bucket, width, height, bytes, alt_en, alt_es, created_at } = images;
  return db
    .select({ key, bucket, width, height, bytes, alt_en, alt_es, created_at, owner })
    .from(images)
    .where(within(isDescribed, slice))
    .orderBy(desc(images.created_at), desc(images.key))
    .limit(slice.limit);
}

/** The same pictures by key and address, for finding what shows them. */
export function gridPlaces(isDescribed: 0 | 1, slice: Slice): SQL {
  return sql`SELECT ${images.key} AS key, '/images/' || ${images.bucket} || '/' || ${images.key} AS url FROM ${images}
    WHERE ${within(isDescribed, slice)} ORDER BY ${images.created_at} DESC, ${images.key} DESC LIMIT ${slice.limit}`;
}

function within(isDescribed: 0 | 1, { after, isUnusedOnly }: Slice) {
  const isOfKind = sql`${isSaid} = ${sql.raw(String(isDescribed))} AND ${images.deleted_at} IS NULL`;
  return and(isOfKind, behind(isDescribed, after), isUnusedOnly ? unused : undefined);
}

function behind(isDescribed: number, after: GridKey | null): SQL | undefined {
  if (!after || after[0] < isDescribed) return undefined;
  if (after[0] > isDescribed) return sql`0`;
  return sql`(${images.created_at}, ${images.key}) < (${after[1]}, ${after[2]})`;
}
