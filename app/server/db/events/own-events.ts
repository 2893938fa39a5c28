import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../client";
import { eventSeries, events, recurrencePatterns } from "../schema/events";

/**
 * One event or one date of a person's own, and its series with the rule where it has one: three answers of one batch.
 * With a date of the rule it is that one of the same series. Anybody else's is not found.
 */
export function selectOwnEvent(db: Database, id: string, userId: string, date = "") {
  const meant = date ? sql`(${dateBeside(id, date)})` : sql`${id}`;
  const isMeant = and(sql`${events.id} = ${meant}`, eq(events.user_id, userId));
  const seriesId = db.select({ id: events.event_series_id }).from(events).where(isMeant);
  return [
    db
      .select()
      .from(events)
      .where(and(isMeant, isNull(events.deleted_at)))
      .limit(1),
    db.select().from(eventSeries).where(eq(eventSeries.id, seriesId)).limit(1),
    db.select().from(recurrencePatterns).where(eq(recurrencePatterns.event_series_id, seriesId)).limit(1),
  ] as const;
}

/** A single event is its own only date. */
function dateBeside(id: string, date: string) {
  return sql`SELECT CASE WHEN one.event_series_id IS NULL THEN one.id ELSE
    (SELECT other.id FROM ${events} AS other WHERE other.event_series_id = one.event_series_id
      AND other.series_instance_date = ${date}) END
    FROM ${events} AS one WHERE one.id = ${id}`;
}

/** A date taken out of its series stays as a mark, so that nobody writes it down again. */
export function markEventDeleted(db: Database, id: string, userId: string, now: Date) {
  return db
    .update(events)
    .set({ deleted_at: now.getTime(), is_changed: true, sequence: sql`${events.sequence} + 1` })
    .where(and(eq(events.id, id), eq(events.user_id, userId), isNull(events.deleted_at)))
    .returning({ id: events.id, event_series_id: events.event_series_id });
}

/** Its row will be removed one day; the log goes on telling what it was. */
export function titleInLog(id: string) {
  return sql`(SELECT json_object('title', ${events.title}) FROM ${events} WHERE ${events.id} = ${id})`;
}

export function restoreEvent(db: Database, id: string, userId: string, since: Date) {
  return db
    .update(events)
    .set({
      deleted_at: null,
      is_changed: sql`json_array_length(${events.own_fields}) > 0`,
      sequence: sql`${events.sequence} + 1`,
    })
    .where(and(eq(events.id, id), eq(events.user_id, userId), sql`${events.deleted_at} > ${since.getTime()}`))
    .returning({ id: events.id, event_series_id: events.event_series_id });
}

export type OwnEvent = Awaited<ReturnType<typeof selectOwnEvent>[0]>[number];
export type SeriesOfEvent = Awaited<ReturnType<typeof selectOwnEvent>[1]>[number];
