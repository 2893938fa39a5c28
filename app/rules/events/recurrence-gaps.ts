import { civilOfDay, daysInMonth } from "../time/days";
import type { RecurrencePattern } from "./recurrence";

/** The months (yyyy-MM) between the first and the last of a rule's days that it skips, having no such day. */
export function skippedMonths(pattern: RecurrencePattern, days: readonly number[]): string[] {
  const [from, to] = [days[0], days.at(-1)];
  if (pattern.pattern_type !== "monthly" || from === undefined || to === undefined) return [];
  const { day } = civilOfDay(from);
  const skipped: string[] = [];
  for (let month = monthOf(from); month < monthOf(to); month += pattern.interval_value) {
    const [year, inYear] = [Math.floor(month / 12), (month % 12) + 1];
    if (day > daysInMonth(year, inYear)) skipped.push(`${year}-${String(inYear).padStart(2, "0")}`);
  }
  return skipped;
}

/** Months since the year 0. */
function monthOf(dayNumber: number): number {
  const { year, month } = civilOfDay(dayNumber);
  return year * 12 + month - 1;
}
