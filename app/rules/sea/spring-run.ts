import { type TideSize, tideSize } from "./spring-tides";
import type { Water } from "./waters";

/** A run of days with equally big tides, from one of them on; `last` is null on that day itself and where it outlasts what is known. */
export type SpringRun = { size: Exclude<TideSize, "usual">; last: number | null };

/** `days` holds the waters of one day after another; the first is the one that is asked about. */
export function springRun(first: number, days: readonly (readonly Water[])[]): SpringRun | null {
  const sizes = days.map(tideSize);
  const size = sizes[0];
  if (!size || size === "usual") return null;
  const end = sizes.findIndex((one) => one !== size);
  return { size, last: end <= 1 ? null : first + end - 1 };
}
