import { sql } from "drizzle-orm";
import type { Database } from "../client";
import { eventSeries, events, recurrencePatterns } from "../schema/events";
import { statement } from "../statement";

/** The first date that is left of a series is its master, and has its card. */
export function markMasters(db: Database, seriesIds: readonly string[]) {
  const first = sql`(SELECT min(other.series_instance_date) FROM ${events} AS other
    WHERE other.event_series_id = ${events}.event_series_id AND other.deleted_at IS NULL)`;
  return statement(
    db,
    sql`UPDATE ${events} SET is_series_master = (series_instance_date IS ${first})
      WHERE event_series_id IN (SELECT value FROM json_each(${JSON.stringify(seriesIds)}))
      AND (is_series_master = 1 OR series_instance_date IS ${first})`,
  );
}

/** The series of an event, whatever it is by now; its owner's alone. */
const seriesOf = (eventId: string, userId: string) =>
  sql`(SELECT event_series_id FROM ${events} WHERE id = ${eventId} AND user_id = ${userId})`;

/** After a change of one date: who read the series before reads it again before changing all of it. */
export function touchSeries(db: Database, eventId: string, userId: string, now: Date) {
  return statement(
    db,
    sql`UPDATE ${eventSeries} SET updated_at = max(updated_at + 1, ${now.getTime()})
      WHERE id = ${seriesOf(eventId, userId)}`,
  );
}

/** After one date went or came back: the first that is left is the master. */
export function markMasterBeside(db: Database, eventId: string, userId: string) {
  const series = seriesOf(eventId, userId);
  const first = sql`(SELECT min(series_instance_date) FROM ${events}
    WHERE event_series_id = ${series} AND deleted_at IS NULL)`;
  return statement(
    db,
    sql`UPDATE ${events} SET is_series_master = (series_instance_date IS ${first})
      WHERE event_series_id = ${series} AND (is_series_master = 1 OR series_instance_date IS ${first})`,
  );
}

/** With its last date a series that has an end is gone as well; taking it back brings that date. */
export function deleteEmptySeries(db: Database, eventId: string, userId: string, now: Date) {
  return statement(
    db,
    sql`UPDATE ${eventSeries} SET deleted_at = ${now.getTime()}
      WHERE id = ${seriesOf(eventId, userId)} AND deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM ${events} WHERE event_series_id = ${eventSeries}.id AND ${events}.deleted_at IS NULL)
      AND (SELECT end_type FROM ${recurrencePatterns} WHERE event_series_id = ${eventSeries}.id) <> 'never'`,
  );
}

export function restoreFilledSeries(db: Database, eventId: string, userId: string) {
  return statement(
    db,
    sql`UPDATE ${eventSeries} SET deleted_at = NULL
      WHERE id = ${seriesOf(eventId, userId)} AND deleted_at IS NOT NULL
      AND EXISTS (SELECT 1 FROM ${events} WHERE event_series_id = ${eventSeries}.id AND ${events}.deleted_at IS NULL)`,
  );
}
