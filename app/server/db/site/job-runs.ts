import { and, asc, desc, eq, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { NewestRun } from "../../../rules/site/failing-jobs";
import type { Database } from "../database";
import { jobRuns } from "../schema/upkeep";
import { question } from "../statement";

export type JobSlot = { job: string; cron: string; slot: Date };

/** True for the one caller that may run the job for this slot: it's new, or its last run died or failed. */
export async function claimJob(db: Database, { job, cron, slot }: JobSlot, leaseUntil: Date, now: Date) {
  const claim = { started_at: now.getTime(), lease_until: leaseUntil.getTime(), ok: null, report: null };
  const rows = await db
    .insert(jobRuns)
    .values({ job, cron, slot: slot.getTime(), ...claim })
    .onConflictDoUpdate({
      target: [jobRuns.job, jobRuns.slot],
      set: claim,
      setWhere: and(isNull(jobRuns.finished_at), lte(jobRuns.lease_until, now.getTime())),
    })
    .returning({ job: jobRuns.job });
  return rows.length > 0;
}

export function finishJob(db: Database, { job, slot }: JobSlot, report: string, now: Date) {
  return db
    .update(jobRuns)
    .set({ finished_at: now.getTime(), ok: true, report })
    .where(and(eq(jobRuns.job, job), eq(jobRuns.slot, slot.getTime())));
}

/** Gives the lease back, so that the same slot can be run again at once. */
export function failJob(db: Database, { job, slot }: JobSlot, report: string) {
  return db
    .update(jobRuns)
    .set({ lease_until: 0, ok: false, report })
    .where(and(eq(jobRuns.job, job), eq(jobRuns.slot, slot.getTime())));
}

/** Finished, with or without an error. */
export function selectLastRun(db: Database, job: string) {
  return db
    .select({ job: jobRuns.job, cron: jobRuns.cron, started_at: jobRuns.started_at, ok: jobRuns.ok })
    .from(jobRuns)
    .where(and(eq(jobRuns.job, job), isNotNull(jobRuns.ok)))
    .orderBy(desc(jobRuns.slot))
    .limit(1);
}

/** Finished or not. */
export function selectNewestRuns(db: Database, jobs: readonly string[]) {
  return question<NewestRun>(
    db,
    sql`SELECT run.job, run.slot, run.ok, run.report, run.lease_until
      FROM json_each(${JSON.stringify(jobs)}) AS name JOIN ${jobRuns} AS run ON run.job = name.value
        AND run.slot = (SELECT max(slot) FROM ${jobRuns} WHERE job = name.value)`,
  );
}

/** When the job last reported these words. */
export function selectLastReport(db: Database, job: string, words: string) {
  return db
    .select({ slot: jobRuns.slot })
    .from(jobRuns)
    .where(and(eq(jobRuns.job, job), eq(jobRuns.ok, true), sql`instr(${jobRuns.report}, ${words}) > 0`))
    .orderBy(desc(jobRuns.slot))
    .limit(1);
}

export function selectFirstRun(db: Database) {
  return db.select({ slot: jobRuns.slot }).from(jobRuns).orderBy(asc(jobRuns.slot)).limit(1);
}

export function deleteOldRuns(db: Database, before: Date) {
  return db.delete(jobRuns).where(lt(jobRuns.slot, before.getTime()));
}
