import { and, asc, eq, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { EventRange } from "../../../rules/events/event-filters";
import type { EventTypeFilter } from "../../../rules/places/categories";
import { addDays } from "../../../rules/time/days";
import { startOfDate } from "../../../rules/time/panama-time";
import type { Database } from "../client";
import { eventSeries, events, recurrencePatterns } from "../schema/events";
import { eventColumns, seriesColumns } from "./event-columns";
import { isPublicEvent, isPublicSeries, isPublicThere } from "./public-events";
import { patternColumns } from "./series-rules";
import { joinVenue, venueColumns } from "./venues";

/** Past events stay in a feed from this day on; a range narrows it further. */
type Wanted = { since: string; range: EventRange | null; type: EventTypeFilter; slug?: string };

const printed = (table: typeof events | typeof eventSeries) => ({
  sequence: table.sequence,
  told_at: sql<number>`coalesce(${table.changed_at}, ${table.approved_at}, ${table.updated_at})`.as(
    "told_at",
  ),
  latitude: venueColumns.latitude,
  longitude: venueColumns.longitude,
});

const most = 2000;

/** One row for each event that stands by itself. */
export function selectFeedEvents(db: Database, { since, range, type, slug }: Wanted) {
  const from = range && range.from > since ? range.from : since;
  const query = db
    .select({ ...eventColumns, ...printed(events) })
    .from(events)
    .$dynamic();
  return joinVenue(query, events)
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
    .select({ ...seriesColumns, ...printed(eventSeries), ...patternColumns })
    .from(eventSeries)
    .innerJoin(recurrencePatterns, eq(recurrencePatterns.event_series_id, eventSeries.id))
    .$dynamic();
  return joinVenue(query, eventSeries)
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
    .select({ ...eventColumns, ...printed(events), deleted_at: events.deleted_at })
    .from(events)
    .$dynamic();
  const wanted =
    slug === undefined ? and(sql`${events.status} = 'approved'`, isInside) : isChangeOf(db, slug);
  return joinVenue(query, events)
    .where(and(sql`${events.event_series_id} IS NOT NULL AND ${events.is_changed} = 1`, wanted))
    .orderBy(asc(events.series_instance_date))
    .limit(most);
}

/** By the series alone: the plus keeps the planner off the changes of all others. */
function isChangeOf(db: Database, slug: string): SQL | undefined {
  const series = db.select({ id: eventSeries.id }).from(eventSeries).where(eq(eventSeries.slug, slug));
  return and(eq(events.event_series_id, series), sql`+${events.status} = 'approved'`);
}
