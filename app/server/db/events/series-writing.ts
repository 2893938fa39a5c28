import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import type { PlacedDate } from "../../../rules/events/series-places";
import type { Database } from "../client";
import { eventSeries, events, recurrencePatterns } from "../schema/events";
import { statement } from "../statement";

/** A person's series as it is, with its rule. */
export function selectOwnSeries(db: Database, id: string, userId: string) {
  return db
    .select({ series: eventSeries, pattern: recurrencePatterns })
    .from(eventSeries)
    .innerJoin(recurrencePatterns, eq(recurrencePatterns.event_series_id, eventSeries.id))
    .where(and(eq(eventSeries.id, id), eq(eventSeries.user_id, userId), isNull(eventSeries.deleted_at)))
    .limit(1);
}

/** Every date that was ever written down for it, those taken out included. */
export function selectWrittenDates(db: Database, seriesId: string) {
  return db
    .select({ date: sql<string>`${events.series_instance_date}`.as("date") })
    .from(events)
    .where(eq(events.event_series_id, seriesId))
    .orderBy(asc(events.series_instance_date))
    .limit(5000);
}

/** The dates that differ from their series, whole. */
export function selectChangedDates(db: Database, seriesId: string) {
  return db
    .select()
    .from(events)
    .where(and(eq(events.event_series_id, seriesId), sql`${events.is_changed} = 1`))
    .limit(1000);
}

/** First every date from a day on leaves its place, so that two may change places, and none is left that the job adds meanwhile. */
export function liftDates(db: Database, seriesId: string, from: string) {
  return statement(
    db,
    sql`UPDATE ${events} SET series_instance_date = '~' || series_instance_date
      WHERE event_series_id = ${seriesId} AND series_instance_date >= ${from}`,
  );
}

/** Then each takes its new one; an evening that was moved by itself stays on its own day. */
export function placeDates(db: Database, seriesId: string, placed: readonly PlacedDate[]) {
  return statement(
    db,
    sql`UPDATE ${events} SET
      event_series_id = place.series,
      series_instance_date = place."to",
      slug = (SELECT slug FROM ${eventSeries} WHERE id = place.series),
      moved_from = CASE WHEN status = 'approved' AND place.own NOT LIKE '%"event_date"%'
        AND event_date <> place."to" THEN starts_at ELSE moved_from END,
      event_date = CASE WHEN place.own LIKE '%"event_date"%' THEN event_date ELSE place."to" END,
      own_fields = place.own,
      is_changed = place.changed OR deleted_at IS NOT NULL
    FROM (SELECT value ->> 'from' AS "from", value ->> 'series' AS series, value ->> 'to' AS "to",
        value ->> 'own' AS own, value ->> 'changed' AS changed
      FROM json_each(${JSON.stringify(placed)})) AS place
    WHERE ${events}.event_series_id = ${seriesId} AND ${events}.series_instance_date = '~' || place."from"`,
  );
}

/**
 * Those without a place in the new rule are gone; whoever wanted to be reminded of one is told. They are nobody's any
 * more, so that nobody is asked to take them back one by one.
 */
export function dropLiftedDates(db: Database, seriesId: string, now: Date) {
  return dropDates(db, seriesId, now, sql`series_instance_date LIKE '~%'`);
}

/** All that are still in a series. */
export function dropOtherDates(db: Database, seriesId: string, now: Date) {
  return dropDates(db, seriesId, now, sql`1`);
}

function dropDates(db: Database, seriesId: string, now: Date, isDropped: SQL) {
  return statement(
    db,
    sql`UPDATE ${events} SET user_id = NULL, event_series_id = NULL, series_instance_date = NULL, is_series_master = 0,
      deleted_at = coalesce(deleted_at, ${now.getTime()})
      WHERE event_series_id = ${seriesId} AND ${isDropped}`,
  );
}

export function updatePattern(db: Database, seriesId: string, pattern: RecurrencePattern) {
  const { pattern_type, interval_value, days_of_week, day_of_month, end_type, end_count, end_date } = pattern;
  return db
    .update(recurrencePatterns)
    .set({
      pattern_type,
      interval_value,
      days_of_week: [...days_of_week],
      day_of_month,
      end_type,
      end_count,
      end_date,
    })
    .where(eq(recurrencePatterns.event_series_id, seriesId));
}

/** Deleted together, so that they can be taken back together. */
export function markSeriesDeleted(db: Database, id: string, at: Date) {
  return db.update(eventSeries).set({ deleted_at: at.getTime() }).where(eq(eventSeries.id, id));
}

export function markDatesDeleted(db: Database, seriesId: string, at: Date) {
  return db
    .update(events)
    .set({ deleted_at: at.getTime() })
    .where(and(eq(events.event_series_id, seriesId), isNull(events.deleted_at)));
}

/** Only within the time of the undo, and only what was deleted with it. */
export function restoreSeries(db: Database, id: string, userId: string, since: Date) {
  return [
    statement(
      db,
      sql`UPDATE ${events} SET deleted_at = NULL, is_changed = json_array_length(own_fields) > 0
        WHERE event_series_id = ${id} AND user_id = ${userId}
        AND deleted_at = (SELECT deleted_at FROM ${eventSeries} WHERE id = ${id} AND deleted_at > ${since.getTime()})`,
    ),
    db
      .update(eventSeries)
      .set({ deleted_at: null })
      .where(
        and(
          eq(eventSeries.id, id),
          eq(eventSeries.user_id, userId),
          sql`${eventSeries.deleted_at} > ${since.getTime()}`,
        ),
      ),
  ] as const;
}

export type OwnSeries = Awaited<ReturnType<typeof selectOwnSeries>>[number];
export type ChangedDate = Awaited<ReturnType<typeof selectChangedDates>>[number];
