import { and, eq, getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { pictureAt } from "../../../rules/pictures/picture-address";
import type { ListingKind } from "../../../rules/site/slugs";
import type { Database } from "../client";
import { images } from "../schema/images";
import { throttleCounts } from "../schema/upkeep";
import { freeSlug } from "./listing-slugs";
import { listingTables } from "./listings";

/** Columns with their values; the rest take their defaults. */
export type NewListing = Record<string, unknown> & {
  id: string;
  user_id: string;
  form_token: string;
  image_url: string | null;
};

/**
 * Writes the row unless the same form has written one before or `isAllowed` does not hold. Its address is found in the
 * same statement, so that eight of one name at one instant get eight addresses.
 */
export function insertListing(
  db: Database,
  kind: ListingKind,
  row: NewListing,
  name: string,
  isAllowed: SQL[],
) {
  const table = listingTables[kind];
  const given: Record<string, unknown> = {
    ...row,
    slug: freeSlug(kind, row.id, name),
    image_colour: colourOf(row.image_url),
  };
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table)).filter(
    ([, column]) => column.generated === undefined,
  );
  const values = columns.map(([key, column]) => valueFor(column, given[key] ?? column.default ?? null));
  return db
    .insert(table)
    .select(sql`SELECT ${sql.join(values, sql`, `)} WHERE ${sql.join(isAllowed, sql` AND `)}`)
    .onConflictDoNothing({ target: [table.user_id, table.form_token] });
}

function valueFor(column: SQLiteColumn, value: unknown): SQL {
  if (is(value, SQL)) return value;
  return value === null ? sql`NULL` : sql`${sql.param(value, column)}`;
}

/** The colour of a picture of ours; others have none. */
export function colourOf(address: string | null): SQL {
  const place = pictureAt(address ?? "");
  if (!place) return sql`NULL`;
  return sql`(SELECT ${images.colour} FROM ${images} WHERE ${images.key} = ${place.key})`;
}

type Sent = { kind: ListingKind; row: NewListing };
export type Allowance = { name: string; subject: string; start: number; limit: number };

export function isWithin({ name, subject, start, limit }: Allowance): SQL {
  return sql`coalesce((SELECT count FROM ${throttleCounts}
    WHERE name = ${name} AND subject = ${subject} AND span_start = ${start}), 0) < ${limit}`;
}

export function areStored(keys: string[]): SQL {
  return sql`NOT EXISTS (${missingKeys(keys)})`;
}

function missingKeys(keys: string[]): SQL {
  return sql`SELECT value FROM json_each(${JSON.stringify(keys)}) WHERE value NOT IN (SELECT ${images.key} FROM ${images})`;
}

/** Counts the form that has just written its row, and no other. */
export function countSubmission(db: Database, { kind, row }: Sent, { name, subject, start }: Allowance) {
  const isWritten = sql`EXISTS (SELECT 1 FROM ${listingTables[kind]} WHERE id = ${row.id})`;
  return db
    .insert(throttleCounts)
    .select(sql`SELECT ${name}, ${subject}, ${start}, 1 WHERE ${isWritten}`)
    .onConflictDoUpdate({
      target: [throttleCounts.name, throttleCounts.subject, throttleCounts.span_start],
      set: { count: sql`${throttleCounts.count} + 1` },
    });
}

/** The listing this form made, now or before; none when it was not allowed to make one. */
export function selectSubmission(db: Database, { kind, row }: Sent) {
  const table = listingTables[kind];
  return db
    .select({ id: table.id, slug: table.slug })
    .from(table)
    .where(and(eq(table.user_id, row.user_id), eq(table.form_token, row.form_token)))
    .limit(1);
}

export function selectMissingPictures(db: Database, keys: string[]) {
  return db.select({ key: sql<string>`value` }).from(sql`(${missingKeys(keys)})`);
}
