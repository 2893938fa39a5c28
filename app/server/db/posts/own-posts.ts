import { and, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../client";
import { selectDeleted } from "../deleted-rows";
import { pictureFacts } from "../pictures/images";
import { images } from "../schema/images";
import { blogPosts as posts } from "../schema/posts";
import { cardColumns } from "./posts";

export type PostRow = typeof posts.$inferSelect;
export type PostChange = Partial<typeof posts.$inferInsert>;

/** One of a person's own posts; anybody else's is not found. */
export function selectOwnPost(db: Database, id: string, userId: string) {
  return selectPost(db, and(eq(posts.id, id), eq(posts.user_id, userId)));
}

/** A post for whoever reviews it. What nobody was asked to look at is its author's alone. */
export function selectReviewedPost(db: Database, id: string) {
  return selectPost(db, and(eq(posts.id, id), sql`(publication = 'published' OR approved_at IS NOT NULL)`));
}

function selectPost(db: Database, isWanted: SQL | undefined) {
  return db
    .select()
    .from(posts)
    .where(and(isWanted, isNull(posts.deleted_at)))
    .limit(1);
}

/** A draft that the browser saved by itself, by the form that it belongs to. */
export function selectDraft(db: Database, userId: string, formToken: string) {
  return db
    .select(pick(posts, "id", "slug", "updated_at", "autosaved_at", "deleted_at"))
    .from(posts)
    .where(and(eq(posts.user_id, userId), eq(posts.form_token, formToken)))
    .limit(1);
}

/** What is known of the pictures a post shows or wants to show. */
export function selectPicturesOfPost(db: Database, id: string) {
  const addresses = sql`(SELECT value FROM ${posts}, json_each(${posts.pictures}) WHERE ${posts.id} = ${id})`;
  return db
    .select(pictureFacts)
    .from(images)
    .where(sql`'/images/' || ${images.bucket} || '/' || ${images.key} IN ${addresses}`)
    .limit(100);
}

/** The same for pictures that a form names. */
export function selectPictures(db: Database, keys: readonly string[]) {
  return db
    .select(pictureFacts)
    .from(images)
    .where(sql`${images.key} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`)
    .limit(100);
}

type OwnPostKey = readonly [created_at: number, id: string];

const ownCard = {
  ...cardColumns,
  author: sql<null>`NULL`.as("author"),
  ...pick(posts, "status", "publication", "review_note", "review_reasons", "reviewed_at"),
  pending_changes: sql<number>`${posts.pending_changes} IS NOT NULL`.as("has_changes"),
  waiting_since: posts.waiting_since,
  autosaved_at: posts.autosaved_at,
};

/** A person's posts, the newest first, from behind a key on. */
export function selectOwnPosts(db: Database, userId: string, after: OwnPostKey | null, limit: number) {
  const isBehind = after ? sql`(${posts.created_at}, ${posts.id}) < (${after[0]}, ${after[1]})` : undefined;
  return db
    .select(ownCard)
    .from(posts)
    .where(and(eq(posts.user_id, userId), isNull(posts.deleted_at), isBehind))
    .orderBy(desc(posts.created_at), desc(posts.id))
    .limit(limit);
}

export type OwnPost = Awaited<ReturnType<typeof selectOwnPosts>>[number];

export function countOwnPosts(db: Database, userId: string) {
  return db
    .select({ count: count() })
    .from(posts)
    .where(and(eq(posts.user_id, userId), isNull(posts.deleted_at)));
}

/** What its author deleted and may still take back. */
export function selectDeletedPosts(db: Database, userId: string, since: Date) {
  return selectDeleted(db, { kind: "post", table: posts, name: posts.title }, "post", userId, since);
}
