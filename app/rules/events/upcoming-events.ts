import { localDay, startOfDay } from "../time/panama-time";
import type { EventTimes } from "./event-interval";
import { intervalOf, isOver } from "./event-interval";

/** Shown beside the month. */
export const upcomingCount = 5;

/** Neither over nor cancelled. */
export function stillOn<Event extends EventTimes & { cancelled_at: number | null }>(
  events: readonly Event[],
  now: Date,
): Event[] {
  return events.filter((event) => event.cancelled_at === null && !isOver(event, now));
}

/** How many dates are searched for them, since a series has many. */
export const upcomingLooked = 24;

/** The next events that aren't ahead elsewhere on the page; each series once. */
export function nextBeside<Event extends EventTimes & { id: string; event_series_id: string | null }>(
  events: readonly Event[],
  visible: readonly Event[],
  now: Date,
): Event[] {
  const ahead = (list: readonly Event[]) => list.filter((one) => !isOver(one, now));
  const nameOf = ({ id, event_series_id }: Event) => event_series_id ?? id;
  const shown = new Set(ahead(visible).map(nameOf));
  const next = ahead(events).filter((event) => {
    const isNew = !shown.has(nameOf(event));
    shown.add(nameOf(event));
    return isNew;
  });
  return next.slice(0, upcomingCount);
}

/** The first that's still on after a day that has none. */
export function nextAfter<Event extends EventTimes & { cancelled_at: number | null }>(
  events: readonly Event[],
  date: string,
  now: Date,
): Event | undefined {
  return stillOn(events, now).find((event) => event.event_date > date);
}

/** How many further dates of a series are named; of more than that, the first. */
const datesNamed = 2;

type OfSeries = { event_date: string; event_series_id: string | null; cancelled_at: number | null };

/** With the further dates of its series among those that were read, of which there may be more. */
export function withFurtherDates<Event extends OfSeries>(listed: readonly Event[], read: readonly Event[]) {
  const isCut = read.length >= upcomingLooked;
  return listed.map((event) => {
    if (event.event_series_id === null) return event;
    const later = read
      .filter(
        ({ event_series_id, cancelled_at }) =>
          event_series_id === event.event_series_id && cancelled_at === null,
      )
      .map(({ event_date }) => event_date)
      .filter((date) => date > event.event_date);
    const hasMore = isCut || later.length > datesNamed;
    const again = { dates: later.slice(0, hasMore ? 1 : datesNamed), hasMore };
    return later.length > 0 ? { ...event, again } : event;
  });
}

/** With whether it's over: what ended stands last in its day. */
export function putOverLast<Event extends EventTimes>(events: readonly Event[], now: Date) {
  return events
    .map((event) => ({ ...event, isOver: isOver(event, now) }))
    .sort((a, b) => a.event_date.localeCompare(b.event_date) || Number(a.isOver) - Number(b.isOver));
}

/** What ended today is told apart from what is listed. */
export function partEarlier<
  Event extends { isOver: boolean; cancelled_at: number | null; event_date: string },
>(events: readonly Event[], today: string): { earlier: Event[]; listed: Event[] } {
  const isEarlier = ({ isOver, cancelled_at, event_date }: Event) =>
    isOver && cancelled_at === null && event_date === today;
  return {
    earlier: events.filter(isEarlier),
    listed: events.filter((event) => !isEarlier(event)),
  };
}

/** Until when the list is true: one that isn't over ends, or the day does. */
export function firstEnd(events: readonly EventTimes[], now: Date): Date {
  const ends = events
    .filter((event) => !isOver(event, now))
    .flatMap((event) => intervalOf(event)?.ends.getTime() ?? []);
  return new Date(Math.min(startOfDay(localDay(now) + 1), ...ends));
}
