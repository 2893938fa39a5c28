import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../database";
import { eventSeries, events, recurrencePatterns } from "../schema/events";
import { isPublicSeries, isPublicThere } from "./public-events";
import { printedChange, printedEvent, printedSeries } from "./public-feed";
import { joinVenue } from "./venue-of-event";

/** Every public single event, page by page. */
export function selectExportedEvents(db: Database, after: string, limit: number) {
  return joinVenue(db.select(printedEvent).from(events).$dynamic(), events)
    .where(and(isPublicThere, isNull(events.event_series_id), gt(events.id, after)))
    .orderBy(asc(events.id))
    .limit(limit);
}

export function selectExportedSeries(db: Database, after: string, limit: number) {
  return joinVenue(db.select(printedSeries).from(eventSeries).$dynamic(), eventSeries)
    .innerJoin(recurrencePatterns, eq(recurrencePatterns.event_series_id, eventSeries.id))
    .where(and(isPublicSeries, gt(eventSeries.id, after)))
    .orderBy(asc(eventSeries.id))
    .limit(limit);
}

export function selectExportedChanges(db: Database, series: readonly string[]) {
  return joinVenue(db.select(printedChange).from(events).$dynamic(), events)
    .where(
      and(
        inArray(events.event_series_id, sql`(SELECT value FROM json_each(${JSON.stringify(series)}))`),
        sql`${events.is_changed} = 1 AND ${events.status} = 'approved'`,
      ),
    )
    .orderBy(asc(events.series_instance_date));
}
