import type { SkyDay } from "./sky-day";
import type { Water } from "./tide-at";

type Day = { sky: Pick<SkyDay, "sunrise" | "sunset">; waters: readonly Water[] };

/** For the longest walk on the sand. */
export function lowestInDaylight(days: readonly Day[]): Water | null {
  const lows = days.flatMap(({ sky, waters }) =>
    waters.filter(({ kind, at }) => kind === "low" && at >= sky.sunrise && at <= sky.sunset),
  );
  return lows.sort((one, other) => one.metres - other.metres)[0] ?? null;
}
