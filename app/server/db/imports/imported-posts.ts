import { and, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../database";
import { blogPosts } from "../schema/posts";

export function selectPostsById(db: Database, ids: readonly string[]) {
  const isMeant = inArray(blogPosts.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  return db
    .select()
    .from(blogPosts)
    .where(and(isMeant, isNull(blogPosts.deleted_at)));
}
