import { expect, test } from "vitest";
import { shufflePositions } from "../../../app/rules/places/shuffle";
import { seededRandom } from "../../../app/rules/site/seeded-random";

test("the same seed gives the same order, and others different ones", () => {
  const deal = (seed: number) => shufflePositions(20, seededRandom(seed));
  expect(deal(7)).toEqual(deal(7));
  expect(deal(7)).not.toEqual(deal(8));
});

test("everybody has the same chance of the first position", () => {
  const first = new Map<number, number>();
  for (let day = 0; day < 6000; day++) {
    const winner = shufflePositions(6, seededRandom(20_000 + day)).indexOf(0);
    first.set(winner, (first.get(winner) ?? 0) + 1);
  }
  for (const wins of first.values()) expect(Math.abs(wins - 1000)).toBeLessThan(150);
});
