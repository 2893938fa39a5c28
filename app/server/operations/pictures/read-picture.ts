import type { PicturePlace } from "../../../rules/pictures/picture-address";
import { logFailure } from "../../platform/log";
import { openPicture } from "../../platform/picture-shelf";
import type { Services } from "../../services";

export async function readPicture(
  { buckets }: Services,
  { bucket, key }: PicturePlace,
  width: number | null,
) {
  try {
    const object = await openPicture(buckets[bucket], key, width);
    if (!object) return null;
    const contentType = object.httpMetadata?.contentType ?? "application/octet-stream";
    return { body: object.body, contentType, bytes: object.size, tag: object.httpEtag };
  } catch (error) {
    logFailure("picture not read", error);
    return "away";
  }
}
