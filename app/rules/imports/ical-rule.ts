import type { RecurrencePattern } from "../events/recurrence";
import { expand, fits } from "../events/recurrence";
import { formatDay, weekdayOfDay } from "../time/days";

/** An RFC 5545 rule, as ical.js parses it. */
export type RuleParts = {
  freq: string;
  interval: number;
  count: number | null;
  /** The last day, in Panama's time. */
  until: number | null;
  /** 0 is Sunday. */
  weekStart: number;
  by: { readonly [part: string]: readonly (string | number)[] };
};

const codes = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** As our rule, starting on a day that fits; null where we can't express it. */
export function patternOfRule(
  { freq, interval, count, until, weekStart, by }: RuleParts,
  first: number,
): RecurrencePattern | null {
  const parts = Object.keys(by).filter((part) => (by[part]?.length ?? 0) > 0);
  const end = endOf(count, until);
  const base = { interval_value: interval, days_of_week: [], day_of_month: null, ...end };
  const pattern = ((): RecurrencePattern | null => {
    if (freq === "DAILY")
      return parts.length === 0 ? { ...base, pattern_type: "daily" } : dailyOn(base, by, parts);
    if (freq === "WEEKLY") return weekly(base, by, parts, { first, weekStart });
    return freq === "MONTHLY" ? monthly(base, by, parts, first) : null;
  })();
  if (!pattern || !fits(pattern, first)) return null;
  return expand(pattern, first, first)[0] === first ? pattern : null;
}

type Base = Omit<RecurrencePattern, "pattern_type">;
type By = RuleParts["by"];

/** "Every day, on weekdays" is a week with those days. */
function dailyOn(base: Base, by: By, parts: string[]): RecurrencePattern | null {
  const days = weekdays(by.BYDAY ?? []);
  if (parts.join() !== "BYDAY" || !days || base.interval_value !== 1) return null;
  return { ...base, pattern_type: "weekly", days_of_week: days };
}

function weekly(
  base: Base,
  by: By,
  parts: string[],
  { first, weekStart }: { first: number; weekStart: number },
) {
  if (parts.some((part) => part !== "BYDAY")) return null;
  const days = by.BYDAY?.length ? weekdays(by.BYDAY) : [weekdayOfDay(first)];
  if (!days) return null;
  // Our weeks begin on Sunday. With an interval, a week that begins elsewhere is another week.
  const isSameWeek =
    base.interval_value === 1 ||
    days.every((day) => day >= weekStart) ||
    days.every((day) => day < weekStart);
  return isSameWeek ? { ...base, pattern_type: "weekly" as const, days_of_week: days } : null;
}

function monthly(base: Base, by: By, parts: string[], first: number): RecurrencePattern | null {
  const dayOfStart = Number(formatDay(first).slice(8));
  if (parts.length === 0) return { ...base, pattern_type: "monthly", day_of_month: dayOfStart };
  const [day, ...more] = by.BYMONTHDAY ?? [];
  const isDay = parts.join() === "BYMONTHDAY" && more.length === 0 && Number(day) > 0;
  return isDay ? { ...base, pattern_type: "monthly", day_of_month: Number(day) } : null;
}

/** Plain weekdays; null for "the second Tuesday". */
function weekdays(days: readonly (string | number)[]): number[] | null {
  const found = days.map((day) => codes.indexOf(String(day)));
  return found.includes(-1) ? null : [...new Set(found)].sort();
}

function endOf(
  count: number | null,
  until: number | null,
): Pick<Base, "end_type" | "end_count" | "end_date"> {
  if (count !== null) return { end_type: "after_count", end_count: count, end_date: null };
  if (until !== null) return { end_type: "by_date", end_count: null, end_date: formatDay(until) };
  return { end_type: "never", end_count: null, end_date: null };
}
