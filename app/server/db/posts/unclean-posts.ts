import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { PreparedPost } from "../../../rules/posts/prepared-post";
import type { Database } from "../database";
import { pictureFacts } from "../pictures/pictures";
import { images } from "../schema/images";
import { blogPosts as posts } from "../schema/posts";

/** Posts cleaned by older rules than this version's. */
export function selectUncleanPosts(db: Database, version: number, limit: number) {
  return db
    .select()
    .from(posts)
    .where(lt(posts.cleaning_version, version))
    .orderBy(posts.cleaning_version, posts.id)
    .limit(limit);
}

/** Their pictures. */
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

/** Only while the text is still the one that was cleaned. */
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
