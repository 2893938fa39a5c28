import { type PredictedDays, predictDays } from "../../../rules/sea/predicted-days";
import type { SkyDay } from "../../../rules/sea/sky-day";
import type { Water } from "../../../rules/sea/waters";
import { instantOfDay } from "../../../rules/time/panama-time";

/** The first instant of a day, in milliseconds. */
export function startOfDay(day: number): number {
  return instantOfDay(day, 0).getTime();
}

/**
 * What the tide table says of some days. A guide that was set up within the hour has no table yet: then the days that
 * nobody asked for by name are predicted on the spot.
 */
export function seaRows(
  waters: Water[],
  sky: (SkyDay & { day: string })[],
  { first, last, isAsked }: { first: number; last: number; isAsked: boolean },
): PredictedDays {
  if (sky.length > 0 || isAsked) return { waters, sky };
  return predictDays(Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
