import { describe, expect, test } from "vitest";
import { shufflePositions } from "../../../app/rules/places/shuffle";

/** A seeded generator, so that a test gets the same order every time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("the daily shuffle", () => {
  test("gives every listing its own number", () => {
    for (const count of [0, 1, 2, 24, 1000]) {
      const dealt = shufflePositions(count, seeded(count));
      expect([...dealt].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
    }
  });

  test("is different tomorrow, and the same for the same seed", () => {
    expect(shufflePositions(50, seeded(1))).not.toEqual(shufflePositions(50, seeded(2)));
    expect(shufflePositions(50, seeded(1))).toEqual(shufflePositions(50, seeded(1)));
  });

  test("gives everybody the first position equally often", () => {
    const random = seeded(7);
    const wins = [0, 0, 0, 0];
    for (let day = 0; day < 8000; day += 1) {
      const first = shufflePositions(4, random).indexOf(0);
      wins[first] = (wins[first] ?? 0) + 1;
    }
    for (const count of wins) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test("handles a random number of exactly one", () => {
    expect(shufflePositions(3, () => 1).every(Number.isInteger)).toBe(true);
  });
});
