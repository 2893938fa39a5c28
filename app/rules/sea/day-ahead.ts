import { formatDay } from "../time/days";
import { windowOfDay } from "./day-window";
import type { SkyDay } from "./sky-day";
import { along } from "./sky-picture";
import { down, seaBody } from "./tide-curve";
import { type Water, watersAround, watersWithin } from "./waters";

/** For the small drawing of a day. */
export type SeaDayAhead = {
  date: string;
  sea: string;
  sunrise: number;
  sunset: number;
  waters: (Water & { isLight: boolean })[];
};

const frame = { top: 8, foot: 92 };

export function dayAhead(day: number, sky: SkyDay, waters: readonly Water[]): SeaDayAhead {
  const window = windowOfDay(day);
  return {
    date: formatDay(day),
    sea: seaBody(watersAround(waters, window.from, window.until), {
      ...window,
      ...frame,
    }),
    sunrise: along(window, sky.sunrise),
    sunset: along(window, sky.sunset),
    waters: watersWithin(waters, window.from, window.until).map((water) => ({
      ...water,
      isLight: water.at >= sky.first_light && water.at <= sky.last_light,
    })),
  };
}

/** Where on the drawing of its day the sea is at an instant. */
export function pointOfDay(day: number, at: number, metres: number): { x: number; y: number } {
  const window = windowOfDay(day);
  return {
    x: Math.round(along(window, at) * 10),
    y: Math.round(down({ ...window, ...frame }, metres) * 10),
  };
}
