import { and, asc, eq, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { EventTypeFilter } from "../../../rules/places/categories";
import { addDays } from "../../../rules/time/days";
import { startOfDate } from "../../../rules/time/panama-time";
import type { Database } from "../client";
import { eventSeries, eventSlugs, events } from "../schema/events";
import { placeColumns, placeJoins } from "./event-places";

/** The words stand in the statement itself, so that the planner sees which index holds the rows. */
export const isPublicEvent = sql`${events.status} = 'approved' AND ${events.deleted_at} IS NULL`;
/** For a look-up by address: the plus keeps the planner off the lists' indexes, which hold every public event. */
export const isPublicThere = sql`+${events.status} = 'approved' AND ${events.deleted_at} IS NULL`;
export const isPublicSeries = sql`${eventSeries.status} = 'approved' AND ${eventSeries.deleted_at} IS NULL`;

const card = {
  id: events.id,
  slug: events.slug,
  event_series_id: events.event_series_id,
  series_instance_date: events.series_instance_date,
  title: events.title,
  location: events.location,
  host: events.host,
  event_type: events.event_type,
  event_date: events.event_date,
  start_time: events.start_time,
  end_time: events.end_time,
  starts_at: events.starts_at,
  moved_from: events.moved_from,
  cancelled_at: events.cancelled_at,
  description: events.description,
  full_description: events.full_description,
  image_url: events.image_url,
  image_colour: events.image_colour,
  language: events.language,
  translation: events.translation,
};

/** Both days belong to it; without an end it never ends. */
type Span = { from: string; to?: string | null; type: EventTypeFilter };
export type EventKey = readonly [starts_at: number, id: string];

function isWithin({ from, to, type }: Span): SQL | undefined {
  return and(
    isPublicEvent,
    type === "all" ? undefined : eq(events.event_type, type),
    gte(events.starts_at, startOfDate(from)),
    to ? lt(events.starts_at, startOfDate(addDays(to, 1))) : undefined,
  );
}

/** The public events of a span in the order of the calendar, from behind a key on. */
export function selectPublicEvents(db: Database, span: Span, limit: number, after: EventKey | null = null) {
  const isBehind = after ? sql`(${events.starts_at}, ${events.id}) > (${after[0]}, ${after[1]})` : undefined;
  return db
    .select(card)
    .from(events)
    .where(and(isWithin(span), isBehind))
    .orderBy(asc(events.starts_at), asc(events.id))
    .limit(limit);
}

const whole = {
  ...card,
  approved_at: events.approved_at,
  changed_at: events.changed_at,
  sequence: events.sequence,
  updated_at: events.updated_at,
  ...placeColumns,
};

/** The one event that stands at an address by itself. */
export function selectPublicEvent(db: Database, slug: string) {
  return placeJoins(db.select(whole).from(events).$dynamic(), events)
    .where(and(eq(events.slug, slug), isNull(events.series_instance_date), isPublicThere))
    .limit(1);
}

/** One date of a series, found by the date of its rule. */
export function selectPublicDate(db: Database, slug: string, date: string) {
  return placeJoins(db.select(whole).from(events).$dynamic(), events)
    .where(and(eq(events.slug, slug), eq(events.series_instance_date, date), isPublicThere))
    .limit(1);
}

/** Where an old address leads today: an event, or a series. */
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

/** For the sitemap: what stands by itself, of the last year and to come; and the coming dates of series. */
export function selectPublicEventAddresses(
  db: Database,
  which: "single" | "dates",
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
        sql`${events.event_series_id} IS ${sql.raw(which === "single" ? "NULL" : "NOT NULL")}`,
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

/** The next ones for the home page. */
export function selectPublicNextEvents(db: Database, today: string) {
  return selectPublicEvents(db, { from: today, type: "all" }, 3);
}
