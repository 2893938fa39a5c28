import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { feedDates, siteDates } from "../support/event-dates";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
const now = "2026-11-21T15:00:00Z";
const horizon = { from: "2026-11-21", to: "2027-11-20" };

beforeAll(async () => {
  town = await openTown({ now });
  await hold(town, { title: "Late night", event_date: "2026-11-28", start_time: "22:00", end_time: "01:00" });
  await hold(town, { title: "Whole day", event_date: "2026-12-24", start_time: null, end_time: null });
  await hold(town, {
    title: "Yoga; flows, and \\ breath",
    event_type: "class",
    pattern: everyWeek,
    event_date: "2026-11-24",
  });
  await hold(town, {
    title: "Market",
    event_date: "2026-11-28",
    pattern: { ...everyWeek, interval_value: 2, days_of_week: [6, 0], end_type: "after_count", end_count: 9 },
  });
  await hold(town, {
    title: "Day 31",
    event_type: "kids",
    event_date: "2026-12-31",
    pattern: { ...everyWeek, pattern_type: "monthly", end_type: "by_date", end_date: "2027-12-31" },
  });
});
afterAll(() => town.close());

const read = async (path: string) => {
  const response = await town.get(path, { now });
  return { response, text: await response.text() };
};

describe("The calendar's feed", () => {
  test("is one round trip and can be parsed by another library", async () => {
    const { response, text } = await read("/calendar.ics");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(databaseUse(response).trips).toBe(1);
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getAllSubcomponents("vevent")).toHaveLength(5);
    expect(calendar.getFirstSubcomponent("vtimezone")?.getFirstPropertyValue("tzid")).toBe("America/Panama");
  });

  test.each([
    "",
    "?type=class",
    "?type=kids",
    "?from=2026-12-01&to=2027-03-31",
    "?type=social&from=2026-12-01&to=2026-12-31",
  ])("expands to the site's own dates with %s", async (query) => {
    const { text } = await read(`/calendar.ics${query}`);
    const site = await siteDates(town, `/events${query}`, now, horizon);
    expect(site.length).toBeGreaterThan(0);
    expect(feedDates(text, horizon)).toEqual(site);
  });

  test("has the right local times", async () => {
    const { text } = await read("/calendar.ics");
    expect(text).toContain("DTSTART;TZID=America/Panama:20261128T220000");
    expect(text).toContain("DTEND;TZID=America/Panama:20261129T010000");
    expect(text).toContain("DTSTART;VALUE=DATE:20261224");
  });

  test("isn't sent again if it hasn't changed", async () => {
    const { response } = await read("/es/calendar.ics");
    const tag = response.headers.get("ETag") ?? "";
    const again = await town.get("/es/calendar.ics", { now, headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
  });

  test("is in the language of its address, and keeps names in both", async () => {
    const [english, spanish] = [await read("/calendar.ics"), await read("/es/calendar.ics")];
    expect(spanish.text).toContain("/es/events/late-night");
    const uids = (text: string) => [...text.matchAll(/^UID:(.*)$/gm)].map(([, uid]) => uid).sort();
    expect(uids(spanish.text)).toEqual(uids(english.text));
  });

  test("of one event has its name in the reader's language", async () => {
    const translation = JSON.stringify({ title: { text: "Noche larga", hash: "" } });
    await town.rows("UPDATE events SET translation = ? WHERE title = 'Late night'", translation);
    expect((await read("/es/events/late-night.ics")).text).toContain("X-WR-CALNAME:Noche larga\r\n");
    expect((await read("/events/late-night.ics")).text).toContain("X-WR-CALNAME:Late night\r\n");
  });

  test("keeps past events for a year", async () => {
    const later = await town.get("/calendar.ics", { now: "2027-11-20T15:00:00Z" });
    expect(await later.text()).toContain("Late night");
    const muchLater = await town.get("/calendar.ics", { now: "2027-12-20T15:00:00Z" });
    expect(await muchLater.text()).not.toContain("Late night");
  });
});

describe("A file that can't be served explains why in a line of text, in the language of its address", () => {
  test.each([
    ["filters it cannot read", "/calendar.ics?type=fun", 400, "We couldn't read that\n"],
    ["the same as data", "/events.json?from=x", 400, "We couldn't read that\n"],
    ["the same in Spanish", "/es/calendar.ics?type=fun", 400, "No entendimos eso\n"],
    ["an event that is not there", "/events/nothing.ics", 404, "Page Not Found\n"],
    ["the same in Spanish", "/es/events/nothing.ics", 404, "Página no encontrada\n"],
    ["nothing to be read there", "/images", 404, "Page Not Found\n"],
  ])("%s: %s", async (_, path, status, says) => {
    const { response, text } = await read(path);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([
      status,
      "text/plain; charset=utf-8",
    ]);
    expect(response.headers.get("Content-Language")).toBe(path.startsWith("/es") ? "es" : "en");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(text).toContain(says);
  });

  test("for an unsupported method", async () => {
    for (const method of ["POST", "PUT"]) {
      const answer = await town.get("/calendar.ics", { method });
      expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
      expect(await answer.text()).toContain("This page doesn't do that");
    }
  });

  test.each(["/calendar.ics", "/events.json", "/sitemap.xml", "/es/events/late-night.ics"])(
    "while the database is away: %s",
    async (path) => {
      await town.env.FILES.delete("sitemap.xml");
      const answer = await town.get(path, { failure: "d1:all" });
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "30"]);
      expect(await answer.text()).toContain(path.startsWith("/es") ? "Volvemos" : "Back in a moment");
    },
  );
});

describe("An event's own file", () => {
  test("contains the one event, or the whole series", async () => {
    expect((await read("/events/late-night.ics")).text).toContain("SUMMARY:Late night");
    expect((await read("/es/events/market.ics")).text).toContain("COUNT=9");
  });
});

describe("The events as data", () => {
  test("continue at `next` until the end", async () => {
    await hold(town, {
      title: "Homework",
      event_type: "kids",
      event_date: "2026-12-01",
      pattern: { ...everyWeek, pattern_type: "daily" },
    });
    const told: string[] = [];
    let path: string | null = "/events.json";
    let pages = 0;
    while (path) {
      const { text } = await read(path);
      const { next, events } = JSON.parse(text) as { next: string | null; events: { id: string }[] };
      told.push(...events.map(({ id }) => id));
      path = next === null ? null : next.replace("http://localhost", "");
      pages++;
    }
    expect(pages).toBeGreaterThan(1);
    expect(new Set(told).size).toBe(told.length);
    const coming = `SELECT count(*) AS count FROM events LEFT JOIN event_series ON event_series.id = event_series_id
      WHERE events.status = 'approved' AND events.deleted_at IS NULL AND event_date >= '2026-11-21'`;
    expect(await town.rows(coming)).toEqual([{ count: told.length }]);
  });

  test("list the coming ones with their instants", async () => {
    const { response, text } = await read("/events.json?type=social");
    expect(databaseUse(response).trips).toBe(1);
    const { events } = JSON.parse(text);
    expect(events[0]).toMatchObject({
      title: "Market",
      starts_at: "2026-11-28T18:00:00-05:00",
      url: "http://localhost/events/market/2026-11-28",
    });
    expect(events.every((event: { event_type: string }) => event.event_type === "social")).toBe(true);
  });
});
