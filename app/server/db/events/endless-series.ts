import { and, asc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import type { Database } from "../client";
import { eventSeries, recurrencePatterns } from "../schema/events";
import { patternColumns } from "./series";

/** Endless series whose coming dates were last written down before today. */
export function selectEndlessSeries(db: Database, today: string, limit: number) {
  return db
    .select({
      id: eventSeries.id,
      first_date: eventSeries.first_date,
      updated_at: eventSeries.updated_at,
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

/** Only as it was read: dates of a rule that changed meanwhile are read again. */
export function markExtended(
  db: Database,
  { id, updated_at }: { id: string; updated_at: number },
  today: string,
) {
  const isAsRead = sql`EXISTS (SELECT 1 FROM ${eventSeries} WHERE id = ${id} AND updated_at = ${updated_at})`;
  return db
    .update(recurrencePatterns)
    .set({ extended_on: today })
    .where(
      and(eq(recurrencePatterns.event_series_id, id), lt(recurrencePatterns.extended_on, today), isAsRead),
    );
}
