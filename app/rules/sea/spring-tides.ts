import type { Water } from "./waters";

/**
 * How far the sea goes up and down in a day, in metres, over nineteen years at Punta Mala: about a quarter of all
 * days go as far as the first, about a quarter no further than the second.
 */
export const springRange = 3.1;
export const neapRange = 2.2;

export type TideSize = "spring" | "neap" | "usual";

/** How far the sea goes on a day, by its waters and those next to them. */
export function rangeOf(waters: readonly Water[]): number {
  const heights = waters.map(({ metres }) => metres);
  return heights.length > 1 ? Math.round((Math.max(...heights) - Math.min(...heights)) * 100) / 100 : 0;
}

export function tideSize(waters: readonly Water[]): TideSize {
  const range = rangeOf(waters);
  if (range === 0) return "usual";
  if (range >= springRange) return "spring";
  return range <= neapRange ? "neap" : "usual";
}
