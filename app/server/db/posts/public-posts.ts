import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { profiles } from "../schema/accounts";
import { oldSlugs } from "../schema/places";
import { blogPosts as posts, postTags } from "../schema/posts";

/** Literal values, so that SQLite recognises the partial index. */
export const isPublicPost: SQL = sql`${posts.status} = 'approved' AND ${posts.publication} = 'published' AND ${posts.deleted_at} IS NULL`;

type PostKey = readonly [published_at: number, id: string];
type Slice = { after: PostKey | null; limit: number };

/** A post written before an account was taken over isn't signed by its new holder. */
const author = sql<
  string | null
>`(SELECT ${profiles.name} FROM ${profiles} WHERE ${profiles.id} = ${posts.user_id}
  AND coalesce(${profiles.taken_over_at}, 0) < ${sql.raw('"blog_posts"."created_at"')})`.as("author");

/** Cards don't need the whole post in its other language. */
export const cardColumns = {
  ...pick(posts, "id", "slug", "title", "excerpt", "openings", "category", "tags"),
  ...pick(posts, "featured_image_url", "image_colour", "language"),
  translation: sql`json_remove(${posts.translation}, '$.content')`.mapWith(posts.translation).as("words"),
  published_at: posts.published_at,
  created_at: posts.created_at,
};
const card = { ...cardColumns, author };

const list = (db: Database, { after, limit, category }: Slice & { category?: string }) =>
  db
    .select(card)
    .from(posts)
    .where(
      and(
        isPublicPost,
        category === undefined ? undefined : eq(posts.category, category),
        after ? sql`(${posts.published_at}, ${posts.id}) < (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(desc(posts.published_at), desc(posts.id))
    .limit(limit);

const tagged = (db: Database, { after, limit, tag }: Slice & { tag: string }) =>
  db
    .select(card)
    .from(postTags)
    .innerJoin(posts, eq(posts.id, postTags.post_id))
    .where(
      and(
        eq(postTags.tag, tag),
        after ? sql`(${postTags.published_at}, ${postTags.post_id}) < (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(desc(postTags.published_at), desc(postTags.post_id))
    .limit(limit);

export type PostFilter = { category?: string; tag?: string };

/** Latest first. */
export function selectPublicPosts(
  db: Database,
  { category, tag }: PostFilter,
  after: PostKey | null,
  limit: number,
) {
  return tag === undefined ? list(db, { after, limit, category }) : tagged(db, { after, limit, tag });
}

/** To suggest tags. */
export function selectLatestTags(db: Database, limit: number) {
  return db
    .select({ tags: posts.tags })
    .from(posts)
    .where(isPublicPost)
    .orderBy(desc(posts.published_at), desc(posts.id))
    .limit(limit);
}

export const selectPublicPost = (db: Database, { slug }: { slug: string }) =>
  db
    .select({
      ...card,
      ...pick(posts, "seo_title", "seo_description", "seo_keywords", "shown", "approved_at"),
      changed_at: posts.changed_at,
    })
    .from(posts)
    .where(and(eq(posts.slug, slug), isPublicPost))
    .limit(1);

const hereKey = (slug: string) =>
  sql`(SELECT ${posts.published_at}, ${posts.id} FROM ${posts} WHERE ${posts.slug} = ${slug} AND ${isPublicPost})`;

export function selectPostBeside(db: Database, slug: string, way: "older" | "newer") {
  const [isThere, order] = way === "older" ? [sql`<`, desc] : [sql`>`, asc];
  return db
    .select(card)
    .from(posts)
    .where(and(isPublicPost, sql`(${posts.published_at}, ${posts.id}) ${isThere} ${hereKey(slug)}`))
    .orderBy(order(posts.published_at), order(posts.id))
    .limit(1);
}

/** Follows an old address while the post is public. */
export const selectPublicPostMove = (db: Database, { slug }: { slug: string }) =>
  db
    .select({ slug: posts.slug })
    .from(oldSlugs)
    .innerJoin(posts, eq(posts.id, oldSlugs.listing_id))
    .where(and(eq(oldSlugs.kind, "post"), eq(oldSlugs.slug, slug), isPublicPost))
    .limit(1);

/** With their full text. */
export function selectFeedPosts(db: Database, limit: number) {
  return db
    .select({ ...card, clean: posts.clean, approved_at: posts.approved_at, changed_at: posts.changed_at })
    .from(posts)
    .where(isPublicPost)
    .orderBy(desc(posts.published_at), desc(posts.id))
    .limit(limit);
}

/** For the sitemap. */
export function selectPublicPostAddresses(db: Database, limit: number) {
  return db
    .select({
      slug: posts.slug,
      changed_at: sql<number>`coalesce(${posts.changed_at}, ${posts.approved_at}, ${posts.created_at})`,
    })
    .from(posts)
    .where(isPublicPost)
    .orderBy(desc(posts.published_at), desc(posts.id))
    .limit(limit);
}
