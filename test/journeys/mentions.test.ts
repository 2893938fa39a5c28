import { afterAll, beforeAll, expect, test } from "vitest";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { type Person, signUp } from "../support/people";
import { addActivity, addHotel, addManyRestaurants, addRestaurant } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
let ana: Person;
const now = "2026-11-21T15:00:00Z";
beforeAll(async () => {
  town = await openTown({ now });
  ana = await signUp(town);
});
afterAll(() => town.close());

const ask = (query: string, headers = ana.headers) =>
  town.get(`/add-blog/mentions?${query}`, { now, headers });
const found = async (query: string) => (await ask(query)).json();

test("a writer finds public places and coming events by name, in the post's language", async () => {
  await addRestaurant(town, { name: "Café Sol", slug: "cafe_sol", search_text: "cafe sol" });
  await addRestaurant(town, {
    name: "Café Luna",
    slug: "cafe_luna",
    search_text: "cafe luna",
    status: "pending",
  });
  await addHotel(town, { name: "Hotel Café", slug: "hotel_cafe", search_text: "hotel cafe" });
  await addActivity(town, { business_name: "Café Surf", slug: "cafe_surf", search_text: "cafe surf" });
  await hold(town, { title: "Café y cuentos" });
  await hold(town, { title: "Café cada semana", pattern: everyWeek });
  const all = (await found("q=CAFÉ&language=es")) as { name: string; path: string; kind: string }[];
  expect(all.map(({ name }) => name).sort()).toEqual(
    ["Café Sol", "Café Surf", "Café cada semana", "Café y cuentos", "Hotel Café"].sort(),
  );
  expect(all).toContainEqual({ kind: "activity", path: "/do/cafe_surf", name: "Café Surf" });
  expect(await found("q=nobody")).toEqual([]);
});

test("people who aren't signed in find nothing, at one trip and with no more rows in a large town", async () => {
  const stranger = await ask("q=cafe", {});
  expect([stranger.status, await stranger.json()]).toEqual([401, []]);
  await addManyRestaurants(town, 1000, "");
  const { trips, rows } = databaseUse(await ask("q=cafe"));
  expect(trips).toBeLessThanOrEqual(2);
  expect(rows).toBeLessThan(2000);
});
