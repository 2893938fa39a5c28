import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exportAccount } from "../../app/server/operations/accounts/export-account";
import { removeEvents } from "../../app/server/operations/events/delete-event";
import { changeOne, changeSeveral, remove } from "../support/event-owner-acts";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { type Person, signUp } from "../support/people";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
const now = "2026-11-21T15:00:00Z";
const at = new Date(now);
const daily = { ...everyWeek, pattern_type: "daily", end_type: "after_count", end_count: 365 } as const;
const get = (path: string) => town.get(path, { now, headers: owner.headers });
const idOn = async (seriesId: string, date: string) => {
  const [row] = await town.rows<{ id: string }>(
    "SELECT id FROM events WHERE event_series_id = ? AND series_instance_date = ?",
    seriesId,
    date,
  );
  return row?.id ?? "";
};

let first: string;
beforeAll(async () => {
  town = await openTown({ now });
  owner = await signUp(town);
  for (let count = 1; count <= 20; count++) {
    const sent = new Date(at.getTime() - (count + 1) * 24 * 60 * 60_000);
    const { id } = await hold(town, { owner: owner.id, title: `Daily ${count}`, pattern: daily, now: sent });
    if (count === 1) first = id;
  }
  await hold(town, { owner: owner.id, title: "One evening" });
  await get("/");
});
afterAll(() => town.close());

describe("An owner of twenty series of 365 dates", () => {
  test("has 7301 dates", async () => {
    expect(await town.rows("SELECT count(*) AS dates FROM events")).toEqual([{ dates: 7301 }]);
  });

  test.each(["event", "restaurant"])(
    "loads the tab of each %s with only as many rows as it shows",
    async (type) => {
      const response = await get(`/my-listings?type=${type}`);
      const { trips, rows } = databaseUse(response);
      expect(trips).toBeLessThanOrEqual(2);
      expect(rows).toBeLessThanOrEqual(type === "event" ? 220 : 110);
      const html = await response.text();
      expect(html).toMatch(/Events[^<]*(<[^>]*>[^<]*)*?21/);
      expect(html.match(/>Series Master</g)?.length ?? 0).toBe(type === "event" ? 20 : 0);
    },
  );

  test("deletes a date, and only that one is offered for restoring", async () => {
    const services = town.services({ now: at });
    await remove(services, owner, await idOn(first, "2026-12-09"), "this");
    const response = await get("/my-listings?type=event");
    expect(databaseUse(response).rows).toBeLessThanOrEqual(220);
    expect((await response.text()).match(/\/restore"/g)).toHaveLength(1);
  });

  test("deletes a whole series, which is offered as one", async () => {
    const { id } = await hold(town, { owner: owner.id, title: "Not for long", pattern: daily });
    await remove(town.services({ now: at }), owner, await idOn(id, "2026-12-01"), "all");
    const response = await get("/my-listings?type=event");
    expect(databaseUse(response).rows).toBeLessThanOrEqual(220);
    const html = await response.text();
    expect(html).toContain(`/my-listings/series/${id}/restore"`);
    expect(html.match(/\/restore"/g)).toHaveLength(2);
  });

  test("changes a series' rule, and the dates it loses aren't offered one by one", async () => {
    const { id } = await hold(town, { owner: owner.id, title: "Less often", pattern: daily });
    const change = { scope: "all", date: "2026-12-01", fields: {}, pattern: everyWeek } as const;
    await changeSeveral(town.services({ now: at }), owner, id, change);
    const [left] = await town.rows<{ dates: number }>(
      "SELECT count(*) AS dates FROM events WHERE event_series_id = ? AND deleted_at IS NULL",
      id,
    );
    expect(left?.dates).toBeLessThan(60);
    expect((await (await get("/my-listings?type=event")).text()).match(/\/restore"/g)).toHaveLength(2);
  });

  test("exports everything as a file; dates that follow a rule are only described by the rule", async () => {
    const account = { id: owner.id, email: owner.email, language: "en", has_factor: 0 };
    const file = await exportAccount(town.services({ now: at }), account as never);
    const series = file.event_series as { id: string }[];
    const rules = file.recurrence_patterns as { event_series_id: string }[];
    const events = file.events as { title: string }[];
    expect(series.length).toBeGreaterThanOrEqual(21);
    expect(rules.map((rule) => rule.event_series_id).toSorted()).toEqual(
      series.map(({ id }) => id).toSorted(),
    );
    expect(events.filter(({ title }) => title === "One evening")).toHaveLength(1);
    expect(events.filter(({ title }) => title === "Daily 7")).toHaveLength(1);
  });

  test("costs the sweep nothing once deleted dates have been removed", async () => {
    const services = town.services({ now: new Date(at.getTime() + 60 * 60_000) });
    while ((await removeEvents(services, services.now())) !== "0 rows");
    const before = services.db.meter.rowsRead;
    await removeEvents(services, services.now());
    expect(services.db.meter.rowsRead - before).toBeLessThanOrEqual(12);
    expect((await town.rows("SELECT 1 FROM events")).length).toBeGreaterThan(7000);
  });
});

/** The feed also reads the changed words of both languages. */
const ofOne = 4 + 2;

describe("The file of a series of 365 dates", () => {
  test("reads one row for the series and one for each date that differs", async () => {
    const { id, slug } = await hold(town, { owner: owner.id, title: "Sunrise swim", pattern: daily });
    expect(databaseUse(await town.get(`/events/${slug}.ics`, { now })).rows).toBeLessThanOrEqual(ofOne);
    const services = town.services({ now: at });
    await changeOne(services, owner, await idOn(id, "2026-12-10"), { cancelled_at: 1 });
    await changeOne(services, owner, await idOn(id, "2026-12-11"), { event_date: "2026-12-12" });
    const response = await town.get(`/events/${slug}.ics`, { now });
    const { trips, rows } = databaseUse(response);
    expect(trips).toBe(1);
    expect(rows).toBeLessThanOrEqual(10);
    const events = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents("vevent");
    expect(events).toHaveLength(3);
    expect(events.map((event) => event.getFirstPropertyValue("status"))).toContain("CANCELLED");
  });

  test("of one event reads its one row", async () => {
    expect(databaseUse(await town.get("/events/one-evening.ics", { now })).rows).toBeLessThanOrEqual(ofOne);
  });
});
