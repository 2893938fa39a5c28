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
