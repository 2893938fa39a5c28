import { afterAll, beforeAll, expect, test } from "vitest";
import { openDemonstration } from "../support/demonstration";
import { plain } from "../support/page-html";
import type { Town } from "../support/town";

const noon = "2026-11-28T17:00:00Z";
let town: Town;
beforeAll(async () => {
  town = await openDemonstration(noon);
});
afterAll(() => town.close());

const read = async (path: string) => plain(await (await town.get(path)).text()).replaceAll("\u00a0", " ");

test("a hostel's stars are its owner's word, a hotel's the hotel's", async () => {
  expect(await read("/stay/hostel_la_ola")).toContain("(112 reviews) according to its owner");
  expect(await read("/es/stay/hostel_la_ola")).toContain("según su dueño");
  expect(await read("/stay/hotel_los_almendros")).toContain("according to the hotel");
});

test("a made-up menu doesn't say that the restaurant gave its prices", async () => {
  const spanish = await read("/es/eat/fonda_dona_nena?tab=menu");
  expect(spanish).toContain("precios inventados");
  expect(spanish).toContain("Precios en dólares.");
  expect(spanish).not.toContain("tal como los dio el restaurante");
  expect(await read("/eat/fonda_dona_nena?tab=menu")).not.toContain("as the restaurant gave them");
});

test("a price says what it buys: a board for half a day, a bed for a night", async () => {
  expect(await read("/do/tablas_y_quillas")).toMatch(/From \$15 Half a day; a whole day is \$25/);
  expect(await read("/es/do/tablas_y_quillas")).toContain(
    "tablas suaves para quien empieza, adultos y niños",
  );
  expect(await read("/stay")).toContain("Bunks at $18 a bed");
  expect(await read("/es/stay")).toContain("Literas a $18 la cama");
});

test("an evening in a café that closes at noon says that it opens again", async () => {
  const [event] = await town.rows<{ slug: string }>(
    "SELECT slug FROM events WHERE title = 'Evening of the Turtles' AND event_series_id IS NULL",
  );
  expect(await read(`/events/${event?.slug}`)).toContain("closed by then and opens again for it");
});
