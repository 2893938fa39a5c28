import { addDays, civilOfDay, dayOfCivil, formatDay, parseDay, weekdayOfDay } from "../time/days";
import type { RecurrencePattern } from "./recurrence";

type Ruled = { pattern: RecurrencePattern; first: string };
/** A series' new first date, and the new date of each old one. */
type SeriesMove = Ruled & { slotFor: (date: string) => string };

/**
 * Another rule keeps the dates both have. The same rule on another day shifts its dates: a daily or weekly one by as
 * many days, one of several weekdays only that weekday, a monthly one to the new day.
 */
export function moveOf(
  { pattern, first }: Ruled,
  date: string,
  edit: { pattern?: RecurrencePattern; date?: string },
): SeriesMove {
  const to = edit.date ?? date;
  const shift = dayNumber(to) - dayNumber(date);
  const stay = (other: string) => other;
  if (edit.pattern) return { pattern: edit.pattern, first: addDays(first, shift), slotFor: stay };
  if (shift === 0) return { pattern, first, slotFor: stay };
  const rule = sayDay(pattern, first);
  if (rule.pattern_type === "monthly") return moveMonthly(rule, first, date, to);
  const along = (other: string) => addDays(other, shift);
  if (rule.pattern_type === "daily") return { pattern: rule, first: along(first), slotFor: along };
  const [from, onto] = [weekdayOf(date), weekdayOf(to)];
  const moved = { ...rule, days_of_week: rule.days_of_week.map((day) => (day === from ? onto : day)) };
  const isOnly = new Set(rule.days_of_week).size === 1;
  if (isOnly || first === date)
    return { pattern: moved, first: along(first), slotFor: isOnly ? along : goesWith };
  // The other weekdays stay, so the series may not begin after them.
  const start = weekdayOf(first) === from && shift < 0 ? along(first) : first;
  return { pattern: moved, first: start, slotFor: goesWith };

  function goesWith(other: string): string {
    return weekdayOf(other) === from ? along(other) : other;
  }
}

function moveMonthly(pattern: RecurrencePattern, first: string, date: string, to: string): SeriesMove {
  const day_of_month = Number(to.slice(8));
  const months = monthNumber(to) - monthNumber(date);
  const onMonth = (other: string, day: number) => {
    const month = monthNumber(other) + months;
    return formatDay(dayOfCivil(Math.floor(month / 12), (month % 12) + 1, day));
  };
  return {
    pattern: { ...pattern, day_of_month },
    first: onMonth(first, 1),
    // A month without the new day gives a day that isn't the rule's, and is dropped.
    slotFor: (other) => onMonth(other, day_of_month),
  };
}

/** Makes a weekday or day that follows from the start explicit. */
export function sayDay(pattern: RecurrencePattern, first: string): RecurrencePattern {
  if (pattern.pattern_type === "weekly" && pattern.days_of_week.length === 0) {
    return { ...pattern, days_of_week: [weekdayOf(first)] };
  }
  return pattern.pattern_type === "monthly" && pattern.day_of_month === null
    ? { ...pattern, day_of_month: Number(first.slice(8)) }
    : pattern;
}

/** Different spellings of one rule are equal; fields that don't apply to its type or end don't count. */
export function isSamePattern(a: RecurrencePattern, b: RecurrencePattern, first: string): boolean {
  return meaningOf(sayDay(a, first)) === meaningOf(sayDay(b, first));
}

/** A normal form, for comparing. */
export function meaningOf(pattern: RecurrencePattern): string {
  const { pattern_type, interval_value, days_of_week, day_of_month, end_type, end_count, end_date } = pattern;
  return JSON.stringify([
    pattern_type,
    interval_value,
    pattern_type === "weekly" ? [...new Set(days_of_week)].sort() : null,
    pattern_type === "monthly" ? day_of_month : null,
    end_type,
    end_type === "after_count" ? end_count : null,
    end_type === "by_date" ? end_date : null,
  ]);
}

function dayNumber(date: string): number {
  const day = parseDay(date);
  if (day === null) throw new RangeError(`not a date: ${date}`);
  return day;
}

function weekdayOf(date: string): number {
  return weekdayOfDay(dayNumber(date));
}

function monthNumber(date: string): number {
  const { year, month } = civilOfDay(dayNumber(date));
  return year * 12 + month - 1;
}
