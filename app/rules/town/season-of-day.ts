import { monthsOf, type TownFacts } from "./facts";
import { isWithin, type Season } from "./seasons";

export const seasonsOfDay = ["dry", "turning", "green", "swell", "late-rain"] as const;
export type SeasonOfDay = (typeof seasonsOfDay)[number];

/** For one sentence about the time of year. */
export function seasonOf(date: string, facts: TownFacts): SeasonOfDay {
  const isIn = (season: Season) => isWithin(monthsOf(facts, season), date);
  if (isIn("dry")) return isIn("swell") ? "turning" : "dry";
  if (isIn("whale")) return "swell";
  return isIn("turtle") ? "late-rain" : "green";
}
