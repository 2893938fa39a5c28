import { and, asc, eq, isNull, lt, ne, type SQLWrapper, sql } from "drizzle-orm";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import { pick } from "../../../rules/site/pick";
import { localDate } from "../../../rules/time/panama-time";
import type { Database } from "../database";
import { eventSeries, recurrencePatterns } from "../schema/events";
import { type CurrentRow, insertRow } from "../write-row";
import { patternColumns } from "./event-columns";

type SeriesId = string | SQLWrapper;

export function selectPattern(db: Database, seriesId: SeriesId) {
  return db
    .select(patternColumns)
    .from(recurrencePatterns)
    .where(eq(recurrencePatterns.event_series_id, seriesId))
    .limit(1);
}

/** Writes nothing where the series wasn't written. */
export function insertPattern(db: Database, seriesId: string, pattern: RecurrencePattern, now: Date) {
  const row = { event_series_id: seriesId, ...pattern, extended_on: localDate(now) };
  const isWritten = sql`EXISTS (SELECT 1 FROM ${eventSeries} WHERE id = ${seriesId})`;
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${recurrencePatterns} WHERE event_series_id = ${seriesId})`;
  return insertRow(db, recurrencePatterns, row, [isWritten, isNew]);
}

type Cut = { at: number; before: RecurrencePattern };

/**
 * With `cut`, the former rule is kept for as long as the cut can be undone. Dates cut off under an older rule can't be
 * restored any more.
 */
export function updatePattern(db: Database, seriesId: string, pattern: RecurrencePattern, cut?: Cut) {
  return db
    .update(recurrencePatterns)
    .set({ ...pattern, cut_at: cut?.at ?? null, before_cut: cut?.before ?? null })
    .where(eq(recurrencePatterns.event_series_id, seriesId));
}

/** Endless series whose dates haven't been extended today. */
export function selectEndlessSeries(db: Database, today: string, limit: number) {
  return db
    .select({
      ...pick(eventSeries, "id", "first_date", "updated_at"),
      extended_on: recurrencePatterns.extended_on,
      ...patternColumns,
    })
    .from(recurrencePatterns)
    .innerJoin(eventSeries, eq(eventSeries.id, recurrencePatterns.event_series_id))
    .where(
      and(
        sql`${recurrencePatterns.end_type} = 'never'`,
        lt(recurrencePatterns.extended_on, today),
        isNull(eventSeries.deleted_at),
        ne(eventSeries.status, "rejected"),
      ),
    )
    .orderBy(asc(recurrencePatterns.extended_on))
    .limit(limit);
}

/** Only as it was read: where the rule has changed meanwhile, the job reads the series again. */
export function markExtended(db: Database, { id, updated_at }: CurrentRow, today: string) {
  const isAsRead = sql`EXISTS (SELECT 1 FROM ${eventSeries} WHERE id = ${id} AND updated_at = ${updated_at})`;
  return db
    .update(recurrencePatterns)
    .set({ extended_on: today })
    .where(
      and(eq(recurrencePatterns.event_series_id, id), lt(recurrencePatterns.extended_on, today), isAsRead),
    );
}
