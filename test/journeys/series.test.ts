import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extendSeries } from "../../app/server/operations/events/extend-series";
import { restoreOwnSeries } from "../../app/server/operations/events/restore-event";
import { submitEvent } from "../../app/server/operations/events/submit-event";
import type { Services } from "../../app/server/services";
import { answersLost, interrupted } from "../support/broken-batches";
import { expectAgreement as expectAgreementOver } from "../support/dates-agree";
import { siteDates } from "../support/event-dates";
import { callOff, changeOne, changeSeveral, decideOn, remove } from "../support/event-owner-acts";
import { anEvent, hold, written } from "../support/events";
import { everyWeek } from "../support/every-week";
import { readHead } from "../support/page-head";
import { openTown, type Town } from "../support/town";

let town: Town;
const now = "2026-11-21T15:00:00Z";
const at = new Date(now);
const owner = { id: "owner" };
const horizon = { from: "2026-11-21", to: "2027-11-20" };

beforeAll(async () => {
  town = await openTown({ now });
});
afterAll(() => town.close());

const idOf = async (seriesId: string, date: string) => {
  const [row] = await town.rows<{ id: string }>(
    "SELECT id FROM events WHERE event_series_id = ? AND series_instance_date = ?",
    seriesId,
    date,
  );
  return row?.id ?? "";
};
const datesOf = async (seriesId: string) =>
  (
    await town.rows<{ date: string }>(
      "SELECT series_instance_date AS date FROM events WHERE event_series_id = ? AND deleted_at IS NULL ORDER BY date",
      seriesId,
    )
  ).map(({ date }) => date);

const expectAgreement = () => expectAgreementOver(town, now, horizon);

describe("A series", () => {
  test("of 365 dates is stored in at most two round trips, including each day's count", async () => {
    const services = town.services({ now: at });
    const daily = { ...everyWeek, pattern_type: "daily", end_type: "after_count", end_count: 365 } as const;
    const before = services.db.meter.trips;
    const made = written(
      await submitEvent(services, owner, anEvent({ title: "Every single day", pattern: daily }), {
        token: "daily",
        words: [],
      }),
    );
    expect(services.db.meter.trips - before).toBeLessThanOrEqual(2);
    expect(await datesOf(made.id)).toHaveLength(365);
    const again = await submitEvent(services, owner, anEvent({ title: "Every single day", pattern: daily }), {
      token: "daily",
      words: [],
    });
    expect(again).toEqual(made);
    await decideOn(services, made, "approve");
    const [days] = await town.rows<{ count: number }>(
      "SELECT count(*) AS count FROM event_days WHERE social_count = 1",
    );
    expect(days?.count).toBe(365);
    await remove(services, owner, await idOf(made.id, "2026-12-01"), "all");
    const [left] = await town.rows<{ count: number }>(
      "SELECT count(*) AS count FROM event_days WHERE social_count > 0",
    );
    expect(left?.count).toBe(0);
  });

  test("is created once however often its form is sent at once", async () => {
    const event = anEvent({
      title: "Twenty at once",
      pattern: { ...everyWeek, end_type: "after_count", end_count: 3 },
    });
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        submitEvent(town.services({ now: at }), owner, event, { token: "twenty", words: [] }),
      ),
    );
    expect(new Set(made.map((one) => written(one).id)).size).toBe(1);
    expect(await town.rows("SELECT id FROM event_series WHERE title = 'Twenty at once'")).toHaveLength(1);
  });

  test("is created once even if its statements arrive twice", async () => {
    const event = anEvent({
      title: "Told twice",
      pattern: { ...everyWeek, end_type: "after_count", end_count: 3 },
    });
    const sending = { token: "twice", words: [] };
    const made = written(await submitEvent(answersLost(town, at), owner, event, sending));
    expect(await datesOf(made.id)).toHaveLength(3);
    expect(await town.rows("SELECT slug FROM event_slugs WHERE slug LIKE 'told%'")).toHaveLength(1);
  });

  test("is the same on all pages after cancelling, moving and editing", async () => {
    const services = () => town.services({ now: at });
    const yoga = await hold(town, {
      title: "Yoga",
      pattern: everyWeek,
      event_date: "2026-11-24",
      owner: "owner",
    });
    await hold(town, { title: "Concert", event_date: "2026-12-05" });
    await expectAgreement();

    expect(
      await changeOne(services(), owner, await idOf(yoga.id, "2026-12-08"), { cancelled_at: 1 }),
    ).toMatchObject({ ok: true });
    await changeOne(services(), owner, await idOf(yoga.id, "2026-12-15"), {
      event_date: "2026-12-16",
      start_time: "07:30",
      end_time: "08:30",
    });
    await changeOne(services(), owner, await idOf(yoga.id, "2027-02-02"), { event_date: "2027-02-03" });
    await remove(services(), owner, await idOf(yoga.id, "2026-12-22"));
    await expectAgreement();
    const cancelled = await (await town.get("/events/yoga/2026-12-08", { now })).text();
    expect(cancelled).toContain("This event is canceled");
    expect(readHead(cancelled).canonical).toBe("http://localhost/events/yoga/2026-12-08");
    expect(cancelled).not.toContain("calendar.google.com");
    expect(cancelled).toContain("https://schema.org/EventCancelled");
    const moved = await (await town.get("/events/yoga/2026-12-15", { now })).text();
    expect(moved).toContain("Wednesday, December 16, 2026");
    expect(moved).toContain("The date of this event changed");
    expect((await town.get("/events/yoga/2026-12-22", { now })).status).toBe(404);

    const edited = await changeSeveral(services(), owner, yoga.id, {
      scope: "following",
      date: "2027-01-05",
      fields: { start_time: "19:00", end_time: "20:00", title: "Yoga by night" },
    });
    expect(edited).toMatchObject({ ok: true });
    await expectAgreement();
    const [split] = await town.rows<{ id: string; waits: number }>(
      "SELECT id, waiting_since IS NOT NULL AS waits FROM event_series WHERE root_id = ?1 AND id <> ?1",
      yoga.id,
    );
    expect(split?.waits).toBe(1);
    const tail = split?.id ?? "";
    // The text waits for review, the time doesn't; a date that was moved on its own keeps its day.
    const agenda = await siteDates(town, "/events", now, { from: "2027-01-01", to: "2027-02-15" });
    expect(agenda.slice(0, 6)).toEqual([
      "2027-01-05 19:00 Yoga",
      "2027-01-12 19:00 Yoga",
      "2027-01-19 19:00 Yoga",
      "2027-01-26 19:00 Yoga",
      "2027-02-03 19:00 Yoga",
      "2027-02-09 19:00 Yoga",
    ]);
    const old = await town.get("/events/yoga/2027-01-12", { now });
    expect([old.status, old.headers.get("Location")]).toEqual([301, "/events/yoga-2/2027-01-12"]);

    await decideOn(services(), { kind: "series", id: tail }, "approve");
    expect(await siteDates(town, "/events", now, { from: "2027-01-01", to: "2027-01-12" })).toEqual([
      "2027-01-05 19:00 Yoga by night",
      "2027-01-12 19:00 Yoga by night",
    ]);
    await expectAgreement();

    await changeSeveral(services(), owner, tail, {
      scope: "all",
      date: "2027-01-05",
      moveTo: "2027-01-06",
      fields: {},
    });
    expect((await datesOf(tail)).slice(0, 5)).toEqual([
      "2027-01-06",
      "2027-01-13",
      "2027-01-20",
      "2027-01-27",
      "2027-02-03",
    ]);
    await expectAgreement();
  });

  test("cancels all future dates and keeps the past ones", async () => {
    const past = new Date("2026-10-01T15:00:00Z");
    const surf = await hold(town, {
      title: "Surf",
      owner: "owner",
      pattern: everyWeek,
      event_date: "2026-10-10",
      now: past,
    });
    const result = await callOff(town.services({ now: at }), owner, await idOf(surf.id, "2026-10-10"), "all");
    expect(result.ok).toBe(true);
    expect(await (await town.get("/events/surf/2026-10-17", { now })).text()).not.toContain(
      "This event is canceled",
    );
    const ahead = await siteDates(town, "/events", now, { from: "2026-11-21", to: "2026-12-05" });
    expect(ahead.filter((line) => line.includes("Surf"))).toEqual([
      "2026-11-21 18:00 Surf (cancelled)",
      "2026-11-28 18:00 Surf (cancelled)",
      "2026-12-05 18:00 Surf (cancelled)",
    ]);
    await expectAgreement();
  });

  test("is restored completely within ten minutes of its deletion", async () => {
    const drums = await hold(town, {
      title: "Drums",
      owner: "owner",
      pattern: everyWeek,
      event_date: "2026-12-02",
    });
    const gone = await remove(
      town.services({ now: at }),
      owner,
      await idOf(drums.id, "2026-12-16"),
      "following",
    );
    expect(await datesOf(drums.id)).toEqual(["2026-12-02", "2026-12-09"]);
    await expectAgreement();
    expect(gone.ok).toBe(true);
    const late = town.services({ now: new Date(at.getTime() + 11 * 60_000) });
    expect(await restoreOwnSeries(late, owner, drums.id)).toBe(false);
    const stranger = { id: "stranger" };
    const purged: string[][] = [];
    const watched = {
      ...town.services({ now: at }),
      cache: { purge: async (tags: string[]) => void purged.push(tags) },
    };
    expect(await restoreOwnSeries(watched, stranger, drums.id)).toBe(false);
    expect(purged).toEqual([]);
    expect(await restoreOwnSeries(town.services({ now: at }), owner, drums.id)).toBe(true);
    expect((await datesOf(drums.id)).slice(0, 3)).toEqual(["2026-12-02", "2026-12-09", "2026-12-16"]);
    await expectAgreement();
  });

  test("can only be changed by its owner", async () => {
    const mine = await hold(town, { title: "Mine", owner: "owner", pattern: everyWeek });
    const thief = { id: "thief" };
    const edit = { scope: "all", date: "2026-12-01", fields: { location: "Elsewhere" } } as const;
    expect(await changeSeveral(town.services({ now: at }), thief, mine.id, edit)).toMatchObject({
      ok: false,
    });
    expect(await remove(town.services({ now: at }), thief, await idOf(mine.id, "2026-12-01"))).toEqual({
      ok: false,
      error: "gone",
    });
    expect(
      await changeOne(town.services({ now: at }), thief, await idOf(mine.id, "2026-12-01"), {}),
    ).toMatchObject({ ok: false });
  });
});

describe("The job that creates coming dates", () => {
  const later = new Date("2027-02-20T05:15:00Z");

  test("adds each date once, run three times, at once, and killed after each statement", async () => {
    const tango = await hold(town, { title: "Tango", pattern: everyWeek, event_date: "2026-12-03" });
    for (const failure of ["d1:1", "d1:1:late", "d1:2", "d1:2:late", "d1:3"]) {
      await extendSeries(town.services({ now: later, failures: [failure] }), later).catch(() => "killed");
    }
    await Promise.all([1, 2].map(() => extendSeries(town.services({ now: later }), later)));
    for (let run = 0; run < 3; run++) await extendSeries(town.services({ now: later }), later);
    const dates = await datesOf(tango.id);
    expect(new Set(dates).size).toBe(dates.length);
    const expected: string[] = [];
    for (let day = Date.UTC(2026, 11, 3); day <= Date.UTC(2028, 1, 20); day += 7 * 86_400_000)
      expected.push(new Date(day).toISOString().slice(0, 10));
    expect(dates).toEqual(expected);
  });

  const everyThursday = (title: string) =>
    hold(town, { title, owner: owner.id, pattern: everyWeek, event_date: "2026-12-03" });
  const everyMonday = { ...everyWeek, days_of_week: [1] };
  const toMondays = (services: Services, series: string) =>
    changeSeveral(services, owner, series, {
      scope: "all",
      date: "2026-12-03",
      fields: {},
      pattern: everyMonday,
    });
  const weekdaysOf = async (series: string) =>
    new Set((await datesOf(series)).map((date) => new Date(date).getUTCDay()));

  test("adds no date of a rule that its owner changes while it runs", async () => {
    const waltz = await everyThursday("Waltz");
    const meanwhile = () => toMondays(town.services({ now: later }), waltz.id);
    await extendSeries(interrupted(town, { now: later, batch: 1 }, meanwhile), later);
    expect(await weekdaysOf(waltz.id)).toEqual(new Set([1]));
  });

  test("leaves no dates outside a rule that changes while it writes", async () => {
    const salsa = await everyThursday("Salsa");
    const meanwhile = () => extendSeries(town.services({ now: later }), later);
    const services = interrupted(town, { now: later, batch: 2 }, meanwhile);
    expect(await toMondays(services, salsa.id)).toMatchObject({ ok: true });
    expect(await weekdaysOf(salsa.id)).toEqual(new Set([1]));
  });
});
