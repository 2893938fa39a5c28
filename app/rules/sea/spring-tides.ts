import type { MoonDay } from "./sky-day";

export type TideSize = "spring" | "neap" | "usual";

/** Degrees before the quarter at noon of its day. */
const ofItsDay = 8;
/** The sea follows by two days: about five days of wide or narrow tides from the quarter on. */
const ofItsTides = 58;

/** Widest after new and full moon, narrowest after half moons. */
export function tideSize({ moon_angle }: Pick<MoonDay, "moon_angle">): TideSize {
  const sinceNew = moon_angle + ofItsDay;
  if (sinceNew % 90 >= ofItsTides) return "usual";
  return Math.floor(sinceNew / 90) % 2 === 0 ? "spring" : "neap";
}

/** `last` is null on the last day itself, and where the run outlasts the known days. */
export type SpringRun = { size: Exclude<TideSize, "usual">; last: number | null };

/** `days` are consecutive; the first is the one asked about. */
export function springRun(first: number, days: readonly Pick<MoonDay, "moon_angle">[]): SpringRun | null {
  const sizes = days.map(tideSize);
  const size = sizes[0];
  if (!size || size === "usual") return null;
  const end = sizes.findIndex((one) => one !== size);
  return { size, last: end <= 1 ? null : first + end - 1 };
}
