import { afterAll, beforeAll, expect, test } from "vitest";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { openTown, type Town } from "../support/town";

// Saturday, at noon in Panama.
const now = "2026-11-21T17:00:00Z";
let town: Town;
beforeAll(async () => {
  town = await openTown({ now });
  const at = new Date(now);
  const morning = { event_date: "2026-11-28", start_time: "07:00", end_time: "08:00", now: at };
  await hold(town, { ...morning, title: "Morning yoga", pattern: everyWeek });
  await hold(town, { ...morning, title: "Beach clean-up" });
  await hold(town, { ...morning, title: "Rained off" });
  await town.rows("UPDATE events SET cancelled_at = 1 WHERE slug = 'rained-off'");
  await hold(town, { ...morning, title: "Fire night", start_time: "19:00", end_time: "21:00" });
});
afterAll(() => town.close());

const read = async (path: string, at: string) => (await town.get(path, { now: at })).text();
const morning = "2026-11-28T11:00:00Z";
const noon = "2026-11-28T17:00:00Z";

test("a series lists this morning's date until it has ended", async () => {
  expect(await read("/events/morning-yoga", morning)).toContain("/events/morning-yoga/2026-11-28");
  const html = await read("/events/morning-yoga", noon);
  expect(html).not.toContain("/events/morning-yoga/2026-11-28");
  expect(html).toContain("/events/morning-yoga/2026-12-05");
});

test("an evening's page leads on to what the week still brings, without what is cancelled", async () => {
  const html = await read("/events/fire-night", morning);
  expect(html).toContain("/events/beach-clean-up");
  expect(html).not.toContain("/events/rained-off");
  expect(await read("/events/fire-night", noon)).not.toContain("/events/beach-clean-up");
});

test("a week says which series come again in it, and not of a date that is cancelled", async () => {
  await hold(town, { title: "Market", event_date: "2026-12-02", now: new Date(now) });
  const again = async () => /<p class="repeats">.*?<\/p>/s.exec(await read("/events", now))?.[0] ?? "";
  expect(await again()).toContain("/events/morning-yoga");
  await town.rows("UPDATE events SET cancelled_at = 1 WHERE series_instance_date = '2026-12-05'");
  await town.services({ now: new Date(now) }).cache.purge(["events"]);
  expect(await again()).not.toContain("/events/morning-yoga");
});
