import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../database";
import { eventSeries, events, recurrencePatterns } from "../schema/events";
import { selectPattern } from "./recurrence-patterns";

/** With `date`, the date of the same series that the rule has on that day, if it's still there. */
export type Wanted = { id: string; date?: string };

const isOwn = (userId: string, { id, date = "" }: Wanted) =>
  and(
    sql`${events.id} = ${date ? sql`(${dateBeside(id, date)})` : id}`,
    eq(events.user_id, userId),
    isNull(events.deleted_at),
  );

function dateBeside(id: string, date: string) {
  return sql`SELECT coalesce((SELECT other.id FROM ${events} AS other
      WHERE other.event_series_id = one.event_series_id AND other.series_instance_date = ${date}
      AND other.deleted_at IS NULL), one.id)
    FROM ${events} AS one WHERE one.id = ${id}`;
}

function seriesOf(db: Database, userId: string, wanted: Wanted) {
  return db.select({ id: events.event_series_id }).from(events).where(isOwn(userId, wanted));
}

/** Event, series and rule in one batch. Other people's events aren't found. */
export function selectOwnEvent(db: Database, userId: string, wanted: Wanted) {
  const seriesId = seriesOf(db, userId, wanted);
  return [
    db.select().from(events).where(isOwn(userId, wanted)).limit(1),
    db.select().from(eventSeries).where(eq(eventSeries.id, seriesId)).limit(1),
    selectPattern(db, seriesId),
  ] as const;
}

export function selectSeriesId(db: Database, id: string) {
  return db.select({ id: eventSeries.id }).from(eventSeries).where(eq(eventSeries.id, id)).limit(1);
}

/** Dates deleted together with the rest of the series no longer belong to it. */
const isNotCutOff = sql`coalesce(${events.deleted_at} = (SELECT cut_at FROM ${recurrencePatterns}
  WHERE ${recurrencePatterns.event_series_id} = ${events.event_series_id}), 0) = 0`;

/** Every date ever written for the series, removed ones included; complete rows for those that differ from it. */
export function selectDatesOfSeries(db: Database, userId: string, wanted: Wanted) {
  const isOfSeries = and(eq(events.event_series_id, seriesOf(db, userId, wanted)), isNotCutOff);
  return [
    db
      .select({ date: sql<string>`${events.series_instance_date}`.as("date") })
      .from(events)
      .where(isOfSeries)
      .orderBy(asc(events.series_instance_date))
      .limit(5000),
    db
      .select()
      .from(events)
      .where(and(isOfSeries, sql`${events.is_changed} = 1`))
      .limit(1000),
  ] as const;
}

export type EventRow = typeof events.$inferSelect;
export type SeriesRow = typeof eventSeries.$inferSelect;
