import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

test("home answers in both languages", async () => {
  const english = await town.get("/");
  expect(english.status).toBe(200);
  expect(await english.text()).toContain('<html lang="en">');
  expect(await (await town.get("/es")).text()).toContain('<html lang="es">');
});

test("a public page asks the database once and reads few rows", async () => {
  const { trips, rows } = databaseUse(await town.get("/surf"));
  expect(trips).toBe(1);
  expect(rows).toBeLessThanOrEqual(50);
});
