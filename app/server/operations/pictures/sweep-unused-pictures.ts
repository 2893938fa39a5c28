import { type PictureBucket, pictureBuckets } from "../../../rules/pictures/picture-address";
import { ask } from "../../db/database";
import { type BucketSweep, putSweep, selectSweep } from "../../db/pictures/bucket-sweeps";
import { deleteForgotten, selectKnownKeys } from "../../db/pictures/pictures";
import { log } from "../../platform/log";
import { putMark, readMark, removePictures } from "../../platform/picture-bucket";
import type { Services } from "../../services";
import { findLeftoverPictures } from "./find-leftover-pictures";
import { readIdentity } from "./mark-bucket";
import { purgePictureCache } from "./purge-picture-cache";

const day = 24 * 60 * 60_000;
const removedAtOnce = 150;
const longestList = 20_000;

/**
 * Deletes pictures unused for a day (abandoned forms, replaced pictures) and objects without a row after a failure.
 * Only in a bucket whose mark names this database, and only in plausible numbers: otherwise an admin is asked. Safe to
 * run twice; finishes what an interrupted run began.
 */
export async function sweepImages(services: Services, now: Date): Promise<string> {
  const identity = await readIdentity(services);
  const removed: string[] = [];
  for (const bucket of pictureBuckets) removed.push(...(await sweepBucket(services, bucket, identity, now)));
  purgePictureCache(services, removed);
  return `removed ${removed.length} pictures`;
}

async function sweepBucket(
  services: Services,
  bucket: PictureBucket,
  identity: string,
  now: Date,
): Promise<string[]> {
  const { db, buckets } = services;
  const before = new Date(now.getTime() - day);
  const note = (found: Partial<BucketSweep>) =>
    noteSweep(services, { bucket, swept_at: now.getTime(), ...found });
  const mark = await readMark(buckets[bucket]);
  if (mark !== null && mark !== identity) return note({ problem: "foreign" });
  const { candidates, unknown, known } = await findLeftoverPictures(services, bucket, before);
  // A bucket with nothing unknown in it is this database's, even when empty.
  if (mark === null && unknown > 0) return note({ problem: "unmarked", count: unknown });
  if (mark === null) await putMark(buckets[bucket], identity);

  const [last] = await selectSweep(db, bucket);
  const allowed = new Set(last?.confirmed_at ? last.keys : []);
  const fresh = candidates.filter((key) => !allowed.has(key));
  const isHeld = isTooMany(fresh.length, known);
  const going = isHeld ? candidates.filter((key) => allowed.has(key)) : candidates;
  // Recorded before anything is deleted, so that an interrupted sweep can be finished.
  if (going.length > 0) await note({ keys: going, confirmed_at: now.getTime() });
  for (let from = 0; from < going.length; from += removedAtOnce)
    await removeSlice(services, bucket, going.slice(from, from + removedAtOnce), before);
  const held = isHeld ? fresh.slice(0, longestList) : [];
  await note({ problem: isHeld ? "many" : null, count: held.length, keys: held });
  return going;
}

/** What is used again by now keeps its row and stays. */
async function removeSlice({ db, buckets }: Services, bucket: PictureBucket, keys: string[], before: Date) {
  const [, known] = await ask(db, [
    deleteForgotten(db, bucket, keys, before),
    selectKnownKeys(db, bucket, keys),
  ]);
  const kept = new Set(known.map(({ key }) => key));
  const gone = keys.filter((key) => !kept.has(key));
  await removePictures(buckets[bucket], gone);
}

async function noteSweep(
  { db }: Services,
  found: Pick<BucketSweep, "bucket" | "swept_at"> & Partial<BucketSweep>,
): Promise<string[]> {
  const sweep = { problem: null, count: 0, keys: [], confirmed_at: null, ...found };
  const { bucket, problem, count } = sweep;
  await putSweep(db, sweep);
  if (problem) log("pictures not swept", { bucket, problem, count });
  return [];
}

const mostAtOnce = 50;
const alwaysFew = 5;

/** So many unexplained pictures mean that the database is empty, half restored or another's. */
function isTooMany(unexplained: number, known: number): boolean {
  return unexplained > mostAtOnce || (unexplained > alwaysFew && unexplained > known / 10);
}
