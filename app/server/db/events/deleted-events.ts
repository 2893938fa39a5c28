import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database";
import { eventReminders } from "../schema/event-reminders";
import { eventSeries, eventSlugs, events, recurrencePatterns } from "../schema/events";
import { statement } from "../statement";
import type { CurrentRow } from "../write-row";

/** In any state, but only its owner's. */
export const seriesOfEvent = (eventId: string, userId: string) =>
  sql`(SELECT event_series_id FROM ${events} WHERE id = ${eventId} AND user_id = ${userId})`;

/** Dates of a series from one day on; they share an instant, so that one undo restores them. */
export function markDatesDeleted(db: Database, seriesId: string, from: string, at: Date) {
  return statement(
    db,
    sql`UPDATE ${events} SET deleted_at = ${at.getTime()}, sequence = sequence + 1
      WHERE event_series_id = ${seriesId} AND series_instance_date >= ${from} AND deleted_at IS NULL`,
  );
}

/** A finite series whose last date is deleted is deleted too; undo restores both. */
export function deleteEmptySeries(db: Database, seriesId: string, now: Date) {
  return statement(
    db,
    sql`UPDATE ${eventSeries} SET deleted_at = ${now.getTime()}
      WHERE id = ${seriesId} AND deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM ${events} WHERE event_series_id = ${eventSeries}.id AND ${events}.deleted_at IS NULL)
      AND (SELECT end_type FROM ${recurrencePatterns} WHERE event_series_id = ${eventSeries}.id) <> 'never'`,
  );
}

export const seriesIs = (state: "gone" | "there", id: string | SQL) =>
  sql`EXISTS (SELECT 1 FROM ${eventSeries} WHERE id = ${id} AND (deleted_at IS NULL) = ${state === "there" ? 1 : 0})`;

/** An undone date keeps its own changes. */
const back = {
  deleted_at: null,
  is_changed: sql`json_array_length(${events.own_fields}) > 0`,
  sequence: sql`${events.sequence} + 1`,
};

export function restoreEvent(db: Database, id: string, userId: string, since: Date) {
  return db
    .update(events)
    .set(back)
    .where(and(eq(events.id, id), eq(events.user_id, userId), gt(events.deleted_at, since.getTime())))
    .returning({ id: events.id, event_series_id: events.event_series_id });
}

export function restoreFilledSeries(db: Database, eventId: string, userId: string) {
  return statement(
    db,
    sql`UPDATE ${eventSeries} SET deleted_at = NULL
      WHERE id = ${seriesOfEvent(eventId, userId)} AND deleted_at IS NOT NULL
      AND EXISTS (SELECT 1 FROM ${events} WHERE event_series_id = ${eventSeries}.id AND ${events}.deleted_at IS NULL)`,
  );
}

/** The series with what can be undone: its own deletion, or the dates cut off its end. */
export function selectDeletedSeries(db: Database, id: string, userId: string) {
  return db
    .select({
      deleted_at: eventSeries.deleted_at,
      first_date: eventSeries.first_date,
      cut_at: recurrencePatterns.cut_at,
      before_cut: recurrencePatterns.before_cut,
    })
    .from(eventSeries)
    .innerJoin(recurrencePatterns, eq(recurrencePatterns.event_series_id, eventSeries.id))
    .where(and(eq(eventSeries.id, id), eq(eventSeries.user_id, userId)))
    .limit(1);
}

/** Only where it was deleted at that instant. With `last_date`, the rule runs as long as before. */
export function restoreSeries(
  db: Database,
  id: string,
  { deleted_at, last_date }: { deleted_at: number | null; last_date: string | null },
  now: Date,
) {
  return statement(
    db,
    sql`UPDATE ${eventSeries} SET deleted_at = NULL, last_date = coalesce(${last_date}, last_date),
      sequence = sequence + 1, updated_at = max(updated_at + 1, ${now.getTime()})
      WHERE id = ${id} AND deleted_at IS ${deleted_at}`,
  );
}

/** Restores the dates that were deleted at the same instant. */
export function restoreDates(db: Database, seriesId: string, deletedAt: number) {
  return db
    .update(events)
    .set(back)
    .where(and(eq(events.event_series_id, seriesId), eq(events.deleted_at, deletedAt)));
}

/** Only as it was read. Its dates have already left it. */
export function deleteSeriesRow(db: Database, currentRow: CurrentRow) {
  return statement(
    db,
    sql`DELETE FROM ${eventSeries}
      WHERE id = ${currentRow.id} AND updated_at = ${currentRow.updated_at} AND deleted_at IS NULL`,
  );
}

/**
 * Removes events whose undo has expired, once everybody who asked for a reminder has been told. Dates of a series stay
 * as marks; the plus makes SQLite use the index of deleted rows.
 */
export function removeDeletedEvents(db: Database, before: Date, limit: number) {
  const gone = (table: typeof events | typeof eventSeries, isSingle: SQL, isDate: SQL) =>
    sql`(SELECT gone.id FROM ${table} AS gone
      WHERE gone.deleted_at IS NOT NULL AND gone.deleted_at <= ${before.getTime()} ${isSingle}
        AND NOT EXISTS (SELECT 1 FROM ${events} AS date JOIN ${eventReminders} AS reminder
          ON reminder.event_id = date.id WHERE ${isDate} AND reminder.due_at IS NOT NULL)
      LIMIT ${limit})`;
  const isSingle = sql`AND (gone.event_series_id IS NULL OR gone.is_changed = 1) AND +gone.event_series_id IS NULL`;
  const single = gone(events, isSingle, sql`date.id = gone.id`);
  const series = gone(eventSeries, sql``, sql`date.event_series_id = gone.id`);
  return [
    statement(db, sql`DELETE FROM ${eventSlugs} WHERE event_id IN ${single}`),
    statement(db, sql`DELETE FROM ${events} WHERE id IN ${single}`),
    statement(db, sql`DELETE FROM ${eventSlugs} WHERE event_series_id IN ${series}`),
    statement(db, sql`DELETE FROM ${eventSeries} WHERE id IN ${series}`),
  ] as const;
}
