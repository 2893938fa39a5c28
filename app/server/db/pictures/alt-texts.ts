import { and, eq } from "drizzle-orm";
import type { PicturePlace } from "../../../rules/pictures/picture-address";
import type { Database } from "../database";
import { images } from "../schema/images";

export type AltTexts = { alt_en: string; alt_es: string };

/** With `currentWords`, only where it still reads like that. */
export function updateAltTexts(
  db: Database,
  { bucket, key }: PicturePlace,
  words: AltTexts,
  currentWords?: AltTexts,
) {
  const isUnchangedSince =
    currentWords && and(eq(images.alt_en, currentWords.alt_en), eq(images.alt_es, currentWords.alt_es));
  return db
    .update(images)
    .set(words)
    .where(and(eq(images.bucket, bucket), eq(images.key, key), isUnchangedSince));
}
