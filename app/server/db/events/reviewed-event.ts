import { and, asc, count, eq, gte, isNull } from "drizzle-orm";
import type { Database } from "../database";
import { eventSeries, events } from "../schema/events";
import { selectOwner } from "../site/submission-owner";
import { eventColumns } from "./event-columns";
import { selectPattern } from "./recurrence-patterns";

export const eventTables = { event: events, series: eventSeries } as const;
export type EventKind = keyof typeof eventTables;

export function selectReviewedEvent(db: Database, id: string) {
  const seriesId = db.select({ id: events.event_series_id }).from(events).where(eq(events.id, id));
  return [
    db
      .select()
      .from(events)
      .where(and(eq(events.id, id), isNull(events.deleted_at)))
      .limit(1),
    selectOwner(db, events, id),
    db.select().from(eventSeries).where(eq(eventSeries.id, seriesId)).limit(1),
  ] as const;
}

export function selectReviewedSeries(db: Database, id: string) {
  return [
    db
      .select()
      .from(eventSeries)
      .where(and(eq(eventSeries.id, id), isNull(eventSeries.deleted_at)))
      .limit(1),
    selectOwner(db, eventSeries, id),
    selectPattern(db, id),
  ] as const;
}

/** Soonest first, with the number of all dates. */
export function selectReviewedDates(db: Database, seriesId: string, from: Date, limit: number) {
  const ofSeries = and(eq(events.event_series_id, seriesId), isNull(events.deleted_at));
  return [
    db
      .select(eventColumns)
      .from(events)
      .where(and(ofSeries, gte(events.starts_at, from.getTime())))
      .orderBy(asc(events.starts_at))
      .limit(limit),
    db.select({ count: count() }).from(events).where(ofSeries),
  ] as const;
}
