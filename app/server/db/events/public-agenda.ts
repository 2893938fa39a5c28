import { eq, sql } from "drizzle-orm";
import type { Database } from "../database";
import { events, recurrencePatterns } from "../schema/events";
import { eventColumns, patternColumns } from "./event-columns";
import { isWithin, type Slice } from "./public-events";
import { joinVenue, venuePage } from "./venue-of-event";

/**
 * Public events of a span, each date with the rule of its series and whether it's the next one. That is one index
 * lookup per row, so a page costs its rows, however long a series is.
 */
export const selectAgenda = (db: Database, slice: Slice) => {
  const isNext = sql`NOT EXISTS (SELECT 1 FROM ${events} AS earlier
    WHERE earlier.event_series_id = ${events.event_series_id}
      AND earlier.starts_at >= ${slice.from} AND earlier.starts_at < ${events.starts_at}
      AND +earlier.status = 'approved' AND earlier.deleted_at IS NULL
      AND earlier.cancelled_at IS NULL AND earlier.is_changed = 0)`;
  const columns = {
    ...eventColumns,
    ...venuePage,
    is_changed: events.is_changed,
    is_next: isNext.mapWith(Boolean).as("is_next"),
    rule: patternColumns,
  };
  return joinVenue(db.select(columns).from(events).$dynamic(), events)
    .leftJoin(recurrencePatterns, eq(recurrencePatterns.event_series_id, events.event_series_id))
    .where(isWithin(slice))
    .orderBy(events.starts_at, events.id)
    .limit(slice.limit);
};
