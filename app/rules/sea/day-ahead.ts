import { formatDay } from "../time/days";
import { windowOfDay } from "./day-window";
import type { SkyDay } from "./sky-day";
import { along } from "./sky-picture";
import { seaBody } from "./tide-curve";
import { type Water, watersAround, watersWithin } from "./waters";

/** For the small drawing of a day. */
export type SeaDayAhead = {
  date: string;
  sea: string;
  sunrise: number;
  sunset: number;
  waters: (Water & { isLight: boolean })[];
};

export function dayAhead(day: number, sky: SkyDay, waters: readonly Water[]): SeaDayAhead {
  const window = windowOfDay(day);
  return {
    date: formatDay(day),
    sea: seaBody(watersAround(waters, window.from, window.until), {
      from: window.from,
      until: window.until,
      top: 8,
      foot: 92,
    }),
    sunrise: along(window, sky.sunrise),
    sunset: along(window, sky.sunset),
    waters: watersWithin(waters, window.from, window.until).map((water) => ({
      ...water,
      isLight: water.at >= sky.first_light && water.at <= sky.last_light,
    })),
  };
}
