import { reasonOf } from "../../../rules/site/log-lines";
import { claimJob, failJob, finishJob, type JobSlot } from "../../db/site/job-runs";
import { log, logFailure } from "../../platform/log";
import type { Services } from "../../services";

export type Job = (services: Services, now: Date) => Promise<string>;

const lease = 5 * 60_000;

/** Runs a job once per slot: a second run of the same slot finds it taken. */
export async function runJob(services: Services, slot: JobSlot, job: Job): Promise<boolean> {
  const { db } = services;
  const now = services.now();
  const isOurs = await claimJob(db, slot, new Date(now.getTime() + lease), now);
  if (!isOurs) return true;
  try {
    const report = await job(services, now);
    await finishJob(db, slot, report, services.now());
    log("job", { job: slot.job, report });
    return true;
  } catch (error) {
    logFailure(`job ${slot.job}`, error);
    await failJob(db, slot, reasonOf(error)).catch((second: unknown) =>
      logFailure(`job ${slot.job}`, second),
    );
    return false;
  }
}
