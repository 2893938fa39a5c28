import { afterAll, beforeAll, expect, test } from "vitest";
import { shuffleListings } from "../../app/server/operations/places/shuffle-listings";
import { addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

const night = new Date("2026-11-20T05:15:00Z");
const nextNight = new Date("2026-11-21T05:15:00Z");

let town: Town;
const order = async () =>
  (
    await town.rows<{ name: string }>(
      "SELECT name FROM restaurant_listings WHERE status = 'approved' ORDER BY placement, shuffle, id",
    )
  ).map((row) => row.name);

beforeAll(async () => {
  town = await openTown();
  for (let number = 1; number <= 12; number++) {
    await addRestaurant(town, { name: `Place ${number}`, shuffle: 0 });
  }
  await addRestaurant(town, { name: "Second", is_premium: true, display_order: 2, shuffle: 0 });
  await addRestaurant(town, { name: "First", is_premium: true, display_order: 1, shuffle: 0 });
  await addRestaurant(town, { name: "Waiting", status: "pending", shuffle: 77 });
});
afterAll(() => town.close());

test("each Panama day has a new order, and premium places keep theirs", async () => {
  const before = await order();
  await town.run({ cron: "15 5 * * *", at: night });
  const dealt = await order();
  expect(dealt.slice(0, 2)).toEqual(["First", "Second"]);
  expect([...dealt].sort()).toEqual([...before].sort());
  expect(dealt).not.toEqual(before);
  await shuffleListings(town.services({ now: nextNight }), nextNight);
  expect(await order()).not.toEqual(dealt);
});

test("dealing the same day again writes nothing", async () => {
  const shuffles = () => town.rows("SELECT id, shuffle FROM restaurant_listings ORDER BY id");
  const dealt = await shuffles();
  await shuffleListings(town.services({ now: nextNight }), new Date(nextNight.getTime() + 3_600_000));
  expect(await shuffles()).toEqual(dealt);
});

test("pending places aren't shuffled, and a new place gets a position of its own", async () => {
  const [waiting] = await town.rows<{ shuffle: number }>(
    "SELECT shuffle FROM restaurant_listings WHERE name = 'Waiting'",
  );
  expect(waiting?.shuffle).toBe(77);
  const fresh = await addRestaurant(town, { name: "Fresh" });
  const [row] = await town.rows<{ shuffle: number }>(
    "SELECT shuffle FROM restaurant_listings WHERE id = ?",
    fresh.id,
  );
  expect(row?.shuffle).toBeGreaterThanOrEqual(0);
});

test("a job whose database fails midway ends the same when it runs again", async () => {
  const later = new Date("2026-11-22T05:15:00Z");
  await expect(shuffleListings(town.services({ now: later, failures: ["d1:3"] }), later)).rejects.toThrow();
  await shuffleListings(town.services({ now: later }), later);
  const once = await order();
  await shuffleListings(town.services({ now: later }), later);
  expect(await order()).toEqual(once);
});
