import { formatDay, parseDay } from "../time/days";
import type { RecurrencePattern } from "./recurrence";
import { seriesDays } from "./recurrence-limits";
import type { Series } from "./series-plan";

/** `last_date` of an endless rule, for the index of coming events. */
const noLastDate = "9999-12-31";

/** The dates to write, yyyy-MM-dd. */
export function datesOfRule(pattern: RecurrencePattern, first: string, today: number): string[] {
  const start = parseDay(first);
  return start === null ? [] : seriesDays(pattern, start, today).map(formatDay);
}

export function spanOf(pattern: RecurrencePattern, first: string, today: number) {
  const last = datesOfRule(pattern, first, today).at(-1);
  return { first_date: first, last_date: pattern.end_type === "never" ? noLastDate : (last ?? first) };
}

/** A written date's slot in the new rule, and the changes it keeps. */
export type DateSlot = {
  from: string;
  series: string;
  to: string;
  ownFields: string[];
  changed: boolean;
};

/** A slot for each written date; dates the new rule doesn't have are left out. */
export function slotsOf(
  series: Series,
  id: string,
  dates: readonly string[],
  slotFor: (date: string) => string,
  today: number,
): DateSlot[] {
  const all = new Set(datesOfRule(series.pattern, series.first, today));
  const taken = new Set<string>();
  return dates.flatMap((from) => {
    const to = slotFor(from);
    if (!all.has(to) || taken.has(to)) return [];
    taken.add(to);
    const ownFields = Object.keys(series.changes[to] ?? {});
    return [
      { from, to, series: id, ownFields, changed: ownFields.length > 0 || series.skipped.includes(to) },
    ];
  });
}

type Half = { first_date: string };

/** The part before a part of a split series, and the part after it. */
export type Halves<One extends Half> = { before: One | null; behind: One | null };

/** The nearest two of all parts. */
export function halvesAround<One extends Half>(first: string, all: readonly One[]): Halves<One> {
  const sorted = all.toSorted((a, b) => (a.first_date < b.first_date ? -1 : 1));
  return {
    before: sorted.findLast(({ first_date }) => first_date < first) ?? null,
    behind: sorted.find(({ first_date }) => first_date > first) ?? null,
  };
}
