import type { PicturePlace } from "../../../rules/pictures/picture-address";
import { selectDeletedImage } from "../../db/pictures/pictures";
import { logFailure } from "../../platform/log";
import { openPicture } from "../../platform/picture-bucket";
import type { Services } from "../../services";

export async function servePicture(services: Services, at: PicturePlace, width: number | null) {
  try {
    const bucket = services.buckets[at.bucket];
    const [object, isGone] = await Promise.all([openPicture(bucket, at.key, width), isDeleted(services, at)]);
    if (!object) return null;
    if (isGone) {
      await object.body.cancel();
      return null;
    }
    const contentType = object.httpMetadata?.contentType ?? "application/octet-stream";
    return { body: object.body, contentType, bytes: object.size, tag: object.httpEtag };
  } catch (error) {
    logFailure("picture not read", error);
    return "away";
  }
}

/** A deleted picture stays in its bucket for ten minutes. Pictures are shown even without the database. */
async function isDeleted({ db }: Services, at: PicturePlace): Promise<boolean> {
  try {
    return (await selectDeletedImage(db, at)).length > 0;
  } catch {
    return false;
  }
}
