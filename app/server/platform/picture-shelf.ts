import { keyOfVersion, versionKey } from "../../rules/pictures/picture-address";
import { pictureWidths } from "../../rules/pictures/pictures";
import type { RemadePicture } from "./images";

/** Puts every width of a picture into its bucket. Where one cannot be put, none stays. */
export async function putPicture(bucket: R2Bucket, key: string, picture: RemadePicture): Promise<void> {
  const httpMetadata = { contentType: picture.contentType };
  try {
    for (const { width, bytes } of picture.versions) {
      await bucket.put(versionKey(key, width), bytes, { httpMetadata });
    }
  } catch (error) {
    // What cannot be taken away now, the nightly sweep finds.
    await removePicture(bucket, key).catch(() => {});
    throw error;
  }
}

export function removePicture(bucket: R2Bucket, key: string): Promise<void> {
  return bucket.delete([key, ...pictureWidths.map((width) => versionKey(key, width))]);
}

/** The wanted width or, for a picture that is not that wide, the picture itself. */
export async function openPicture(bucket: R2Bucket, key: string, width: number | null) {
  const narrow = width === null ? null : await bucket.get(versionKey(key, width));
  return narrow ?? bucket.get(key);
}

type StoredObjects = { keys: string[]; cursor: string | undefined };

/** The keys of pictures put before an instant, a thousand objects at a time. */
export async function listPictures(
  bucket: R2Bucket,
  before: Date,
  cursor: string | undefined,
): Promise<StoredObjects> {
  const listed = await bucket.list({ cursor });
  const old = listed.objects.filter(({ uploaded }) => uploaded < before);
  return {
    keys: [...new Set(old.map(({ key }) => keyOfVersion(key)))],
    cursor: listed.truncated ? listed.cursor : undefined,
  };
}
