import { civilOfDay, dayOfCivil, daysInMonth, parseDay, weekdayOfDay } from "../time/days";

export const patternTypes = ["daily", "weekly", "monthly"] as const;
type PatternType = (typeof patternTypes)[number];
export const endTypes = ["never", "after_count", "by_date"] as const;
type EndType = (typeof endTypes)[number];

export type RecurrencePattern = {
  pattern_type: PatternType;
  interval_value: number;
  /** Sunday is 0. Empty means the start's weekday. */
  days_of_week: readonly number[];
  /** Null means the start's day. */
  day_of_month: number | null;
  end_type: EndType;
  end_count: number | null;
  end_date: string | null;
};

/** A century limits hostile input; no real series is longer. */
const furthest = 36_525;
const lastDayOfTime = 3_000_000;

export type FieldError = "interval_invalid" | "weekdays_invalid" | "day_of_month_invalid";

type Step = { pattern: RecurrencePattern; last: number; limit: number };

/**
 * The rule's days (since 1970) from its first fitting day to the horizon, both inclusive. `after_count` includes the
 * first. An impossible rule has none.
 */
export function expand(pattern: RecurrencePattern, first: number, horizon: number): number[] {
  const start = firstFitting(pattern, first);
  const end = endOf(pattern);
  if (start === null || end === null || Number.isNaN(horizon)) return [];
  const step = { pattern, last: Math.min(horizon, end.last, start + furthest), limit: end.limit };
  if (pattern.pattern_type === "daily") return everyDays(step, start);
  return pattern.pattern_type === "weekly" ? everyWeeks(step, start) : everyMonths(step, start);
}

/** The start if it fits, else the next day that does; null for an impossible rule. */
export function firstFitting(pattern: RecurrencePattern, start: number): number | null {
  if (!Number.isInteger(start) || Math.abs(start) > lastDayOfTime || fieldErrors(pattern).length > 0)
    return null;
  if (pattern.pattern_type === "weekly" && pattern.days_of_week.length > 0) {
    for (let day = start; day < start + 7; day += 1) {
      if (pattern.days_of_week.includes(weekdayOfDay(day))) return day;
    }
  }
  if (pattern.pattern_type !== "monthly" || pattern.day_of_month === null) return start;
  let { year, month } = civilOfDay(start);
  for (;;) {
    const day = dayOfCivil(year, month, pattern.day_of_month);
    if (day >= start && pattern.day_of_month <= daysInMonth(year, month)) return day;
    if (month === 12) year += 1;
    month = (month % 12) + 1;
  }
}

export function fits(pattern: RecurrencePattern, start: number): boolean {
  return firstFitting(pattern, start) === start;
}

/** Errors in single fields, before any dates are computed. */
export function fieldErrors(pattern: RecurrencePattern): FieldError[] {
  const { pattern_type, interval_value, days_of_week, day_of_month } = pattern;
  const isInterval = Number.isSafeInteger(interval_value) && interval_value >= 1;
  const areDays = days_of_week.every((day) => Number.isInteger(day) && day >= 0 && day <= 6);
  const isDay =
    day_of_month === null || (Number.isInteger(day_of_month) && day_of_month >= 1 && day_of_month <= 31);
  return [
    ...(isInterval ? [] : ["interval_invalid" as const]),
    ...(pattern_type === "weekly" && !areDays ? ["weekdays_invalid" as const] : []),
    ...(pattern_type === "monthly" && !isDay ? ["day_of_month_invalid" as const] : []),
  ];
}

function endOf({ end_type, end_count, end_date }: RecurrencePattern): { last: number; limit: number } | null {
  if (end_type === "never") return { last: Number.POSITIVE_INFINITY, limit: furthest };
  if (end_type === "after_count") {
    return Number.isInteger(end_count) && Number(end_count) >= 1
      ? { last: Number.POSITIVE_INFINITY, limit: Number(end_count) }
      : null;
  }
  const last = parseDay(end_date ?? "");
  return last === null ? null : { last, limit: furthest };
}

function everyDays({ pattern, last, limit }: Step, start: number): number[] {
  const days: number[] = [];
  for (let day = start; day <= last && days.length < limit; day += pattern.interval_value) days.push(day);
  return days;
}

/** Weeks start on Sunday: with an interval of two, Saturday and the next Sunday are in different weeks. */
function everyWeeks({ pattern, last, limit }: Step, start: number): number[] {
  const weekday = weekdayOfDay(start);
  const wanted = pattern.days_of_week.length > 0 ? pattern.days_of_week : [weekday];
  const offsets = [0, 1, 2, 3, 4, 5, 6].filter((day) => wanted.includes(day));
  const days: number[] = [];
  for (let sunday = start - weekday; sunday <= last; sunday += 7 * pattern.interval_value) {
    for (const offset of offsets) {
      const day = sunday + offset;
      if (day < start) continue;
      if (day > last || days.length >= limit) return days;
      days.push(day);
    }
  }
  return days;
}

/** A month without the day is skipped, not shortened to its last day. */
function everyMonths({ pattern, last, limit }: Step, start: number): number[] {
  const { year, month, day } = civilOfDay(start);
  const days: number[] = [];
  for (let months = year * 12 + month - 1; days.length < limit; months += pattern.interval_value) {
    const [inYear, inMonth] = [Math.floor(months / 12), (months % 12) + 1];
    const first = dayOfCivil(inYear, inMonth, 1);
    if (first > last) break;
    if (day > daysInMonth(inYear, inMonth)) continue;
    const date = first + day - 1;
    if (date > last) break;
    days.push(date);
  }
  return days;
}
