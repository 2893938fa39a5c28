import { and, asc, eq, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import type { EventTypeFilter } from "../../../rules/events/event-types";
import { upcomingLooked } from "../../../rules/events/upcoming-events";
import { addDays } from "../../../rules/time/days";
import { startOfDate } from "../../../rules/time/panama-time";
import type { Database } from "../database";
import { eventDays, eventSeries, eventSlugs, events } from "../schema/events";
import { eventColumns } from "./event-columns";
import { joinVenue, venueColumns, venueHours, venuePage } from "./venue-of-event";

/** Literal values, so that SQLite recognises the partial index. */
export const isPublicEvent = sql`${events.status} = 'approved' AND ${events.deleted_at} IS NULL`;
/** For lookups by address: the plus keeps SQLite off the lists' indexes, which hold every public event. */
export const isPublicThere = sql`+${events.status} = 'approved' AND ${events.deleted_at} IS NULL`;
export const isPublicSeries = sql`${eventSeries.status} = 'approved' AND ${eventSeries.deleted_at} IS NULL`;

/** Both days inclusive; without `to` the span is open. */
export type Span = { from: string; to?: string | null; type: EventTypeFilter };
export type EventKey = readonly [starts_at: number, id: string];

type Bounds = {
  type?: Exclude<EventTypeFilter, "all">;
  from: number;
  until?: number;
  at?: number;
  id?: string;
};
export type Slice = Bounds & { limit: number };

export function boundsOf({ from, to, type }: Span, after: EventKey | null = null): Bounds {
  const [at, id] = after ?? [];
  const until = to ? startOfDate(addDays(to, 1)) : undefined;
  return { type: type === "all" ? undefined : type, from: startOfDate(from), until, at, id };
}

export function isWithin({ type, from, until, at, id }: Bounds): SQL | undefined {
  return and(
    isPublicEvent,
    type === undefined ? undefined : eq(events.event_type, type),
    gte(events.starts_at, from),
    until === undefined ? undefined : lt(events.starts_at, until),
    id === undefined ? undefined : sql`(${events.starts_at}, ${events.id}) > (${at}, ${id})`,
  );
}

/** In the order of the calendar. */
export const selectPublicEvents = (db: Database, slice: Slice) =>
  db
    .select(eventColumns)
    .from(events)
    .where(isWithin(slice))
    .orderBy(asc(events.starts_at), asc(events.id))
    .limit(slice.limit);

/** The same with the address of each venue's page. */
export const selectPlacedEvents = (db: Database, slice: Slice) =>
  joinVenue(
    db
      .select({ ...eventColumns, ...venuePage })
      .from(events)
      .$dynamic(),
    events,
  )
    .where(isWithin(slice))
    .orderBy(asc(events.starts_at), asc(events.id))
    .limit(slice.limit);

/** The same with the opening hours of each venue. */
export const selectPublicEventsAtVenues = (db: Database, slice: Slice) =>
  joinVenue(
    db
      .select({ ...eventColumns, ...venueHours })
      .from(events)
      .$dynamic(),
    events,
  )
    .where(isWithin(slice))
    .orderBy(asc(events.starts_at), asc(events.id))
    .limit(slice.limit);

/** The same for other programs, with the attribution of the data. */
export const selectAttributedEvents = (db: Database, slice: Slice) =>
  db
    .select({ ...eventColumns, attribution: events.attribution })
    .from(events)
    .where(isWithin(slice))
    .orderBy(asc(events.starts_at), asc(events.id))
    .limit(slice.limit);

/** `date` is the rule's date. */
export function selectPublicEvent(db: Database, slug: string, date: string | null = null) {
  const columns = { ...eventColumns, ...venueColumns };
  return joinVenue(db.select(columns).from(events).$dynamic(), events)
    .where(and(eq(events.slug, slug), sql`${events.series_instance_date} IS ${date}`, isPublicThere))
    .limit(1);
}

/** From the week of an event on, or from `from` if that's later; weeks begin on Sunday. */
export function selectPublicFromWeekOf(db: Database, from: Date, slug: string, date: string | null = null) {
  const sunday = sql`(SELECT unixepoch(date(own.event_date, '-6 days', 'weekday 0')) * 1000 + ${startOfDate("1970-01-01")}
    FROM ${events} AS own WHERE own.slug = ${slug} AND own.series_instance_date IS ${date})`;
  return db
    .select(eventColumns)
    .from(events)
    .where(and(isPublicEvent, sql`${events.starts_at} >= max(${sunday}, ${from.getTime()})`))
    .orderBy(asc(events.starts_at), asc(events.id))
    .limit(upcomingLooked);
}

/** Follows an old address to an event or a series. */
export function selectPublicMovedEvent(db: Database, slug: string) {
  return db
    .select({ slug: sql<string>`coalesce(${events.slug}, ${eventSeries.slug})` })
    .from(eventSlugs)
    .leftJoin(events, sql`${events.id} = ${eventSlugs.event_id} AND ${isPublicEvent}`)
    .leftJoin(eventSeries, sql`${eventSeries.id} = ${eventSlugs.event_series_id} AND ${isPublicSeries}`)
    .where(
      and(eq(eventSlugs.slug, slug), sql`coalesce(${events.slug}, ${eventSeries.slug}, ${slug}) <> ${slug}`),
    )
    .limit(1);
}

/** A date that differs from its series. Literal values, so that SQLite recognises the partial index. */
const standsApart = sql`is_changed = 1 AND ${events.event_series_id} IS NOT NULL`;

/** For the sitemap: single events of the last year and to come, or changed dates of series. */
export function selectPublicEventAddresses(
  db: Database,
  which: "single" | "changed dates",
  since: Date,
  limit: number,
) {
  return db
    .select({
      slug: events.slug,
      series_instance_date: events.series_instance_date,
      changed_at: sql<number>`coalesce(${events.changed_at}, ${events.approved_at}, ${events.created_at})`,
    })
    .from(events)
    .where(
      and(
        isPublicEvent,
        which === "single" ? sql`${events.event_series_id} IS NULL` : standsApart,
        gte(events.starts_at, since.getTime()),
      ),
    )
    .orderBy(asc(events.starts_at))
    .limit(limit);
}

export function selectPublicSeriesAddresses(db: Database, since: string, limit: number) {
  return db
    .select({
      slug: eventSeries.slug,
      series_instance_date: sql<string | null>`NULL`.as("series_instance_date"),
      changed_at: sql<number>`coalesce(${eventSeries.changed_at}, ${eventSeries.approved_at}, ${eventSeries.created_at})`,
    })
    .from(eventSeries)
    .where(and(isPublicSeries, gte(eventSeries.last_date, since)))
    .limit(limit);
}

/** At most one row a day and type, however many events there are. */
export const selectPublicEventDays = (db: Database, { from, to }: { from: string; to: string }) =>
  db
    .select()
    .from(eventDays)
    .where(and(gte(eventDays.day, from), lte(eventDays.day, to)))
    .orderBy(asc(eventDays.day))
    .limit(42);
