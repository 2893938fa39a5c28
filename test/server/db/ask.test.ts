import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../../../app/server/db/database";
import { selectPublicRestaurants } from "../../../app/server/db/places/restaurants";
import { restaurantListings as restaurants } from "../../../app/server/db/schema/places";
import { question, statement } from "../../../app/server/db/statement";
import { addRestaurant } from "../../support/places";
import { openTown, type Town } from "../../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
  for (const [name, category] of [
    ["La Panga", "Seafood"],
    ["El Faro", "Bar & Grill"],
    ["Marisol", "Seafood"],
  ])
    await addRestaurant(town, { name, category });
});
afterEach(() => town.rows("UPDATE restaurant_listings SET phone = NULL"));
afterAll(() => town.close());

const all = { after: null, limit: 9 };
const phones = sql`SELECT name, phone FROM ${restaurants} ORDER BY name`;
const call = (name: string) => sql`UPDATE ${restaurants} SET phone = ${"6000-0000"} WHERE name = ${name}`;

describe("A list of places", () => {
  test.each([
    [{ ...all, category: "Seafood" }, ["La Panga", "Marisol"]],
    [{ ...all, category: "Sushi" }, []],
    [all, ["El Faro", "La Panga", "Marisol"]],
    [{ ...all, after: [Number.MAX_SAFE_INTEGER, 0, ""] as const }, []],
  ])("for %j returns %j", async (filter, names) => {
    const { db } = town.services();
    const [rows] = await ask(db, [selectPublicRestaurants(db, filter)]);
    expect(rows.map(({ name }) => name).sort()).toEqual(names);
  });
});

describe("Handwritten SQL", () => {
  test("can be batched with the builder's queries, each answer in its place, in one trip", async () => {
    const { db } = town.services();
    const [before, changed, [fish], after, grill] = await ask(db, [
      question<{ name: string; phone: string | null }>(db, phones),
      statement(db, call("Marisol")),
      selectPublicRestaurants(db, { ...all, category: "Seafood", limit: 1 }),
      question<{ name: string; phone: string | null }>(db, phones),
      selectPublicRestaurants(db, { ...all, category: "Bar & Grill" }),
    ]);
    expect(before.map(({ phone }) => phone)).toEqual([null, null, null]);
    expect(changed.meta.changes).toBe(1);
    expect(fish?.category).toBe("Seafood");
    expect(after.map(({ phone }) => phone)).toEqual([null, null, "6000-0000"]);
    expect(grill.map(({ name }) => name)).toEqual(["El Faro"]);
    expect(db.meter.trips).toBe(1);
  });

  test("can be a batch by itself, and an empty batch makes no trip", async () => {
    const { db } = town.services();
    const [[first]] = await ask(db, [question<{ name: string }>(db, phones)]);
    expect(first?.name).toBe("El Faro");
    expect(await ask(db, [])).toEqual([]);
    expect(db.meter.trips).toBe(1);
  });

  test("is carried out with the rest or not at all", async () => {
    const { db } = town.services();
    const broken = db.update(restaurants).set({ slug: sql`NULL` });
    await expect(ask(db, [statement(db, call("Marisol")), broken])).rejects.toThrow();
    const [rows] = await ask(db, [question<{ phone: string | null }>(db, phones)]);
    expect(rows.map(({ phone }) => phone)).toEqual([null, null, null]);
  });
});
