import { civilOfDay, formatDay } from "../time/days";
import { localDay } from "../time/panama-time";
import { type SkyDay, skyOfDay } from "./sky-day";
import type { Water } from "./tide-at";
import { watersOfYear } from "./tide-prediction";

export type PredictedDays = { waters: Water[]; sky: (SkyDay & { day: string })[] };

/** Each day depends on its date alone. */
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
