import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { addActivity, addManyRestaurants, addRestaurant } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
const now = "2026-11-21T15:00:00Z";
const linkOf = async (path: string) => {
  const html = await (await town.get(path, { now })).text();
  return /<dt>(?:Who|Organiza|Quién)<\/dt><dd><a href="([^"]+)">/.exec(html)?.[1] ?? null;
};

beforeAll(async () => {
  town = await openTown({ now });
  await addActivity(town, { slug: "yoga_bajo_el_higo", business_name: "Yoga Bajo el Higo" });
  await addRestaurant(town, { slug: "cafe_nunez", name: "Café Núñez" });
  await addRestaurant(town, { slug: "not_yet", name: "Not yet", status: "pending" });
  const pattern = { pattern: everyWeek, event_date: "2026-11-24" };
  await hold(town, { title: "Morning yoga", host: "Yoga Bajo el Higo", ...pattern });
  await hold(town, { title: "Tasting", host: "CAFE NUÑEZ" });
  await hold(town, { title: "Opening", host: "Not yet" });
  await hold(town, { title: "Clean-up", host: "The neighbours" });
});
afterAll(() => town.close());

describe("The host of an event", () => {
  test("leads to its page, from a single event, a series and each of its dates, in both languages", async () => {
    expect(await linkOf("/events/tasting")).toBe("/eat/cafe_nunez");
    expect(await linkOf("/events/morning-yoga")).toBe("/do/yoga_bajo_el_higo");
    expect(await linkOf("/events/morning-yoga/2026-12-01")).toBe("/do/yoga_bajo_el_higo");
    expect(await linkOf("/es/events/tasting")).toBe("/es/eat/cafe_nunez");
  });

  test("leads nowhere while its page isn't public, nor where it has none", async () => {
    expect(await linkOf("/events/opening")).toBeNull();
    expect(await linkOf("/events/clean-up")).toBeNull();
  });

  test("is found in one round trip, with no more rows in a town of a thousand places", async () => {
    const use = async () => databaseUse(await town.get("/events/tasting", { now }));
    const { trips, rows } = await use();
    await addManyRestaurants(town, 1000, "{}");
    expect(trips).toBe(1);
    expect((await use()).rows).toBe(rows);
  });
});
