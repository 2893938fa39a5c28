import { civilOfDay, dayOfCivil, daysInMonth, parseDay } from "../time/days";
import { expand, type FieldError, fieldErrors, firstFitting, type RecurrencePattern } from "./recurrence";

export type RecurrenceError =
  | FieldError
  | "interval_too_long"
  | "end_count_invalid"
  | "end_date_invalid"
  | "end_before_start"
  | "too_many_dates"
  | "ends_too_late";

/** For a series with an end: so many dates, over at most two years. */
export const mostDates = 366;
/** An endless series is written a year or so many dates ahead, whichever is less. */
export const mostDatesAhead = 104;
/**
 * The dates to write: everything until today and within reach of it. Past days have no limit, so a series keeps its
 * history.
 */
export function seriesDays(pattern: RecurrencePattern, first: number, today: number): number[] {
  const isEndless = pattern.end_type === "never";
  const from = Math.max(firstFitting(pattern, first) ?? first, today);
  const days = expand(pattern, first, yearsAfter(from, isEndless ? 1 : 2));
  const ahead = days.findIndex((day) => day >= from);
  return ahead < 0 ? days : days.slice(0, ahead + (isEndless ? mostDatesAhead : mostDates));
}

/** Each error names the field its message is shown at. */
export function recurrenceErrors(pattern: RecurrencePattern, start: number): RecurrenceError[] {
  const single = [...fieldErrors(pattern), ...endErrors(pattern, start)];
  if (single.length > 0) return single;
  const twoYears = lastDayOfSeries(pattern, start);
  const days = expand(pattern, start, twoYears);
  if (pattern.end_type === "never") return days.length < 2 ? ["interval_too_long"] : [];
  const isEndLate = pattern.end_type === "by_date" && (parseDay(pattern.end_date ?? "") ?? 0) > twoYears;
  if (isEndLate || days.length < (pattern.end_count ?? 0)) return ["ends_too_late"];
  return days.length > mostDates ? ["too_many_dates"] : [];
}

/** Errors of the end alone. */
function endErrors(pattern: RecurrencePattern, start: number): RecurrenceError[] {
  if (pattern.end_type === "by_date") {
    const end = parseDay(pattern.end_date ?? "");
    if (end === null) return ["end_date_invalid"];
    return end < (firstFitting(pattern, start) ?? start) ? ["end_before_start"] : [];
  }
  if (pattern.end_type === "never") return [];
  const count = pattern.end_count ?? 0;
  if (!Number.isInteger(count) || count < 1) return ["end_count_invalid"];
  return count > mostDates ? ["too_many_dates"] : [];
}

function yearsAfter(day: number, years: number): number {
  const civil = civilOfDay(day);
  const lastDay = Math.min(civil.day, daysInMonth(civil.year + years, civil.month));
  return dayOfCivil(civil.year + years, civil.month, lastDay);
}

/** Two years after the first date. */
function lastDayOfSeries(pattern: RecurrencePattern, first: number): number {
  return yearsAfter(firstFitting(pattern, first) ?? first, 2);
}

/** Months (yyyy-MM) that the rule skips because they don't have its day. */
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

/** Months since year 0. */
function monthOf(dayNumber: number): number {
  const { year, month } = civilOfDay(dayNumber);
  return year * 12 + month - 1;
}
