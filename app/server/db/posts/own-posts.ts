import { and, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { selectDeleted } from "../deleted-rows";
import { blogPosts as posts } from "../schema/posts";
import { cardColumns } from "./public-posts";

export type PostRow = typeof posts.$inferSelect;

export type PostChange = Partial<typeof posts.$inferInsert>;

/** Other people's posts aren't found. */
export function selectOwnPost(db: Database, id: string, userId: string) {
  return selectPost(db, and(eq(posts.id, id), eq(posts.user_id, userId)));
}

export function selectPost(db: Database, isWanted: SQL | undefined) {
  return db
    .select()
    .from(posts)
    .where(and(isWanted, isNull(posts.deleted_at)))
    .limit(1);
}

/** An autosaved draft, by its form's token. */
export function selectDraft(db: Database, userId: string, formToken: string) {
  return db
    .select(pick(posts, "id", "slug", "updated_at", "autosaved_at", "deleted_at"))
    .from(posts)
    .where(and(eq(posts.user_id, userId), eq(posts.form_token, formToken)))
    .limit(1);
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

/** Newest first. */
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

export function selectDeletedPosts(db: Database, userId: string, since: Date) {
  return selectDeleted(db, { kind: "post", table: posts, name: posts.title }, "post", userId, since);
}
