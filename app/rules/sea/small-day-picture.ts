import { formatDay } from "../time/days";
import { windowOfDay } from "./day-window";
import { lowestInDaylight } from "./lowest-in-daylight";
import type { SkyDay } from "./sky-day";
import { along } from "./sky-picture";
import { type Water, watersAround, watersWithin } from "./tide-at";
import { down, type Frame, seaBody } from "./tide-curve";

/** For the small drawing of a day. */
export type SeaDayAhead = {
  date: string;
  sea: string;
  /** In percent of the drawing. */
  waters: (Water & { x: number; y: number; isLight: boolean })[];
  /** When the beach is widest by day. */
  lowest: Water | null;
};

/** Leaves room for the hours below low water. */
const labelled = { top: 13, foot: 62 };
/** Without words, the sea takes the whole height. */
export const wordless = { top: 8, foot: 92 };

export function dayAhead(
  day: number,
  sky: SkyDay,
  waters: readonly Water[],
  frame: Pick<Frame, "top" | "foot"> = labelled,
): SeaDayAhead {
  const window = windowOfDay(day);
  const whole = { ...window, ...frame };
  const own = watersWithin(waters, window.from, window.until);
  return {
    date: formatDay(day),
    sea: seaBody(watersAround(waters, window.from, window.until), whole),
    waters: own.map((water) => ({
      ...water,
      x: along(window, water.at),
      y: Math.round(down(whole, water.metres) * 10) / 10,
      isLight: water.at >= sky.sunrise && water.at <= sky.sunset,
    })),
    lowest: lowestInDaylight([{ sky, waters: own }]),
  };
}

/** Where on the drawing of its day the sea is at an instant, in percent. */
export function pointOfDay(
  day: number,
  at: number,
  metres: number,
  frame: Pick<Frame, "top" | "foot"> = labelled,
): { x: number; y: number } {
  const window = windowOfDay(day);
  return { x: along(window, at), y: Math.round(down({ ...window, ...frame }, metres) * 10) / 10 };
}
