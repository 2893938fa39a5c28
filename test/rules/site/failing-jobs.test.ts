import { describe, expect, test } from "vitest";
import { failingJobs, failingSearch, type NewestRun, worstFirst } from "../../../app/rules/site/failing-jobs";
import { everyHour, everyMinute, everyNight } from "../../../app/rules/site/jobs";

const minute = 60_000;
const hour = 60 * minute;
const now = 1000 * hour;
const jobs = { mail: everyMinute, sitemap: everyHour, waves: everyHour, sweep: everyNight };
const run = (job: string, ago: number, more: Partial<NewestRun> = {}): NewestRun => ({
  job,
  slot: now - ago,
  ok: 1,
  report: "done",
  lease_until: 0,
  ...more,
});
const well = [run("mail", minute), run("sitemap", hour), run("waves", hour), run("sweep", 20 * hour)];
const found = (runs: NewestRun[], first: number | null = 0) =>
  failingJobs(jobs, runs, first, now).map((one) => (one.kind === "job" ? `${one.job} ${one.state}` : ""));

describe("A job", () => {
  test("is fine if it ran within twice its interval", () => {
    expect(found(well)).toEqual([]);
    expect(found([run("mail", 2 * minute), ...well.slice(1, 3), run("sweep", 48 * hour)])).toEqual([]);
  });

  test("is overdue after twice its interval", () => {
    expect(found([run("mail", 2 * minute + 1), ...well.slice(1)])).toEqual(["mail overdue"]);
    expect(found([...well.slice(0, 3), run("sweep", 49 * hour)])).toEqual(["sweep overdue"]);
  });

  test("fails if its last run failed, or died", () => {
    const failed = run("waves", hour, { ok: 0, report: "the answer is no forecast" });
    const died = run("mail", minute, { ok: null, lease_until: now - 1 });
    expect(failingJobs(jobs, [died, run("sitemap", 0), failed, run("sweep", 0)], 0, now)).toEqual([
      { kind: "job", job: "mail", state: "failed", since: now - minute, line: "done" },
      { kind: "job", job: "waves", state: "failed", since: now - hour, line: "the answer is no forecast" },
    ]);
    expect(found([run("mail", minute, { ok: null, lease_until: now + 1 }), ...well.slice(1)])).toEqual([]);
  });

  test("that a release added isn't overdue at first", () => {
    expect(found(well.filter(({ job }) => job !== "waves"))).toEqual([]);
    expect(found([run("mail", minute)], now - 30 * minute)).toEqual([]);
    expect(found([run("mail", minute)], now - 3 * hour)).toEqual(["sitemap overdue", "waves overdue"]);
  });

  test("is reported together with all others if none ever ran", () => {
    expect(failingJobs(jobs, [], null, now)).toEqual([{ kind: "cron" }]);
    expect(found([], now - 3 * hour)).toHaveLength(3);
  });
});

test("the search is behind if something has waited for an hour", () => {
  expect(failingSearch(true, now - hour, now)).toEqual([]);
  expect(failingSearch(true, now - hour - 1, now)).toEqual([{ kind: "search", since: now - hour - 1 }]);
  expect(failingSearch(true, null, now)).toHaveLength(1);
  expect(failingSearch(false, null, now)).toEqual([]);
});

test("what visitors notice comes before what's waiting", () => {
  const mail = { kind: "mail", count: 1, line: "" } as const;
  const bucket = { kind: "bucket", bucket: "files", line: "" } as const;
  expect(worstFirst([mail, { kind: "search", since: null }, bucket]).map(({ kind }) => kind)).toEqual([
    "bucket",
    "search",
    "mail",
  ]);
});
