import type { MoonDay } from "./sky-day";

export type TideSize = "spring" | "neap" | "usual";

/** On the day of a quarter she stands at most so many degrees before it at noon. */
const ofItsDay = 8;
/** The sea follows her by two days: tides are wide, or narrow, for about five from the day of the quarter on. */
const ofItsTides = 58;

/** After new and full moon the sea goes up and down the most of a fortnight, after the half moons the least. */
export function tideSize({ moon_angle }: Pick<MoonDay, "moon_angle">): TideSize {
  const sinceNew = moon_angle + ofItsDay;
  if (sinceNew % 90 >= ofItsTides) return "usual";
  return Math.floor(sinceNew / 90) % 2 === 0 ? "spring" : "neap";
}

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
