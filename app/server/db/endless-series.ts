import { and, asc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import type { Database } from "./client";
import { eventSeries, recurrencePatterns } from "./schema/events";
import { patternColumns } from "./series";

/** Endless series whose coming dates were last written down before today. */
export function selectEndlessSeries(db: Database, today: string, limit: number) {
  return db
    .select({
      id: eventSeries.id,
      first_date: eventSeries.first_date,
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

export function markExtended(db: Database, id: string, today: string) {
  return db
    .update(recurrencePatterns)
    .set({ extended_on: today })
    .where(and(eq(recurrencePatterns.event_series_id, id), lt(recurrencePatterns.extended_on, today)));
}
