import { pictureBuckets } from "../../../rules/pictures/picture-address";
import { undoSpan } from "../../../rules/places/own-listings";
import { ask } from "../../db/client";
import { deleteRemoved, restoreShownImages, selectDueImages } from "../../db/pictures/images";
import { removePictures } from "../../platform/picture-shelf";
import type { Services } from "../../services";
import { purgePictures } from "./purge-pictures";

const removedAtOnce = 150;

/**
 * The end of deleted pictures when their ten minutes are over: first the objects, then the rows, so that whatever stops
 * it in between is done the next time. What a page shows again by then comes back.
 */
export async function removeImages(services: Services, now: Date): Promise<string> {
  const { db, buckets } = services;
  const before = new Date(now.getTime() - undoSpan);
  const [, due] = await ask(db, [restoreShownImages(db), selectDueImages(db, before, removedAtOnce)]);
  for (const bucket of pictureBuckets) {
    const keys = due.filter((one) => one.bucket === bucket).map(({ key }) => key);
    if (keys.length > 0) await removePictures(buckets[bucket], keys);
  }
  const keys = due.map(({ key }) => key);
  if (keys.length > 0) await deleteRemoved(db, keys);
  purgePictures(services, keys);
  return `removed ${keys.length} pictures`;
}
