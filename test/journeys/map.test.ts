import { afterAll, beforeAll, expect, test } from "vitest";
import { openDemonstration } from "../support/demonstration";
import type { Town } from "../support/town";

const noon = "2026-11-24T17:00:00Z";
let town: Town;
beforeAll(async () => {
  town = await openDemonstration(noon);
});
afterAll(() => town.close());

const html = async (path: string) => (await town.get(path)).text();

test("the list beside the map has what the map shows, in walking order", async () => {
  const page = await html("/map");
  const pins = [...page.matchAll(/<a href="#at-([^"]+)" class="(?:pin|sign)/g)].map(([, slug]) => slug);
  const rows = [...page.matchAll(/<li id="at-([^"]+)"/g)].map(([, slug]) => slug);
  expect(rows[0]).toBe("hotel-punta_serena_resort");
  expect(rows.at(-1)).toBe("hotel-eco_lodge_tres_quebradas");
  expect(new Set(pins)).toEqual(new Set(rows));
  expect(page).toContain("https://www.openstreetmap.org/?mlat=7.2829&amp;mlon=-80.5189");
});

test("a place without a position is listed in order along the shore, and isn't on the map", async () => {
  const page = await html("/es/map");
  expect(page).not.toContain('id="at-activity-pesca_don_beto"');
  expect(page.indexOf("Pesca Don Beto")).toBeLessThan(page.indexOf("Yoga Bajo el Higo"));
  expect(page).toContain("dibujadas a ojo");
  expect(page.indexOf("Pedregal")).toBeLessThan(page.indexOf("Venao"));
});

test("a restaurant and a hotel with the same slug have a row each", async () => {
  await town.rows("UPDATE hotel_listings SET slug = 'la_panga' WHERE slug = 'punta_serena_resort'");
  const page = await html("/map");
  await town.rows("UPDATE hotel_listings SET slug = 'punta_serena_resort' WHERE slug = 'la_panga'");
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining(["at-hotel-la_panga", "at-restaurant-la_panga"]));
});

test("a kind's filter shows only that kind, and search engines index the whole map", async () => {
  const page = await html("/map?kind=stay");
  expect(page).toContain("Hostel La Ola");
  expect(page).not.toContain("La Panga");
  expect(page).toContain('name="robots" content="noindex, follow"');
  expect(await html("/map")).toContain('hrefLang="es" href="http://localhost/es/map"');
  expect(await html("/map?kind=nothing")).toContain("La Panga");
});

test("a kind whose places gave no position says so, leads to the whole map, and its list doesn't promise one", async () => {
  const page = await html("/map?kind=do");
  expect(page).toContain("None of these has given us its position yet");
  expect(page).toMatch(/<a href="\/map">The map of the whole village/);
  expect(page).not.toContain("true to scale");
  expect(page).not.toContain("The map is turned");
  expect(await html("/es/map?kind=do")).toContain("Ninguno de estos nos ha dado todavía su ubicación");
  expect(await html("/do")).not.toContain("/map?kind=do");
  expect(await html("/eat")).toContain('href="/map?kind=eat"');
});

test("a place's page links to its row, and a hidden place has none", async () => {
  expect(await html("/eat/la_panga?tab=location")).toContain('href="/map?kind=eat#at-restaurant-la_panga"');
  await town.rows("UPDATE restaurant_listings SET status = 'pending' WHERE slug = 'la_panga'");
  const page = await html("/map");
  await town.rows("UPDATE restaurant_listings SET status = 'approved' WHERE slug = 'la_panga'");
  expect(page).not.toContain("La Panga");
});
