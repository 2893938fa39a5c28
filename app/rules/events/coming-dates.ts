import { parseDay } from "../time/days";
import type { RecurrencePattern } from "./recurrence";
import { datesOfRule } from "./series-dates";

/** A date that was moved, cancelled or deleted. */
export type DateApart = {
  /** The rule's date. */
  date: string;
  event_date: string;
  deleted_at: number | null;
  cancelled_at: number | null;
};

type Series = { pattern: RecurrencePattern; first_date: string; apart: readonly DateApart[] };

/** The series' next date, and how many are left; an endless rule has no number. */
export function comingDates(
  { pattern, first_date, apart }: Series,
  today: string,
): { next: string | null; left: number | null } {
  const isApart = new Set(apart.map(({ date }) => date));
  const byRule = datesOfRule(pattern, first_date, parseDay(today) ?? 0).filter((date) => !isApart.has(date));
  const kept = apart.filter((one) => one.deleted_at === null && one.cancelled_at === null);
  const coming = [...byRule, ...kept.map(({ event_date }) => event_date)].filter((date) => date >= today);
  const [next = null] = coming.toSorted();
  return { next, left: pattern.end_type === "never" ? null : coming.length };
}
