import { minutesPerDay } from "../time/days";
import { instantOfDay, localDay, startOfDay } from "../time/panama-time";
import type { SunDay } from "./sky-day";

export type Window = { from: number; until: number; isNight: boolean };

/**
 * By day from midnight to midnight, by night from noon to noon, so that the night's tides are in one piece and now is
 * never at the edge.
 */
export function windowAt(now: number, sun: Pick<SunDay, "sunrise" | "sunset">): Window {
  const day = localDay(new Date(now));
  if (now >= sun.sunrise && now < sun.sunset) return windowOfDay(day);
  const noon = now < sun.sunrise ? day - 1 : day;
  return {
    from: instantOfDay(noon, minutesPerDay / 2).getTime(),
    until: instantOfDay(noon + 1, minutesPerDay / 2).getTime(),
    isNight: true,
  };
}

export function windowOfDay(day: number): Window {
  return {
    from: startOfDay(day),
    until: startOfDay(day + 1),
    isNight: false,
  };
}
