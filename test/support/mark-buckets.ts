import { pictureBuckets } from "../../app/rules/pictures/picture-address";
import { markBucket } from "../../app/server/operations/pictures/mark-bucket";
import type { Services } from "../../app/server/services";

/** Marks both picture buckets as this database's. */
export async function markBuckets(services: Services): Promise<void> {
  for (const bucket of pictureBuckets) await markBucket(services, bucket, { id: "admin" });
}
