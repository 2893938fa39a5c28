import { sql } from "drizzle-orm";
import type { Database } from "../database";
import { pictureFacts } from "../pictures/pictures";
import { images } from "../schema/images";
import { blogPosts as posts } from "../schema/posts";

/** Pictures in the public post or its waiting edit. */
export function selectPicturesOfPost(db: Database, id: string) {
  const addresses = sql`(SELECT value FROM ${posts}, json_each(${posts.pictures}) WHERE ${posts.id} = ${id})`;
  return db
    .select(pictureFacts)
    .from(images)
    .where(sql`'/images/' || ${images.bucket} || '/' || ${images.key} IN ${addresses}`)
    .limit(100);
}

export function selectPictures(db: Database, keys: readonly string[]) {
  return db
    .select(pictureFacts)
    .from(images)
    .where(sql`${images.key} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`)
    .limit(100);
}
