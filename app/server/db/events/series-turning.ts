import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../client";
import { eventSeries, eventSlugs, events } from "../schema/events";
import { statement } from "../statement";

/** Whether a series has this id already. */
export function selectSeriesId(db: Database, id: string) {
  return db.select({ id: eventSeries.id }).from(eventSeries).where(eq(eventSeries.id, id)).limit(1);
}

/** Every address that led to the event leads to its series from now on. */
export function giveSlugsToSeries(db: Database, eventId: string, seriesId: string) {
  return db
    .update(eventSlugs)
    .set({ event_id: null, event_series_id: seriesId })
    .where(eq(eventSlugs.event_id, eventId));
}

/** The event becomes the first date of its series. One that was cancelled stays so, by itself. */
export function joinSeries(db: Database, eventId: string, seriesId: string, date: string) {
  return statement(
    db,
    sql`UPDATE ${events} SET event_series_id = ${seriesId}, series_instance_date = ${date}, is_series_master = 1,
      pending_changes = NULL, waiting_since = NULL, is_changed = cancelled_at IS NOT NULL,
      own_fields = CASE WHEN cancelled_at IS NULL THEN '[]' ELSE '["cancelled"]' END
      WHERE id = ${eventId}`,
  );
}

/** Every address of the series leads to the one event that is left of it. */
export function giveSlugsToEvent(db: Database, seriesId: string, eventId: string) {
  return db
    .update(eventSlugs)
    .set({ event_id: eventId, event_series_id: null })
    .where(eq(eventSlugs.event_series_id, seriesId));
}

/** Its dates have left it before, so nothing but its rule goes with it. Only as it was read. */
export function deleteSeries(db: Database, seen: { id: string; updated_at: number }) {
  return db
    .delete(eventSeries)
    .where(
      and(
        eq(eventSeries.id, seen.id),
        eq(eventSeries.updated_at, seen.updated_at),
        isNull(eventSeries.deleted_at),
      ),
    );
}
