import { addDays, parseDay, weekdayOfDay } from "../time/days";
import type { EventType } from "./event-types";
import type { RecurrencePattern } from "./recurrence";

/** `is_next`: no earlier date of its series is still to come. */
type AgendaRow = {
  event_series_id: string | null;
  cancelled_at: number | null;
  is_changed: boolean;
  is_next: boolean;
  rule: RecurrencePattern | null;
};

/**
 * A series is listed once, at its next date that isn't over, where the list reaches that far; dates that differ from it
 * are listed separately.
 */
export function foldSeries<Row extends AgendaRow>(
  rows: readonly Row[],
  hasEnded: (row: Row) => boolean,
): Row[] {
  const isUsual = (row: Row) => row.event_series_id && !row.is_changed && row.cancelled_at === null;
  const listed = rows
    .filter((row) => isUsual(row) && row.is_next)
    .map((next) => {
      const isLater = (row: Row) => row.event_series_id === next.event_series_id && !hasEnded(row);
      return rows.find((row) => isUsual(row) && isLater(row)) ?? next;
    });
  return rows.flatMap((row) => {
    if (isUsual(row)) return listed.includes(row) ? [row] : [];
    return [{ ...row, rule: null }];
  });
}

type OfSeries = { id: string; event_date: string; event_series_id: string | null };

/** Of what is still on, a week's dates of series that are listed in another week. */
export function repeatsOf<Row extends OfSeries>(
  rows: readonly Row[],
  week: { first: string; last: string; events: readonly Pick<OfSeries, "id" | "event_series_id">[] },
): { row: Row; dates: string[] }[] {
  const listed = new Set(week.events.flatMap(({ id, event_series_id }) => [id, event_series_id]));
  const repeats = new Map<string, { row: Row; dates: string[] }>();
  for (const row of rows) {
    const { id, event_date, event_series_id: series } = row;
    if (series === null || listed.has(id) || listed.has(series)) continue;
    if (event_date < week.first || event_date > week.last) continue;
    const known = repeats.get(series);
    if (known) known.dates.push(event_date);
    else repeats.set(series, { row, dates: [event_date] });
  }
  return [...repeats.values()];
}

/** The types of what is on, day by day. */
export function typesByDate(
  rows: readonly { event_date: string; event_type: EventType; cancelled_at: number | null }[],
): Record<string, EventType[]> {
  const types: Record<string, EventType[]> = {};
  for (const { event_date, event_type, cancelled_at } of rows) {
    if (cancelled_at !== null || types[event_date]?.includes(event_type)) continue;
    types[event_date] = [...(types[event_date] ?? []), event_type];
  }
  return types;
}

type Week<Event> = { first: string; last: string; ahead: number; events: Event[] };

/** By week, in order; weeks begin on Sunday. */
export function groupByWeek<Event extends { event_date: string }>(
  events: readonly Event[],
  today: string,
): Week<Event>[] {
  const weeks: Week<Event>[] = [];
  const thisWeek = parseDay(startOfWeek(today)) ?? 0;
  for (const event of events) {
    const first = startOfWeek(event.event_date);
    const ahead = ((parseDay(first) ?? 0) - thisWeek) / 7;
    const last = weeks.at(-1);
    if (last?.first === first) last.events.push(event);
    else weeks.push({ first, last: addDays(first, 6), ahead, events: [event] });
  }
  return weeks;
}

/** Whether nothing of this week is left in the list. */
export const isWeekOver = ([first]: readonly Pick<Week<unknown>, "ahead">[]): boolean =>
  first !== undefined && first.ahead > 0;

const shownBeside = 3;

type Dated = { id: string; event_date: string; event_series_id: string | null };

/**
 * What a page of an event leads to: the next others from its week on, or, after the last of all, the next ones from
 * today on. Whether they are all in its week tells how they're named.
 */
export function whatFollows<Event extends Dated>(
  fromItsWeek: readonly Event[],
  soon: readonly Event[],
  own: Omit<Dated, "event_date"> & { event_date: string | null },
): { events: Event[]; isInWeek: boolean } {
  const later = alsoOn(fromItsWeek, own);
  const events = later.length === 0 ? alsoOn(soon, own) : later;
  const week = own.event_date && startOfWeek(own.event_date);
  return { events, isInWeek: events.every(({ event_date }) => startOfWeek(event_date) === week) };
}

/** Of what is still on, the first other events, each series once. */
export function alsoOn<Event extends { id: string; event_series_id: string | null }>(
  events: readonly Event[],
  own: { id: string; event_series_id: string | null },
): Event[] {
  const listed = new Set([own.id, own.event_series_id]);
  const others: Event[] = [];
  for (const event of events) {
    if (listed.has(event.id) || listed.has(event.event_series_id ?? event.id)) continue;
    listed.add(event.event_series_id ?? event.id);
    others.push(event);
  }
  return others.slice(0, shownBeside);
}

function startOfWeek(date: string): string {
  return addDays(date, -weekdayOfDay(parseDay(date) ?? 0));
}
