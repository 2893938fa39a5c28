import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { PicturePlace } from "../../../rules/pictures/picture-address";
import type { Database } from "../client";
import { images } from "../schema/images";
import { isUnused } from "./picture-uses";

export type ImageRow = typeof images.$inferSelect;

/** What a page knows of a picture before it has loaded. */
export const pictureFacts = {
  key: images.key,
  width: images.width,
  height: images.height,
  colour: images.colour,
  alt_en: images.alt_en,
  alt_es: images.alt_es,
};

export function insertImage(db: Database, row: Omit<ImageRow, "alt_en" | "alt_es" | "deleted_at">) {
  return db.insert(images).values(row);
}

const place = sql`${images.bucket} || '/' || ${images.key}`;
const unused = isUnused(place);
/** The pictures of the pages are a library: they stay until an admin takes them away, and so do those of older versions. */
const forgotten = sql`${images.key} NOT LIKE 'pages/%' AND ${isUnused(place, true)}`;

function isAt({ bucket, key }: PicturePlace) {
  return and(eq(images.bucket, bucket), eq(images.key, key));
}

/** Takes the row away unless something still shows the picture; an owner's own, or with `null` anybody's. */
export function deleteUnusedImage(db: Database, at: PicturePlace, owner: string | null) {
  return db
    .delete(images)
    .where(and(isAt(at), owner === null ? undefined : eq(images.user_id, owner), unused))
    .returning({ key: images.key });
}

export function selectImage(db: Database, at: PicturePlace) {
  return db.select().from(images).where(isAt(at)).limit(1);
}

function areForgotten(bucket: PicturePlace["bucket"], before: Date) {
  const isOld = sql`${images.created_at} < ${before.getTime()}`;
  return and(eq(images.bucket, bucket), isOld, isNull(images.deleted_at), forgotten);
}

/** Pictures that nothing shows and nobody keeps. */
export function selectForgotten(db: Database, bucket: PicturePlace["bucket"], before: Date) {
  return db.select({ key: images.key }).from(images).where(areForgotten(bucket, before)).limit(20_000);
}

/** Takes the rows of those among these away that are still forgotten. */
export function deleteForgotten(db: Database, bucket: PicturePlace["bucket"], keys: string[], before: Date) {
  return db.delete(images).where(and(isAmong(keys), areForgotten(bucket, before)));
}

export function countImages(db: Database, bucket: PicturePlace["bucket"]) {
  return db.select({ count: count() }).from(images).where(eq(images.bucket, bucket));
}

function isAmong(keys: string[]) {
  return sql`${images.key} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;
}

/** Which of these keys have a row. */
export function selectKnownKeys(db: Database, bucket: PicturePlace["bucket"], keys: string[]) {
  return db
    .select({ key: images.key })
    .from(images)
    .where(and(eq(images.bucket, bucket), isAmong(keys)));
}

export type PictureWords = { key: string; alt_en: string; alt_es: string };

/** What the pictures show, in words; only for an owner's own, or with `null` for anybody's. */
export function updatePictureWords(db: Database, owner: string | null, words: PictureWords[]) {
  const given = sql`json_each(${JSON.stringify(words)})`;
  const word = (name: "alt_en" | "alt_es") =>
    sql<string>`(SELECT value ->> ${sql.raw(`'${name}'`)} FROM ${given} WHERE value ->> 'key' = ${images.key})`;
  return db
    .update(images)
    .set({ alt_en: word("alt_en"), alt_es: word("alt_es") })
    .where(
      and(
        owner === null ? undefined : eq(images.user_id, owner),
        sql`${images.key} IN (SELECT value ->> 'key' FROM ${given})`,
      ),
    );
}

/** For choosing one: what was uploaded last. */
export function selectNewestImages(db: Database, limit: number) {
  return db
    .select({ ...pictureFacts, bucket: images.bucket })
    .from(images)
    .orderBy(desc(images.created_at), desc(images.key))
    .limit(limit);
}
