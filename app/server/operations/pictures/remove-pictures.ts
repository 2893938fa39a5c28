import { pictureBuckets } from "../../../rules/pictures/picture-address";
import { undoSpan } from "../../../rules/places/own-listings";
import { ask } from "../../db/database";
import { deleteRemoved, restoreShownImages, selectDueImages } from "../../db/pictures/pictures";
import { removePictures } from "../../platform/picture-bucket";
import type { Services } from "../../services";
import { purgePictureCache } from "./purge-picture-cache";

const removedAtOnce = 150;

/**
 * Removes pictures whose undo has expired: objects first, then rows, so that an interrupted run is finished by the
 * next. One that a page shows again is restored instead.
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
  purgePictureCache(services, keys);
  return `removed ${keys.length} pictures`;
}
