import { and, asc, between, eq, gte, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../database";
import { eventSeries, events, recurrencePatterns } from "../schema/events";
import { eventColumns, patternColumns, seriesColumns } from "./event-columns";
import { boundsOf, isPublicSeries, isPublicThere, isWithin, type Span } from "./public-events";
import { seriesAt } from "./public-series";
import { joinVenue, venueColumns } from "./venue-of-event";

/** With `slug`, only the event or series of that address, whenever it takes place. */
type Wanted = Span & { slug?: string };

const { latitude, longitude } = venueColumns;
const printed = (table: typeof events | typeof eventSeries) => ({
  sequence: table.sequence,
  last_changed_at: sql<number>`coalesce(${table.changed_at}, ${table.approved_at}, ${table.updated_at})`.as(
    "last_changed_at",
  ),
  latitude,
  longitude,
  attribution: table.attribution,
});
export const printedEvent = { ...eventColumns, ...printed(events) };
export const printedChange = { ...printedEvent, deleted_at: events.deleted_at };
export const printedSeries = { ...seriesColumns, ...printed(eventSeries), ...patternColumns };

const most = 2000;

/** Single events. */
export function selectFeedEvents(db: Database, { slug, ...span }: Wanted) {
  return joinVenue(db.select(printedEvent).from(events).$dynamic(), events)
    .where(
      slug === undefined
        ? and(isWithin(boundsOf(span)), isNull(events.event_series_id))
        : and(isPublicThere, eq(events.slug, slug), isNull(events.series_instance_date)),
    )
    .orderBy(asc(events.starts_at))
    .limit(most);
}

/** Series with a date in the span. */
export function selectFeedSeries(db: Database, { from, to, type, slug }: Wanted) {
  return joinVenue(db.select(printedSeries).from(eventSeries).$dynamic(), eventSeries)
    .innerJoin(recurrencePatterns, eq(recurrencePatterns.event_series_id, eventSeries.id))
    .where(
      and(
        isPublicSeries,
        type === "all" ? undefined : eq(eventSeries.event_type, type),
        slug === undefined ? gte(eventSeries.last_date, from) : eq(eventSeries.slug, slug),
        to ? lte(eventSeries.first_date, to) : undefined,
      ),
    )
    .orderBy(asc(eventSeries.last_date), asc(eventSeries.first_date))
    .limit(most);
}

/** Dates that differ from their series: edited, cancelled, moved or removed. */
export function selectFeedChanges(db: Database, { from, to, slug }: Wanted) {
  const isInside = to
    ? or(between(events.series_instance_date, from, to), between(events.event_date, from, to))
    : gte(events.series_instance_date, from);
  // The plus makes SQLite look up the changes of this series only.
  const isWanted =
    slug === undefined
      ? and(sql`${events.status} = 'approved'`, isInside)
      : and(eq(events.event_series_id, seriesAt(db, slug)), sql`+${events.status} = 'approved'`);
  return joinVenue(db.select(printedChange).from(events).$dynamic(), events)
    .where(and(sql`${events.event_series_id} IS NOT NULL AND ${events.is_changed} = 1`, isWanted))
    .orderBy(asc(events.series_instance_date))
    .limit(most);
}
