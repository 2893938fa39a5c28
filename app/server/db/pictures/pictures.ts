import { and, count, desc, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { PicturePlace } from "../../../rules/pictures/picture-address";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { images } from "../schema/images";
import { isUnapproved, isUnused } from "./unused-pictures";

type ImageRow = typeof images.$inferSelect;

/** What a page needs before the picture has loaded. */
export const pictureFacts = pick(images, "key", "width", "height", "colour", "alt_en", "alt_es");

export function insertImage(db: Database, row: Omit<ImageRow, "alt_en" | "alt_es" | "deleted_at">) {
  return db.insert(images).values(row);
}

const place = sql`${images.bucket} || '/' || ${images.key}`;
const unused = isUnused(place);
/** Page pictures are a library: they stay until an admin removes them. */
const forgotten = sql`${images.key} NOT LIKE 'pages/%' AND ${isUnused(place, true)}`;

const isThere = isNull(images.deleted_at);

function isAt({ bucket, key }: PicturePlace) {
  return and(eq(images.bucket, bucket), eq(images.key, key));
}

/** Only an unused picture: the owner's own, or with `null` anybody's. */
export function deleteUnusedImage(db: Database, at: PicturePlace, owner: string | null) {
  return db
    .delete(images)
    .where(and(isAt(at), owner === null ? undefined : eq(images.user_id, owner), unused))
    .returning({ key: images.key });
}

export function selectImage(db: Database, at: PicturePlace) {
  return db
    .select()
    .from(images)
    .where(and(isAt(at), isThere))
    .limit(1);
}

/** Deletes an unused picture so that it can be undone. */
export function markImageDeleted(db: Database, at: PicturePlace, owner: string | null, now: Date) {
  return db
    .update(images)
    .set({ deleted_at: now.getTime() })
    .where(and(isAt(at), isThere, owner === null ? undefined : eq(images.user_id, owner), unused))
    .returning({ key: images.key });
}

export function updateImageRestored(db: Database, at: PicturePlace, since: Date) {
  return db
    .update(images)
    .set({ deleted_at: null })
    .where(and(isAt(at), gt(images.deleted_at, since.getTime())));
}

export function selectDeletedImage(db: Database, at: PicturePlace) {
  return db
    .select({ key: images.key })
    .from(images)
    .where(and(isAt(at), isNotNull(images.deleted_at)))
    .limit(1);
}

/** Deletions that can still be undone, newest first. */
export function selectJustDeleted(db: Database, since: Date) {
  const { bucket, key, alt_en, alt_es, width, height, bytes, colour, deleted_at } = images;
  return db
    .select({ bucket, key, alt_en, alt_es, width, height, bytes, colour })
    .from(images)
    .where(gt(deleted_at, since.getTime()))
    .orderBy(desc(deleted_at))
    .limit(20);
}

/** Restoring an older version of a page may show a deleted picture again. */
export function restoreShownImages(db: Database) {
  const shownSql = sql`${images.deleted_at} IS NOT NULL AND NOT (${unused})`;
  return db.update(images).set({ deleted_at: null }).where(shownSql);
}

export function selectDueImages(db: Database, before: Date, limit: number) {
  return db
    .select({ bucket: images.bucket, key: images.key })
    .from(images)
    .where(lte(images.deleted_at, before.getTime()))
    .limit(limit);
}

export function deleteRemoved(db: Database, keys: string[]) {
  return db.delete(images).where(and(isAmong(keys), isNotNull(images.deleted_at)));
}

function areForgotten(bucket: PicturePlace["bucket"], before: Date) {
  const isOld = sql`${images.created_at} < ${before.getTime()}`;
  return and(eq(images.bucket, bucket), isOld, isThere, forgotten);
}

/** Pictures that nothing uses. */
export function selectForgotten(db: Database, bucket: PicturePlace["bucket"], before: Date) {
  return db.select({ key: images.key }).from(images).where(areForgotten(bucket, before)).limit(20_000);
}

/** Only those that are still unused. */
export function deleteForgotten(db: Database, bucket: PicturePlace["bucket"], keys: string[], before: Date) {
  return db.delete(images).where(and(isAmong(keys), areForgotten(bucket, before)));
}

export function countImages(db: Database, bucket: PicturePlace["bucket"]) {
  return db.select({ count: count() }).from(images).where(eq(images.bucket, bucket));
}

function isAmong(keys: string[]) {
  return sql`${images.key} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;
}

export function selectKnownKeys(db: Database, bucket: PicturePlace["bucket"], keys: string[]) {
  return db
    .select({ key: images.key })
    .from(images)
    .where(and(eq(images.bucket, bucket), isAmong(keys)));
}

export type PictureWords = { key: string; alt_en: string; alt_es: string };

export function selectOwnWords(db: Database, owner: string, keys: string[]) {
  const { key, alt_en, alt_es, user_id } = images;
  return db
    .select({ key, alt_en, alt_es })
    .from(images)
    .where(and(eq(user_id, owner), isAmong(keys)));
}

/**
 * Alternative texts. With `null` an admin's, for any picture; an owner's apply at once to their own pictures that
 * nothing approved shows, and otherwise wait with the edit.
 */
export function updatePictureWords(db: Database, owner: string | null, words: PictureWords[]) {
  const given = sql`json_each(${JSON.stringify(words)})`;
  const word = (name: "alt_en" | "alt_es") =>
    sql<string>`(SELECT value ->> ${sql.raw(`'${name}'`)} FROM ${given} WHERE value ->> 'key' = ${images.key})`;
  return db
    .update(images)
    .set({ alt_en: word("alt_en"), alt_es: word("alt_es") })
    .where(
      and(
        owner === null ? undefined : and(eq(images.user_id, owner), isUnapproved(place)),
        sql`${images.key} IN (SELECT value ->> 'key' FROM ${given})`,
      ),
    );
}

/** For choosing one: newest first. */
export function selectNewestImages(db: Database, limit: number) {
  return db
    .select({ ...pictureFacts, bucket: images.bucket })
    .from(images)
    .where(isThere)
    .orderBy(desc(images.created_at), desc(images.key))
    .limit(limit);
}
