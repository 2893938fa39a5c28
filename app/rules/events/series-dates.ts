import { formatDay, parseDay } from "../time/days";
import type { RecurrencePattern } from "./recurrence";
import { seriesDays } from "./recurrence-limits";

/** The last day of a rule that never ends, for the index that finds what is still to come. */
const noLastDate = "9999-12-31";

/** The dates of a rule that are written down, yyyy-MM-dd. */
export function datesOfRule(pattern: RecurrencePattern, first: string, today: number): string[] {
  const start = parseDay(first);
  return start === null ? [] : seriesDays(pattern, start, today).map(formatDay);
}

/** From when to when a series runs. */
export function spanOf(pattern: RecurrencePattern, first: string, today: number) {
  const last = datesOfRule(pattern, first, today).at(-1);
  return { first_date: first, last_date: pattern.end_type === "never" ? noLastDate : (last ?? first) };
}
