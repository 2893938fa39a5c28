import { formatDay, parseDay } from "../time/days";
import type { RecurrencePattern } from "./recurrence";
import { seriesDays } from "./recurrence-limits";
import type { Series } from "./series-plan";

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

/** Where one written date goes: its slot in the rule that follows, and what stays its own. */
export type DateSlot = {
  from: string;
  series: string;
  to: string;
  ownFields: string[];
  changed: boolean;
};

/** Where every written date goes; one whose slot the new rule does not have is left out. */
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

/** A series that was split at a date, seen from one of its halves: the one it goes on from, and the one that goes on. */
export type Halves<One extends Half> = { before: One | null; behind: One | null };

/** Of all that come from the same series the two nearest. */
export function halvesAround<One extends Half>(first: string, all: readonly One[]): Halves<One> {
  const sorted = all.toSorted((a, b) => (a.first_date < b.first_date ? -1 : 1));
  return {
    before: sorted.findLast(({ first_date }) => first_date < first) ?? null,
    behind: sorted.find(({ first_date }) => first_date > first) ?? null,
  };
}
