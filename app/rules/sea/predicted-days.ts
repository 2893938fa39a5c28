import { civilOfDay, formatDay } from "../time/days";
import { localDay } from "../time/panama-time";
import { type SkyDay, skyOfDay } from "./sky-day";
import { watersOfYear } from "./tide-prediction";
import type { Water } from "./waters";

export type PredictedDays = { waters: Water[]; sky: (SkyDay & { day: string })[] };

/** Tides, sun and moon of some days, each computed from nothing but its date. */
export function predictDays(days: readonly number[]): PredictedDays {
  const wanted = new Set(days);
  const years = new Set(days.map((day) => civilOfDay(day).year));
  return {
    waters: [...years]
      .flatMap((year) => watersOfYear(year))
      .filter(({ at }) => wanted.has(localDay(new Date(at)))),
    sky: days.map((day) => ({ day: formatDay(day), ...skyOfDay(day) })),
  };
}
