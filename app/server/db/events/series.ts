import { and, asc, desc, eq, gte, lt, ne, sql } from "drizzle-orm";
import type { Database } from "../client";
import { eventSeries, eventSlugs, events, recurrencePatterns } from "../schema/events";
import { placeColumns, placeJoins } from "./event-places";
import { isPublicSeries, isPublicThere } from "./events";

export const patternColumns = {
  pattern_type: recurrencePatterns.pattern_type,
  interval_value: recurrencePatterns.interval_value,
  days_of_week: recurrencePatterns.days_of_week,
  day_of_month: recurrencePatterns.day_of_month,
  end_type: recurrencePatterns.end_type,
  end_count: recurrencePatterns.end_count,
  end_date: recurrencePatterns.end_date,
};

const whole = {
  id: eventSeries.id,
  slug: eventSeries.slug,
  title: eventSeries.title,
  location: eventSeries.location,
  host: eventSeries.host,
  event_type: eventSeries.event_type,
  description: eventSeries.description,
  full_description: eventSeries.full_description,
  image_url: eventSeries.image_url,
  image_colour: eventSeries.image_colour,
  language: eventSeries.language,
  translation: eventSeries.translation,
  first_date: eventSeries.first_date,
  last_date: eventSeries.last_date,
  start_time: eventSeries.start_time,
  end_time: eventSeries.end_time,
  cancelled_at: eventSeries.cancelled_at,
  ...patternColumns,
};

/** A series with its rule and its place. */
export function selectPublicSeries(db: Database, slug: string) {
  return placeJoins(
    db
      .select({ ...whole, ...placeColumns })
      .from(eventSeries)
      .innerJoin(recurrencePatterns, eq(recurrencePatterns.event_series_id, eventSeries.id))
      .$dynamic(),
    eventSeries,
  )
    .where(and(eq(eventSeries.slug, slug), isPublicSeries))
    .limit(1);
}

const date = {
  id: events.id,
  slug: events.slug,
  series_instance_date: events.series_instance_date,
  event_date: events.event_date,
  start_time: events.start_time,
  end_time: events.end_time,
  starts_at: events.starts_at,
  moved_from: events.moved_from,
  cancelled_at: events.cancelled_at,
  title: events.title,
  location: events.location,
  language: events.language,
  translation: events.translation,
};

/** The dates of a series that are to come, soonest first. */
export function selectPublicDatesAhead(db: Database, slug: string, from: Date, limit: number) {
  const series = db.select({ id: eventSeries.id }).from(eventSeries).where(eq(eventSeries.slug, slug));
  return db
    .select(date)
    .from(events)
    .where(and(eq(events.event_series_id, series), gte(events.starts_at, from.getTime()), isPublicThere))
    .orderBy(asc(events.starts_at))
    .limit(limit);
}

/** The dates before and behind one, for the links at the foot of its page. */
export function selectPublicNeighbour(db: Database, slug: string, from: string, way: "before" | "behind") {
  const series = db.select({ id: eventSeries.id }).from(eventSeries).where(eq(eventSeries.slug, slug));
  const column = events.series_instance_date;
  return db
    .select({ slug: events.slug, series_instance_date: column, event_date: events.event_date })
    .from(events)
    .where(
      and(
        eq(events.event_series_id, series),
        way === "before" ? lt(column, from) : sql`${column} > ${from}`,
        isPublicThere,
      ),
    )
    .orderBy(way === "before" ? desc(column) : asc(column))
    .limit(1);
}

/** Where a date of a series stands today: under a newer address, or in the series that goes on from a split. */
export function selectPublicMovedDate(db: Database, slug: string, day: string) {
  const root = db
    .select({ root: eventSeries.root_id })
    .from(eventSlugs)
    .innerJoin(eventSeries, eq(eventSeries.id, eventSlugs.event_series_id))
    .where(eq(eventSlugs.slug, slug));
  return db
    .select({ slug: events.slug })
    .from(events)
    .where(
      and(
        sql`${events.event_series_id} IN (SELECT id FROM ${eventSeries} WHERE root_id = ${root})`,
        eq(events.series_instance_date, day),
        isPublicThere,
        ne(events.slug, slug),
      ),
    )
    .limit(1);
}
