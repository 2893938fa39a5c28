import { isOwnKey, keyOfVersion, type PictureBucket } from "../../../rules/pictures/picture-address";
import { ask } from "../../db/database";
import { countImages, selectForgotten, selectKnownKeys } from "../../db/pictures/pictures";
import { listObjects } from "../../platform/picture-bucket";
import type { Services } from "../../services";

type Unexplained = {
  /** Pictures that could be deleted: unused for long, or named like ours without a row. */
  candidates: string[];
  /** How many objects of any kind this database doesn't know. */
  unknown: number;
  /** How many it knows. */
  known: number;
};

/** Lists a whole bucket; deletes nothing. */
export async function findLeftoverPictures(
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
