import type { PictureBucket } from "../../../rules/pictures/picture-address";
import { ask } from "../../db/database";
import { deleteSweep, insertIdentity, selectIdentity } from "../../db/pictures/bucket-sweeps";
import { insertAudit } from "../../db/site/audit-log";
import { putMark } from "../../platform/picture-bucket";
import type { Services } from "../../services";

/** The identity of this database, for the marks of its buckets. */
export async function readIdentity({ db }: Pick<Services, "db">): Promise<string> {
  const [, [row]] = await ask(db, [insertIdentity(db), selectIdentity(db)]);
  if (!row) throw new Error("the database has no identity");
  return row.identity;
}

/** Only when an admin says so: overwrites any other database's mark. */
export async function markBucket(
  services: Services,
  bucket: PictureBucket,
  admin: { id: string },
): Promise<void> {
  const { db, buckets, now } = services;
  await putMark(buckets[bucket], await readIdentity(services));
  const actor = { actor_id: admin.id, action: "bucket.mark" };
  await ask(db, [
    deleteSweep(db, bucket),
    insertAudit(db, { ...actor, subject_kind: "bucket", subject_id: bucket }, now()),
  ]);
}
