import { isOwnKey, keyOfVersion, type PictureBucket } from "../../../rules/pictures/picture-address";
import { ask } from "../../db/client";
import { countImages, selectForgotten, selectKnownKeys } from "../../db/pictures/images";
import { listObjects } from "../../platform/picture-shelf";
import type { Services } from "../../services";

type Unexplained = {
  /** Pictures that could go: nothing has shown them for long, or they are ours and have no row. */
  candidates: string[];
  /** How many things in the bucket, of whatever age and make, this database knows nothing of. */
  unknown: number;
  /** How many pictures it knows. */
  known: number;
};

/** Looks through a whole bucket and takes nothing. */
export async function findUnexplained(
  { db, buckets }: Services,
  bucket: PictureBucket,
  before: Date,
): Promise<Unexplained> {
  const unknown = new Set<string>();
  const lost = new Set<string>();
  for await (const objects of listObjects(buckets[bucket])) {
    const keys = [...new Set(objects.map(({ key }) => keyOfVersion(key)))];
    const rows = new Set((await selectKnownKeys(db, bucket, keys)).map(({ key }) => key));
    for (const { key: version, uploaded } of objects) {
      const key = keyOfVersion(version);
      if (rows.has(key)) continue;
      unknown.add(key);
      if (isOwnKey(key) && uploaded < before) lost.add(key);
    }
  }
  const [forgotten, [all]] = await ask(db, [selectForgotten(db, bucket, before), countImages(db, bucket)]);
  return {
    candidates: [...forgotten.map(({ key }) => key), ...lost],
    unknown: unknown.size,
    known: all?.count ?? 0,
  };
}
