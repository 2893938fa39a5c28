import { versionKey } from "../../rules/pictures/picture-address";
import { pictureWidths } from "../../rules/pictures/picture-sources";
import { reasonOf } from "../../rules/site/log-lines";
import type { RemadePicture } from "./picture-maker";

/** Every width, or none if one fails. */
export async function putPicture(bucket: R2Bucket, key: string, picture: RemadePicture): Promise<void> {
  const httpMetadata = { contentType: picture.contentType };
  try {
    for (const { width, bytes } of picture.versions) {
      await bucket.put(versionKey(key, width), bytes, { httpMetadata });
    }
  } catch (error) {
    // The nightly sweep finds what couldn't be removed.
    await removePicture(bucket, key).catch(() => {});
    throw error;
  }
}

export function removePicture(bucket: R2Bucket, key: string): Promise<void> {
  return removePictures(bucket, [key]);
}

/** With all widths. At most 150 at once: a bucket deletes up to a thousand objects per call. */
export function removePictures(bucket: R2Bucket, keys: string[]): Promise<void> {
  return bucket.delete(keys.flatMap((key) => [key, ...pictureWidths.map((width) => versionKey(key, width))]));
}

/** The wanted width, or the widest there is. */
export async function openPicture(bucket: R2Bucket, key: string, width: number | null) {
  const narrow = width === null ? null : await bucket.get(versionKey(key, width));
  return narrow ?? bucket.get(key);
}

/** A thousand objects at a time. */
export async function* listObjects(bucket: R2Bucket): AsyncGenerator<R2Object[]> {
  let cursor: string | undefined;
  do {
    const listed = await bucket.list({ cursor });
    yield listed.objects;
    cursor = listed.truncated ? listed.cursor : undefined;
  } while (cursor);
}

/** An object that names the database a bucket belongs to; it has no public address. */
export const markKey = "belongs-to-guide";

export async function readMark(bucket: R2Bucket): Promise<string | null> {
  const mark = await bucket.get(markKey);
  return mark ? mark.text() : null;
}

/** Why a bucket doesn't answer; null where it does. */
export async function bucketTrouble(bucket: R2Bucket): Promise<string | null> {
  try {
    await bucket.head(markKey);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

export async function putMark(bucket: R2Bucket, identity: string): Promise<void> {
  await bucket.put(markKey, identity);
}
