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

/** So many are looked through for them, since a series has many dates. */
export const upcomingLooked = 24;

/** The next ones, without those that already stand elsewhere on the page; a series stands there once. */
export function nextBeside<Event extends { id: string; event_series_id: string | null }>(
  events: readonly Event[],
  visible: readonly Event[],
): Event[] {
  const nameOf = ({ id, event_series_id }: Event) => event_series_id ?? id;
  const shown = new Set(visible.map(nameOf));
  const next = events.filter((event) => {
    const isNew = !shown.has(nameOf(event));
    shown.add(nameOf(event));
    return isNew;
  });
  return next.slice(0, upcomingCount);
}

/** Until when these are the ones to tell of: one is over, or the day is. */
export function firstEnd(events: readonly EventTimes[], now: Date): Date {
  const ends = events.flatMap((event) => intervalOf(event)?.ends.getTime() ?? []);
  return new Date(Math.min(instantOfDay(localDay(now) + 1, 0).getTime(), ...ends));
}
