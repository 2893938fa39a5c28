import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { PictureBucket } from "../../../rules/pictures/picture-address";
import type { Database } from "../database";
import { bucketSweeps, guideIdentity } from "../schema/images";

export type BucketSweep = typeof bucketSweeps.$inferSelect;

/** The first caller creates the database's identity. */
export function insertIdentity(db: Database) {
  return db.insert(guideIdentity).values({ one: 1, identity: crypto.randomUUID() }).onConflictDoNothing();
}

export function selectIdentity(db: Database) {
  return db.select({ identity: guideIdentity.identity }).from(guideIdentity).limit(1);
}

export function selectSweep(db: Database, bucket: PictureBucket) {
  return db.select().from(bucketSweeps).where(eq(bucketSweeps.bucket, bucket)).limit(1);
}

export function putSweep(db: Database, sweep: BucketSweep) {
  return db
    .insert(bucketSweeps)
    .values(sweep)
    .onConflictDoUpdate({ target: bucketSweeps.bucket, set: sweep });
}

const fewKeys = sql<string>`(SELECT json_group_array(value) FROM (SELECT value FROM json_each(${bucketSweeps.keys}) LIMIT 12))`;

/** Problems an admin should know about, with some of the pictures concerned. */
export function selectSweepProblems(db: Database) {
  const { bucket, swept_at, problem, count, confirmed_at } = bucketSweeps;
  return db
    .select({ bucket, swept_at, problem, count, confirmed_at, some: fewKeys })
    .from(bucketSweeps)
    .where(isNotNull(problem))
    .limit(2);
}

export type SweepProblem = Awaited<ReturnType<typeof selectSweepProblems>>[number];

/** Applies only to the sweep the admin saw: its pictures may go, or stay. */
export function updateConfirmed(
  db: Database,
  { bucket, swept_at }: Pick<BucketSweep, "bucket" | "swept_at">,
  confirmed_at: number | null,
) {
  return db
    .update(bucketSweeps)
    .set({ confirmed_at })
    .where(
      and(
        eq(bucketSweeps.bucket, bucket),
        eq(bucketSweeps.swept_at, swept_at),
        eq(bucketSweeps.problem, "many"),
      ),
    );
}

/** The bucket carries our mark again; the next sweep starts fresh. */
export function deleteSweep(db: Database, bucket: PictureBucket) {
  return db.delete(bucketSweeps).where(eq(bucketSweeps.bucket, bucket));
}
