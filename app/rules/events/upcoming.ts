import { instantOfDay, localDay } from "../time/panama-time";
import { intervalOf, isOver } from "./event-interval";
import type { EventTimes } from "./event-times";

/** So many events from today onward stand beside the month. */
export const upcomingCount = 5;

/** Those a visitor can still go to: neither over nor called off. */
export function stillOn<Event extends EventTimes & { cancelled_at: number | null }>(
  events: readonly Event[],
  now: Date,
): Event[] {
  return events.filter((event) => event.cancelled_at === null && !isOver(event, now));
}

/** Until when these are the ones to tell of: one is over, or the day is. */
export function firstEnd(events: readonly EventTimes[], now: Date): Date {
  const ends = events.flatMap((event) => intervalOf(event)?.ends.getTime() ?? []);
  return new Date(Math.min(instantOfDay(localDay(now) + 1, 0).getTime(), ...ends));
}

type Dated = { event_date: string; start_time?: string | null; title?: string };

/** The order of every list of events: by day, whole days before timed ones, then by start and title. */
export function compareEvents(a: Dated, b: Dated): number {
  return (
    compareText(a.event_date, b.event_date) ||
    compareText(a.start_time ?? "", b.start_time ?? "") ||
    compareText(a.title ?? "", b.title ?? "")
  );
}

/** An agenda: the days that have events, in order, each with its own in order. */
export function groupByDay<Event extends Dated>(
  events: readonly Event[],
): { date: string; events: Event[] }[] {
  const days: { date: string; events: Event[] }[] = [];
  for (const event of [...events].sort(compareEvents)) {
    const last = days.at(-1);
    if (last?.date === event.event_date) last.events.push(event);
    else days.push({ date: event.event_date, events: [event] });
  }
  return days;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
