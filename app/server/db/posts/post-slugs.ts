import { and, eq, type SQL, sql } from "drizzle-orm";
import { nextSlug } from "../../../rules/site/slugs";
import type { Database } from "../client";
import { oldSlugs } from "../schema/places";
import { blogPosts as posts } from "../schema/posts";

const namesakes = 50;

/** The wished address, or the next free one: not another post's, nor one that still leads to another. */
export function freePostSlug(id: string, wish: string): SQL {
  const wishes = Array.from({ length: namesakes }, (_, index) => nextSlug("post", wish, index + 1));
  const last = nextSlug("post", wish, Number.parseInt(id.slice(0, 7), 16) || namesakes + 1);
  return sql`coalesce((SELECT value FROM json_each(${JSON.stringify(wishes)})
    WHERE NOT EXISTS (SELECT 1 FROM ${posts} WHERE slug = value AND id <> ${id})
    AND NOT EXISTS (SELECT 1 FROM ${oldSlugs} WHERE kind = 'post' AND slug = value AND listing_id <> ${id})
    ORDER BY key LIMIT 1), ${last})`;
}

/** Before a new address: the one of today goes on leading to the post. */
export function insertOldPostSlug(db: Database, { id, slug }: { id: string; slug: string }) {
  return db
    .insert(oldSlugs)
    .values({ kind: "post", slug, listing_id: id })
    .onConflictDoUpdate({ target: [oldSlugs.kind, oldSlugs.slug], set: { listing_id: id } });
}

/** After it: an address that is in use again leads nowhere else. */
export function deleteUsedPostSlug(db: Database, id: string) {
  const inUse = db.select({ slug: posts.slug }).from(posts).where(eq(posts.id, id));
  return db.delete(oldSlugs).where(and(eq(oldSlugs.kind, "post"), eq(oldSlugs.slug, inUse)));
}
