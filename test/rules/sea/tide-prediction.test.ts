import { describe, expect, test } from "vitest";
import type { Water } from "../../../app/rules/sea/tide-at";
import { watersOfYear } from "../../../app/rules/sea/tide-prediction";
import { balboa, islaCebaco, puntaMala } from "../../../app/rules/town/tide-stations";
import { heightsByTheMinute, turnsOf } from "../../support/schureman";

const minute = 60_000;
const yearStart = (year: number) => Date.parse(`${year}-01-01T05:00:00Z`);

/** The largest difference between two lists of the same tides. */
function apart(ours: readonly Water[], others: readonly Water[]) {
  expect(ours.map(({ kind }) => kind)).toEqual(others.map(({ kind }) => kind));
  const pairs = ours.map((water, index) => [water, others[index] as Water] as const);
  return {
    minutes: Math.max(...pairs.map(([a, b]) => Math.abs(a.at - b.at) / minute)),
    metres: Math.max(...pairs.map(([a, b]) => Math.abs(a.metres - b.metres))),
  };
}

describe("the tides of Balboa", { timeout: 30_000 }, () => {
  test.each([2026, 2027])("agree all through %i with the sum of Schureman's formulas", (year) => {
    const from = yearStart(year);
    const heights = heightsByTheMinute(balboa.constituents, from, 365, balboa.meanSeaLevel);
    const { minutes, metres } = apart(watersOfYear(year, null), turnsOf(heights, from));
    expect(minutes).toBeLessThanOrEqual(2);
    expect(metres).toBeLessThanOrEqual(0.02);
  });
});

describe("the tides of Punta Mala", { timeout: 30_000 }, () => {
  test("equal those of Balboa with the published corrections", () => {
    const balboas = watersOfYear(2026, null);
    const ours = watersOfYear(2026).filter(({ at }) => at > yearStart(2026) + 12 * minute);
    const corrected = balboas.map(({ at, kind, metres }) => ({
      at: at + (kind === "high" ? 3 : -12) * minute,
      kind,
      metres: metres * (kind === "high" ? 0.64 : 0.63),
    }));
    const { minutes, metres } = apart(ours, corrected.slice(corrected.length - ours.length));
    expect(minutes).toBe(0);
    expect(metres).toBeLessThanOrEqual(0.01);
  });

  // The period of the lunar nodes.
  const nineteenYears = () => Array.from({ length: 19 }, (_, index) => watersOfYear(2026 + index)).flat();

  test("alternate between high and low without a gap, over every New Year of a nodal cycle", () => {
    const waters = nineteenYears();
    const pairs = waters.slice(1).map((water, index) => [waters[index] as Water, water] as const);
    expect(pairs.filter(([before, after]) => before.kind === after.kind)).toEqual([]);
    const gaps = pairs.map(([before, after]) => (after.at - before.at) / (60 * minute));
    expect(Math.min(...gaps)).toBeGreaterThan(4.5);
    expect(Math.max(...gaps)).toBeLessThan(8);
  });

  test("apply to Cambutal, which is between two stations ten minutes and a hand's breadth apart", () => {
    const [east, west] = [puntaMala, islaCebaco];
    expect(Math.abs(east.minutes.high - west.minutes.high)).toBeLessThan(10);
    expect(Math.abs(east.minutes.low - west.minutes.low)).toBeLessThan(10);
    const highest = Math.max(...watersOfYear(2026, null).map(({ metres }) => metres));
    expect(Math.abs(east.ratio.high - west.ratio.high) * highest).toBeLessThan(0.06);
  });
});
