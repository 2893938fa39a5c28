import { and, asc, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import { seoFields } from "../../../rules/content/seo-fields";
import type { Language } from "../../../rules/site/language";
import type { Database } from "../database";
import { isPublicIn, listingTables } from "../places/listings";
import { isPublicPost } from "../posts/public-posts";
import { pageSeo } from "../schema/content";
import { blogPosts } from "../schema/posts";
import { question, statement } from "../statement";
import { putRow } from "../write-row";

export type SeoRow = typeof pageSeo.$inferSelect;
type Slice = { after: string; limit: number };

export function selectSeoBetween(db: Database, after: string, before: string, limit: number) {
  return db
    .select()
    .from(pageSeo)
    .where(and(gt(pageSeo.page_path, after), lt(pageSeo.page_path, before)))
    .orderBy(asc(pageSeo.page_path))
    .limit(limit);
}

export function selectSeoOf(db: Database, paths: readonly string[]) {
  return db
    .select()
    .from(pageSeo)
    .where(inArray(pageSeo.page_path, [...paths]))
    .limit(paths.length);
}

export function selectSeoPath(db: Database, id: string) {
  return db.select({ page_path: pageSeo.page_path }).from(pageSeo).where(eq(pageSeo.id, id)).limit(1);
}

type Stray = { id: string; page_path: string; canonical_url: string | null };

/** Canonical addresses that are missing or on another origin; each range uses the index. */
export function selectStrayCanonicals(db: Database, origin: string, limit: number) {
  const part = (range: SQL) =>
    sql`SELECT * FROM (SELECT id, page_path, canonical_url FROM ${pageSeo} WHERE ${range} LIMIT ${limit})`;
  // Everything on the guide's own origin sorts between these two; a bare path is our own too.
  const below = sql`canonical_url < ${`${origin}/`} AND canonical_url <> ${origin} AND canonical_url NOT LIKE '/%'`;
  const above = sql`canonical_url >= ${`${origin}0`}`;
  return question<Stray>(
    db,
    sql`SELECT id, page_path, canonical_url FROM (${part(sql`canonical_url IS NULL`)} UNION ALL ${part(below)} UNION ALL ${part(above)})
      ORDER BY page_path LIMIT ${limit}`,
  );
}

const { restaurant, hotel, activity } = listingTables;
const kinds = {
  restaurant: {
    table: restaurant,
    slug: restaurant.slug,
    name: restaurant.name,
    isPublic: isPublicIn(restaurant),
  },
  hotel: { table: hotel, slug: hotel.slug, name: hotel.name, isPublic: isPublicIn(hotel) },
  activity: {
    table: activity,
    slug: activity.slug,
    name: activity.business_name,
    isPublic: isPublicIn(activity),
  },
  post: { table: blogPosts, slug: blogPosts.slug, name: blogPosts.title, isPublic: isPublicPost },
};
export type NamedKind = keyof typeof kinds;

/** Public pages of one kind in the order of their addresses, after a given one. */
export function selectNamesAfter(
  db: Database,
  kind: NamedKind,
  { after, limit, language }: Slice & { language: Language },
) {
  const { table, slug, name, isPublic } = kinds[kind];
  const translated = sql`CASE WHEN ${table.language} <> ${language} AND json_valid(${table.translation})
    THEN nullif(trim(json_extract(${table.translation}, ${`$.${name.name}.text`})), '') END`;
  return question<{ slug: string; name: string }>(
    db,
    sql`SELECT ${slug} AS slug, coalesce(${translated}, ${name}) AS name FROM ${table} WHERE ${isPublic} AND ${slug} > ${after} ORDER BY ${slug} LIMIT ${limit}`,
  );
}

/** Fails where somebody has saved a newer record; `version` is 0 where there was none. */
function isUnchangedSince(path: string, version: number): SQL {
  return sql`coalesce((SELECT ${pageSeo.updated_at} FROM ${pageSeo} WHERE ${pageSeo.page_path} = ${path}), 0) = ${version}`;
}

type Row = typeof pageSeo.$inferInsert;
const changed = [...seoFields, "updated_at"] as const;

export function putSeo(db: Database, row: Row, version: number) {
  return putRow(db, pageSeo, row, { key: ["page_path"], changed }, [
    isUnchangedSince(row.page_path, version),
  ]);
}

export function deleteSeo(db: Database, path: string, version: number) {
  return db.delete(pageSeo).where(and(eq(pageSeo.page_path, path), eq(pageSeo.updated_at, version)));
}

export type Repair = { id: string; path: string; before: string | null; after: string };

/** One statement for all; each address changes only where it still reads as it did. */
export function repairCanonicals(db: Database, repairs: readonly Repair[], now: Date) {
  return statement(
    db,
    sql`UPDATE ${pageSeo} SET canonical_url = repair.value ->> 'after', updated_at = max(updated_at + 1, ${now.getTime()})
      FROM json_each(${JSON.stringify(repairs)}) AS repair
      WHERE ${pageSeo.id} = repair.value ->> 'id' AND canonical_url IS repair.value ->> 'before'`,
  );
}
