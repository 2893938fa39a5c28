import { everyHour, everyMinute, everyNight } from "./jobs";

const minute = 60_000;
const hour = 60 * minute;
const periods: Record<string, number> = {
  [everyMinute]: minute,
  [everyHour]: hour,
  [everyNight]: 24 * hour,
};

/** Finished or not. */
export type NewestRun = {
  job: string;
  slot: number;
  /** 1 for success, 0 for failure, null while it runs. */
  ok: number | null;
  report: string | null;
  lease_until: number;
};

export type Failing =
  /** No job has ever run. */
  | { kind: "cron" }
  | { kind: "job"; job: string; state: "failed" | "overdue"; since: number | null; line: string }
  | { kind: "bucket"; bucket: string; line: string }
  | { kind: "search"; since: number | null }
  | { kind: "mail"; count: number; line: string };

/**
 * Jobs whose last run failed or is overdue by twice their interval. One that never ran may be new: it counts once the
 * guide is old enough and nothing of its schedule runs.
 */
export function failingJobs(
  cronOfJob: Readonly<Record<string, string>>,
  runs: readonly NewestRun[],
  first: number | null,
  now: number,
): Failing[] {
  if (runs.length === 0 && first === null) return [{ kind: "cron" }];
  const known = new Map(runs.map((run) => [run.job, run]));
  const isLate = (cron: string, since: number | null) =>
    since === null || now - since > 2 * (periods[cron] ?? 0);
  return Object.entries(cronOfJob).flatMap(([job, cron]): Failing[] => {
    const run = known.get(job);
    if (run) {
      const hasDied = run.ok === null && run.lease_until < now;
      if (run.ok === 0 || hasDied)
        return [{ kind: "job", job, state: "failed", since: run.slot, line: run.report ?? "" }];
      return isLate(cron, run.slot)
        ? [{ kind: "job", job, state: "overdue", since: run.slot, line: "" }]
        : [];
    }
    const companions = runs.filter((one) => cronOfJob[one.job] === cron && !isLate(cron, one.slot));
    if (companions.length > 0 || !isLate(cron, first)) return [];
    return [{ kind: "job", job, state: "overdue", since: null, line: "" }];
  });
}

/** The search job's report when it's complete; the index's age is counted from it. */
export const nothingLeft = "nothing left";

/** Something has been waiting to be indexed for an hour. */
export function failingSearch(waiting: boolean, currentAt: number | null, now: number): Failing[] {
  const isBehind = waiting && (currentAt === null || now - currentAt > hour);
  return isBehind ? [{ kind: "search", since: currentAt }] : [];
}

const weight = { bucket: 0, cron: 1, job: 1, search: 2, mail: 3 } as const;

/** What visitors miss first, then what doesn't run, then what waits. */
export function worstFirst(failing: readonly Failing[]): Failing[] {
  return failing.toSorted((one, other) => weight[one.kind] - weight[other.kind]);
}
