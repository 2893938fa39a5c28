import { type PictureBucket, pictureBuckets } from "../../../rules/pictures/picture-address";
import { deleteUnusedImages, selectKnownKeys } from "../../db/pictures/images";
import { listPictures, removePicture } from "../../platform/picture-shelf";
import type { Services } from "../../services";

const day = 24 * 60 * 60_000;
const rowsAtOnce = 200;
const mostPages = 50;

/**
 * Pictures that nothing has shown for a day (forms never sent, pictures taken out), and objects that have no row
 * because something failed in between. Safe to run twice: what is gone is not found again.
 */
export async function sweepImages(services: Services, now: Date): Promise<number> {
  const before = new Date(now.getTime() - day);
  const unused = await deleteUnusedImages(services.db, before, rowsAtOnce);
  for (const { bucket, key } of unused) await removePicture(services.buckets[bucket], key);
  let removed = unused.length;
  for (const bucket of pictureBuckets) removed += await removeLost(services, bucket, before);
  return removed;
}

async function removeLost({ db, buckets }: Services, bucket: PictureBucket, before: Date): Promise<number> {
  let cursor: string | undefined;
  let removed = 0;
  for (let page = 0; page < mostPages; page++) {
    const { keys, cursor: next } = await listPictures(buckets[bucket], before, cursor);
    const known = new Set((await selectKnownKeys(db, bucket, keys)).map(({ key }) => key));
    const lost = keys.filter((key) => !known.has(key));
    for (const key of lost) await removePicture(buckets[bucket], key);
    removed += lost.length;
    cursor = next;
    if (!cursor) break;
  }
  return removed;
}
