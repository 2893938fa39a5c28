import type { SkyDay } from "./sky-day";
import type { Water } from "./tide-at";

type Day = { sky: Pick<SkyDay, "sunrise" | "sunset">; waters: readonly Water[] };

/** Where no low water falls in daylight: the one nearest to it. */
export function lowNearestDaylight({ sky, waters }: Day): { at: number; isEvening: boolean } | null {
  const lows = waters.flatMap(({ kind, at }) => {
    const isEvening = at > sky.sunset;
    return kind === "low" ? [{ at, isEvening, away: isEvening ? at - sky.sunset : sky.sunrise - at }] : [];
  });
  return lows.sort((one, other) => one.away - other.away)[0] ?? null;
}

/** For the longest walk on the sand. */
export function lowestInDaylight(days: readonly Day[]): Water | null {
  const lows = days.flatMap(({ sky, waters }) =>
    waters.filter(({ kind, at }) => kind === "low" && at >= sky.sunrise && at <= sky.sunset),
  );
  return lows.sort((one, other) => one.metres - other.metres)[0] ?? null;
}
