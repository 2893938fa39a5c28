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

/**
 * The lit part as an SVG path. Seven degrees from the equator she lies on her back: lit towards the sun below the
 * horizon, to the right while waxing and to the left while waning.
 */
export function moonShape(moonAngle: number, radius: number): { path: string; turn: number } {
  const isWaxing = moonAngle < 180;
  const terminator = Math.round(radius * Math.abs(Math.cos((moonAngle * Math.PI) / 180)) * 100) / 100;
  const isCrescent = litPart(moonAngle) < 0.5;
  const limb = `M0-${radius}A${radius} ${radius} 0 0 1 0 ${radius}`;
  return {
    path: `${limb}A${terminator} ${radius} 0 0 ${isCrescent ? 0 : 1} 0-${radius}Z`,
    turn: isWaxing ? 60 : 120,
  };
}
