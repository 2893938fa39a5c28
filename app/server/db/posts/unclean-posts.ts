import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { PreparedPost } from "../../../rules/posts/prepared-post";
import type { Database } from "../client";
import { pictureFacts } from "../pictures/images";
import { images } from "../schema/images";
import { blogPosts as posts } from "../schema/posts";

/** Posts that were cleaned by a rule before this version, in an order of their own. */
export function selectUncleanPosts(db: Database, version: number, limit: number) {
  return db
    .select()
    .from(posts)
    .where(lt(posts.cleaning_version, version))
    .orderBy(posts.cleaning_version, posts.id)
    .limit(limit);
}

/** What is known of the pictures in them. */
export function selectFactsOfPosts(db: Database, version: number, limit: number) {
  const chosen = db
    .select({ id: posts.id })
    .from(posts)
    .where(lt(posts.cleaning_version, version))
    .orderBy(posts.cleaning_version, posts.id)
    .limit(limit);
  const addresses = sql`(SELECT value FROM ${posts}, json_each(${posts.pictures}) WHERE ${inArray(posts.id, chosen)})`;
  return db
    .select(pictureFacts)
    .from(images)
    .where(sql`'/images/' || ${images.bucket} || '/' || ${images.key} IN ${addresses}`);
}

/** Only while the words are still those that were cleaned. */
export function updateClean(
  db: Database,
  { id, updated_at }: { id: string; updated_at: number },
  { clean, shown, openings, mentions, cleaning_version }: PreparedPost,
) {
  return db
    .update(posts)
    .set({ clean, shown, openings, mentions, cleaning_version })
    .where(and(eq(posts.id, id), eq(posts.updated_at, updated_at)));
}
