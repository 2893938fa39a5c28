import { describe, expect, it } from "vitest";
import {
  comparePlaced,
  dealShuffles,
  drawShuffle,
  ordinaryPlacement,
  placementOf,
} from "../../app/rules/placement";

/** A small generator with a seed, so that a test deals the same cards every time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("the place in a list", () => {
  it.each([
    ["premium, first", true, 0, 0],
    ["premium, third", true, 3, 3],
    ["premium without order comes last of the premium", true, null, ordinaryPlacement - 1],
    ["premium with a huge order stays before the rest", true, 99_999_999, ordinaryPlacement - 1],
    ["premium with a negative order", true, -4, 0],
    ["premium with a fraction", true, 2.9, 2],
    ["premium with no number", true, Number.NaN, ordinaryPlacement - 1],
    ["ordinary", false, null, ordinaryPlacement],
    ["an ordinary listing's order means nothing", false, 1, ordinaryPlacement],
  ])("%s", (_, is_premium, display_order, placement) => {
    expect(placementOf({ is_premium, display_order })).toBe(placement);
  });

  it("orders by placement, then shuffle, then id", () => {
    const rows = [
      { placement: 5, shuffle: 1, id: "b" },
      { placement: 1, shuffle: 9, id: "x" },
      { placement: 5, shuffle: 1, id: "a" },
      { placement: 5, shuffle: 0, id: "z" },
      { placement: 5, shuffle: 1, id: "a" },
    ];
    expect(rows.sort(comparePlaced).map(({ id }) => id)).toEqual(["x", "z", "a", "a", "b"]);
  });
});

describe("the daily deal", () => {
  it("gives every listing its own number", () => {
    for (const count of [0, 1, 2, 24, 1000]) {
      const dealt = dealShuffles(count, seeded(count));
      expect([...dealt].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
    }
  });

  it("is another one tomorrow and the same with the same luck", () => {
    expect(dealShuffles(50, seeded(1))).not.toEqual(dealShuffles(50, seeded(2)));
    expect(dealShuffles(50, seeded(1))).toEqual(dealShuffles(50, seeded(1)));
  });

  it("gives everybody the first place equally often", () => {
    const random = seeded(7);
    const wins = [0, 0, 0, 0];
    for (let day = 0; day < 8000; day += 1) {
      const first = dealShuffles(4, random).indexOf(0);
      wins[first] = (wins[first] ?? 0) + 1;
    }
    for (const count of wins) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it("survives a random number of exactly one", () => {
    expect(dealShuffles(3, () => 1).every(Number.isInteger)).toBe(true);
  });

  it("draws a whole number for a newcomer", () => {
    expect(drawShuffle(() => 0)).toBe(0);
    expect(drawShuffle(() => 0.999_999_999_9)).toBeLessThan(2 ** 31);
  });
});
