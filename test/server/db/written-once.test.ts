import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { selectPublicRestaurants } from "../../../app/server/db/places/restaurants";
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
afterAll(() => town.close());

/** The names a visitor of their own gets, who asks beside others. */
async function ask(filter: Parameters<typeof selectPublicRestaurants>[1]): Promise<string[]> {
  const { db } = town.services();
  const [rows] = await db.batch([selectPublicRestaurants(db, filter)]);
  return rows.map(({ name }) => name).sort();
}

describe("A question that is written down once", () => {
  test("answers every visitor by their own values, also at the same moment", async () => {
    const all = { after: null, limit: 9 };
    expect(
      await Promise.all([
        ask({ ...all, category: "Seafood" }),
        ask({ ...all, category: "Bar & Grill" }),
        ask({ ...all, category: "Sushi" }),
      ]),
    ).toEqual([["La Panga", "Marisol"], ["El Faro"], []]);
  });

  test("leaves out what is not asked for, before and after somebody asked for it", async () => {
    const everybody = ["El Faro", "La Panga", "Marisol"];
    expect(await ask({ after: null, limit: 9 })).toEqual(everybody);
    expect(await ask({ after: null, limit: 9, category: "Bar & Grill" })).toEqual(["El Faro"]);
    expect(await ask({ after: null, limit: 9 })).toEqual(everybody);
    expect(await ask({ after: null, limit: 2 })).toHaveLength(2);
    expect(await ask({ after: [Number.MAX_SAFE_INTEGER, 0, ""], limit: 9 })).toEqual([]);
  });

  test("may stand twice in one trip", async () => {
    const { db } = town.services();
    const slice = { after: null, limit: 9 };
    const [fish, grill] = await db.batch([
      selectPublicRestaurants(db, { ...slice, category: "Seafood" }),
      selectPublicRestaurants(db, { ...slice, category: "Bar & Grill" }),
    ]);
    expect([fish.length, grill.length]).toEqual([2, 1]);
  });
});
