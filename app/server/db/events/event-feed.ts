import { and, asc, eq, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { EventRange } from "../../../rules/events/event-filters";
import type { EventTypeFilter } from "../../../rules/places/categories";
import { addDays } from "../../../rules/time/days";
import { startOfDate } from "../../../rules/time/panama-time";
import type { Database } from "../client";
import { eventSeries, events } from "../schema/events";
import { hotelListings as hotels, restaurantListings as restaurants } from "../schema/places";
import { placeJoins } from "./event-places";
import { isPublicEvent, isPublicSeries, isPublicThere } from "./events";

/** Past events stay in a feed from this day on; a range narrows it further. */
type Wanted = { since: string; range: EventRange | null; type: EventTypeFilter; slug?: string };

const printed = (table: typeof events | typeof eventSeries) => ({
  id: table.id,
  slug: table.slug,
  title: table.title,
  description: table.description,
  full_description: table.full_description,
  location: table.location,
  event_type: table.event_type,
  start_time: table.start_time,
  end_time: table.end_time,
  cancelled_at: table.cancelled_at,
  sequence: table.sequence,
  language: table.language,
  translation: table.translation,
  told_at: sql<number>`coalesce(${table.changed_at}, ${table.approved_at}, ${table.updated_at})`.as(
    "told_at",
  ),
  latitude: sql<number | null>`coalesce(${restaurants.latitude}, ${hotels.latitude})`.as("latitude"),
  longitude: sql<number | null>`coalesce(${restaurants.longitude}, ${hotels.longitude})`.as("longitude"),
});

const most = 2000;

/** One row for each event that stands by itself. */
export function selectFeedEvents(db: Database, { since, range, type, slug }: Wanted) {
  const from = range && range.from > since ? range.from : since;
  const query = db
    .select({ ...printed(events), event_date: events.event_date })
    .from(events)
    .$dynamic();
  return placeJoins(query, events)
    .where(
      and(
        slug === undefined ? isPublicEvent : isPublicThere,
        type === "all" ? undefined : eq(events.event_type, type),
        slug === undefined
          ? and(isNull(events.event_series_id), gte(events.starts_at, startOfDate(from)))
          : and(eq(events.slug, slug), isNull(events.series_instance_date)),
        range ? sql`${events.starts_at} < ${startOfDate(addDays(range.to, 1))}` : undefined,
      ),
    )
    .orderBy(asc(events.starts_at))
    .limit(most);
}

/** One row for each series that has a date in the time asked for. */
export function selectFeedSeries(db: Database, { since, range, type, slug }: Wanted) {
  const from = range && range.from > since ? range.from : since;
  const query = db
    .select({ ...printed(eventSeries), first_date: eventSeries.first_date, rule: eventSeries.rule })
    .from(eventSeries)
    .$dynamic();
  return placeJoins(query, eventSeries)
    .where(
      and(
        isPublicSeries,
        type === "all" ? undefined : eq(eventSeries.event_type, type),
        slug === undefined ? gte(eventSeries.last_date, from) : eq(eventSeries.slug, slug),
        range ? lte(eventSeries.first_date, range.to) : undefined,
      ),
    )
    .orderBy(asc(eventSeries.last_date), asc(eventSeries.first_date))
    .limit(most);
}

/** One row for each date that differs from its series: changed, cancelled, moved or taken out. */
export function selectFeedChanges(db: Database, { since, range, slug }: Wanted) {
  const from = range && range.from > since ? range.from : since;
  const isInside = range
    ? or(
        and(gte(events.series_instance_date, from), lte(events.series_instance_date, range.to)),
        and(gte(events.event_date, from), lte(events.event_date, range.to)),
      )
    : gte(events.series_instance_date, from);
  const query = db
    .select({
      ...printed(events),
      event_date: events.event_date,
      event_series_id: events.event_series_id,
      series_instance_date: events.series_instance_date,
      deleted_at: events.deleted_at,
    })
    .from(events)
    .$dynamic();
  const wanted =
    slug === undefined ? and(sql`${events.status} = 'approved'`, isInside) : isChangeOf(db, slug);
  return placeJoins(query, events)
    .where(and(sql`${events.event_series_id} IS NOT NULL AND ${events.is_changed} = 1`, wanted))
    .orderBy(asc(events.series_instance_date))
    .limit(most);
}

/** By the series alone: the plus keeps the planner off the changes of all others. */
function isChangeOf(db: Database, slug: string): SQL | undefined {
  const series = db.select({ id: eventSeries.id }).from(eventSeries).where(eq(eventSeries.slug, slug));
  return and(eq(events.event_series_id, series), sql`+${events.status} = 'approved'`);
}
