import { and, eq } from "drizzle-orm";
import type { PicturePlace } from "../../../rules/pictures/picture-address";
import type { Database } from "../client";
import { images } from "../schema/images";

export type ImageWords = { alt_en: string; alt_es: string };

/** What a picture shows, in words of both languages. */
export function updateImageWords(db: Database, { bucket, key }: PicturePlace, words: ImageWords) {
  return db
    .update(images)
    .set(words)
    .where(and(eq(images.bucket, bucket), eq(images.key, key)));
}
