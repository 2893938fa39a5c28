import type { MoonDay } from "./sky-day";
import { type TideSize, tideSize } from "./spring-tides";

/** A run of days of spring or neap tides, from one of them on; `last` is null on that day itself and where it outlasts what is known. */
export type SpringRun = { size: Exclude<TideSize, "usual">; last: number | null };

/** `days` follow one another; the first is the one that is asked about. */
export function springRun(first: number, days: readonly Pick<MoonDay, "moon_angle">[]): SpringRun | null {
  const sizes = days.map(tideSize);
  const size = sizes[0];
  if (!size || size === "usual") return null;
  const end = sizes.findIndex((one) => one !== size);
  return { size, last: end <= 1 ? null : first + end - 1 };
}
