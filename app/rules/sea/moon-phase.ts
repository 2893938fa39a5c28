import type { MoonDay } from "./sky-day";

export const phases = [
  "new",
  "waxing-crescent",
  "first-quarter",
  "waxing-gibbous",
  "full",
  "waning-gibbous",
  "last-quarter",
  "waning-crescent",
] as const;
export type Phase = (typeof phases)[number];

/** A day with a quarter has its name; others are waxing or waning. */
export function phaseOf({ quarter, moon_angle }: Pick<MoonDay, "quarter" | "moon_angle">): Phase {
  if (quarter) return quarter;
  if (moon_angle < 90) return "waxing-crescent";
  if (moon_angle < 180) return "waxing-gibbous";
  return moon_angle < 270 ? "waning-gibbous" : "waning-crescent";
}

/** From 0 to 1. */
export function litPart(moonAngle: number): number {
  return (1 - Math.cos((moonAngle * Math.PI) / 180)) / 2;
}
