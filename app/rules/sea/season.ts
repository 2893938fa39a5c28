import { monthsOf, type TownFacts } from "../town/facts";
import { isWithin, type Season as Months } from "../town/seasons";

export const seasons = ["dry", "turning", "green", "swell", "late-rain"] as const;
export type Season = (typeof seasons)[number];

/** For one sentence about the time of year. */
export function seasonOf(date: string, facts: TownFacts): Season {
  const isIn = (months: Months) => isWithin(monthsOf(facts, months), date);
  if (isIn("dry")) return isIn("swell") ? "turning" : "dry";
  if (isIn("whale")) return "swell";
  return isIn("turtle") ? "late-rain" : "green";
}
