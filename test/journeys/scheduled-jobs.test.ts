import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertMail } from "../../app/server/db/mail/outbox";
import { rebuildSitemap } from "../../app/server/operations/content/rebuild-sitemap";
import { deliverMail } from "../../app/server/operations/mail/deliver-mail";
import { runJob } from "../../app/server/operations/site/run-job";
import { sweep } from "../../app/server/operations/site/sweep";
import type { Services } from "../../app/server/services";
import { openTown, type Town } from "../support/town";

const noon = new Date("2026-05-01T12:00:00Z");
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);

let town: Town;
let sent: string[];
let providerIsDown: boolean;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());
beforeEach(async () => {
  for (const table of ["outbox", "job_runs", "throttles"]) await town.rows(`DELETE FROM ${table}`);
  sent = [];
  providerIsDown = false;
});

/** The mail provider is one of two things that tests may replace. */
const EMAIL = {
  async send(mail: { to: string }) {
    if (providerIsDown) throw new Error("provider is down");
    sent.push(mail.to);
  },
} as unknown as SendEmail;

const at = (now: Date, failures: string[] = []) => town.services({ now, failures, platform: { EMAIL } });

async function write(count: number, services: Services) {
  for (let n = 0; n < count; n++) {
    const mail = {
      cause: `test:${n}`,
      recipient: `p${n}@example.com`,
      subject: "s",
      text: "t",
      html: "h",
      headers: {},
    };
    await insertMail(services.db, mail, noon);
  }
}

describe("Mail", () => {
  test("for one cause is stored once and sent once", async () => {
    const services = at(noon);
    await write(1, services);
    await write(1, services);
    await deliverMail(services, noon);
    await deliverMail(services, noon);
    expect(sent).toEqual(["p0@example.com"]);
  });

  test("goes out once when three deliveries run at the same time", async () => {
    await write(25, at(noon));
    await Promise.all([1, 2, 3].map(() => deliverMail(at(noon), noon)));
    expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
    expect(sent).toHaveLength(25);
  });

  test("survives an hour without the provider and arrives once", async () => {
    providerIsDown = true;
    await write(3, at(noon));
    for (let minute = 0; minute < 60; minute++) await deliverMail(at(minutes(minute)), minutes(minute));
    expect(sent).toEqual([]);
    expect(await town.rows("SELECT tries, last_error FROM outbox LIMIT 1")).toEqual([
      { tries: 4, last_error: "Error: provider is down" },
    ]);
    providerIsDown = false;
    for (let minute = 60; minute < 200; minute++) await deliverMail(at(minutes(minute)), minutes(minute));
    expect(sent.toSorted()).toEqual(["p0@example.com", "p1@example.com", "p2@example.com"]);
  });

  test("is tried after 1, 5 and 30 minutes, 2 and 12 hours, and then shown as failed", async () => {
    providerIsDown = true;
    await write(1, at(noon));
    const waits: number[] = [];
    let minute = 0;
    for (;;) {
      await deliverMail(at(minutes(minute)), minutes(minute));
      const [row] = await town.rows<{ due_at: number; failed_at: number | null }>(
        "SELECT due_at, failed_at FROM outbox",
      );
      if (!row || row.failed_at) break;
      waits.push((row.due_at - minutes(minute).getTime()) / 60_000);
      minute += waits.at(-1) ?? 0;
    }
    expect(waits).toEqual([1, 5, 30, 120, 720]);
    await deliverMail(at(minutes(100_000)), minutes(100_000));
    expect((await town.rows("SELECT tries FROM outbox"))[0]).toEqual({ tries: 6 });
  });

  test("claimed by a delivery that died is sent by the next one after the lease", async () => {
    await write(1, at(noon));
    await expect(deliverMail(at(noon, ["d1:1:late"]), noon)).rejects.toThrow();
    expect(sent).toEqual([]);
    await deliverMail(at(minutes(1)), minutes(1));
    expect(sent).toEqual([]);
    await deliverMail(at(minutes(3)), minutes(3));
    expect(sent).toEqual(["p0@example.com"]);
  });

  test.each(["d1:2", "d1:2:late"])("isn't sent twice if marking it as sent fails (%s)", async (failure) => {
    await write(1, at(noon));
    await deliverMail(at(noon, [failure]), noon);
    await deliverMail(at(minutes(10)), minutes(10));
    expect(sent).toEqual(["p0@example.com"]);
  });

  test("is really sent through the platform's binding by the minute job", async () => {
    await write(1, at(noon));
    await town.run({ cron: "* * * * *", at: noon });
    expect(await town.rows("SELECT sent_at IS NOT NULL AS sent FROM outbox")).toEqual([{ sent: 1 }]);
  });
});

describe("A scheduled job", () => {
  const slot = { job: "sweep", cron: "15 5 * * *", slot: noon };
  const runs = () => town.rows("SELECT job, ok, finished_at IS NOT NULL AS finished FROM job_runs");

  test("runs once for its slot, also when three start at the same time", async () => {
    let count = 0;
    const job = async () => `${++count}`;
    await Promise.all([1, 2, 3].map(() => runJob(at(noon), slot, job)));
    await runJob(at(minutes(60)), slot, job);
    expect(count).toBe(1);
    expect(await runs()).toEqual([{ job: "sweep", ok: 1, finished: 1 }]);
  });

  test("that failed can run again at once", async () => {
    expect(await runJob(at(noon), slot, () => Promise.reject(new Error("broken")))).toBe(false);
    expect(await runs()).toEqual([{ job: "sweep", ok: 0, finished: 0 }]);
    expect(await runJob(at(noon), slot, async () => "well")).toBe(true);
    expect(await runs()).toEqual([{ job: "sweep", ok: 1, finished: 1 }]);
  });

  test("that died runs again after its lease, not earlier", async () => {
    let count = 0;
    const job = async () => `${++count}`;
    const dead = runJob(at(minutes(30)), { ...slot, slot: minutes(30) }, () => new Promise(() => {}));
    await Promise.race([dead, new Promise((resolve) => setTimeout(resolve, 300))]);
    await runJob(at(minutes(32)), { ...slot, slot: minutes(30) }, job);
    expect(count).toBe(0);
    await runJob(at(minutes(36)), { ...slot, slot: minutes(30) }, job);
    expect(count).toBe(1);
  });

  test.each([
    ["sweep", sweep, 3],
    ["rebuildSitemap", (services: Services) => rebuildSitemap(services, {}), 3],
    ["deliverMail", deliverMail, 5],
  ] as const)(
    "%s killed after any of its statements does the rest once when it runs again",
    async (name, job, calls) => {
      const services = at(noon);
      await write(2, services);
      await town.rows("INSERT INTO throttles VALUES ('newsletter', 'x', 0, 1)");
      for (let call = 1; call <= calls + 1; call++) {
        const one = { job: name, cron: "c", slot: minutes(-call) };
        await runJob(at(noon, [`d1:${call}:late`]), one, job).catch(() => false);
        await runJob(at(minutes(call * 10)), one, job);
      }
      expect(await town.rows("SELECT count(*) AS open FROM job_runs WHERE finished_at IS NULL")).toEqual([
        { open: 0 },
      ]);
      if (name === "deliverMail") expect(sent.toSorted()).toEqual(["p0@example.com", "p1@example.com"]);
      if (name === "sweep") expect(await town.rows("SELECT name FROM throttles")).toEqual([]);
      if (name === "rebuildSitemap")
        expect(await (await town.env.FILES.get("sitemap.xml"))?.text()).toContain("<loc>");
    },
  );

  test("shows in /healthz when it last ran and with which result", async () => {
    await town.run({ cron: "* * * * *", at: noon });
    const health = (await (await town.get("/healthz")).json()) as {
      jobs: Record<string, { ok: boolean; last_run: string }>;
    };
    expect(health).toMatchObject({ ok: true, database: true });
    expect(health.jobs.deliverMail).toEqual({ cron: "* * * * *", last_run: noon.toISOString(), ok: true });
    expect(health.jobs.sweep).toEqual({ cron: "15 5 * * *", last_run: null, ok: null });
  });

  test("removes outdated data, and nothing else", async () => {
    const services = at(noon);
    await write(3, services);
    await deliverMail(services, noon);
    const [given, waits] = await town.rows<{ id: string }>("SELECT id FROM outbox");
    await town.rows(
      "UPDATE outbox SET sent_at = NULL, failed_at = ? WHERE id = ?",
      noon.getTime(),
      given?.id,
    );
    await town.rows("UPDATE outbox SET sent_at = NULL WHERE id = ?", waits?.id);
    await town.rows(
      "INSERT INTO throttles VALUES ('newsletter', 'old', 0, 1), ('newsletter', 'new', ?, 1)",
      noon.getTime(),
    );
    await sweep(services, noon);
    expect(await town.rows("SELECT subject FROM throttles")).toEqual([{ subject: "new" }]);
    expect(await town.rows("SELECT id FROM outbox")).toHaveLength(3);
    await sweep(services, minutes(60 * 24 * 31));
    expect(await town.rows("SELECT id FROM outbox")).toEqual([waits]);
  });
});
