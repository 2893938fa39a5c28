import { and, eq, type SQL, sql } from "drizzle-orm";
import { nextSlug, slugOf } from "../../../rules/site/slugs";
import type { Database } from "../database";
import { oldSlugs } from "../schema/places";
import { blogPosts } from "../schema/posts";
import { listingTables } from "./listings";

const tables = { ...listingTables, post: blogPosts };
type Kind = keyof typeof tables;

const namesakes = 50;

/** The first free address for a name: not in use by its kind, nor redirecting elsewhere. */
export function freeSlug(kind: Kind, id: string, name: string): SQL {
  const base = slugOf(kind, name);
  const wishes = Array.from({ length: namesakes }, (_, index) => nextSlug(kind, base, index + 1));
  const last = nextSlug(kind, base, Number.parseInt(id.slice(0, 7), 16) || namesakes + 1);
  return sql`coalesce((SELECT value FROM json_each(${JSON.stringify(wishes)})
    WHERE NOT EXISTS (SELECT 1 FROM ${tables[kind]} WHERE slug = value AND id <> ${id})
    AND NOT EXISTS (SELECT 1 FROM ${oldSlugs} WHERE kind = ${kind} AND slug = value AND listing_id <> ${id})
    ORDER BY key LIMIT 1), ${last})`;
}

/** Before a rename: the current address becomes a redirect. */
export function insertOldSlug(db: Database, kind: Kind, { id, slug }: { id: string; slug: string }) {
  return db
    .insert(oldSlugs)
    .values({ kind, slug, listing_id: id })
    .onConflictDoUpdate({ target: [oldSlugs.kind, oldSlugs.slug], set: { listing_id: id } });
}

/** After a rename: an address in use again no longer redirects. */
export function deleteUsedSlug(db: Database, kind: Kind, id: string) {
  const table = tables[kind];
  const inUse = db.select({ slug: table.slug }).from(table).where(eq(table.id, id));
  return db.delete(oldSlugs).where(and(eq(oldSlugs.kind, kind), eq(oldSlugs.slug, inUse)));
}

/** Removes redirects of a deleted or restored place: all of them, or one. */
export function deleteOldSlugs(db: Database, kind: Kind, id: string, slug?: string) {
  const isOne = slug === undefined ? undefined : eq(oldSlugs.slug, slug);
  return db.delete(oldSlugs).where(and(eq(oldSlugs.kind, kind), eq(oldSlugs.listing_id, id), isOne));
}
