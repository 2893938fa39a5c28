import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database";
import { blogPosts as posts } from "../schema/posts";
import { selectPost } from "./own-posts";

/** A post that was never submitted isn't found: only its author may read it. */
export function selectReviewedPost(db: Database, id: string) {
  return selectPost(db, and(eq(posts.id, id), sql`(publication = 'published' OR approved_at IS NOT NULL)`));
}
