import { fill } from "../drawing/pen";
import { disc, discs, type Point } from "../drawing/shapes";

/** A heap of round puffs: foam, spray or smoke. */
export function puff(
  colour: string,
  points: readonly (readonly [number, number, number])[],
  opacity?: number,
): string {
  return fill(colour, discs(points), opacity);
}

/** Drops, sparks or pebbles. */
export function dots(colour: string, radius: number, points: readonly Point[], opacity?: number): string {
  return fill(colour, points.map(([x, y]) => disc(x, y, radius)).join(""), opacity);
}
