import { and, eq, inArray, lte, notExists, sql } from "drizzle-orm";
import type { Database } from "../client";
import { eventReminders, eventSeries, eventSlugs, events } from "../schema/events";

/** Said in the words of the index of what is deleted; the plus keeps the planner off all that stands alone. */
const standsAlone = sql`(${events.event_series_id} IS NULL OR ${events.is_changed} = 1)
  AND +${events.event_series_id} IS NULL`;

/** For good: what nobody can take back any more, once everybody who wanted a reminder knows. Dates of series stay as marks. */
export function removeGoneEvents(db: Database, before: Date, limit: number) {
  const isGone = (table: typeof events | typeof eventSeries) =>
    and(sql`${table.deleted_at} IS NOT NULL`, lte(table.deleted_at, before.getTime()));
  const untold = db
    .select({ one: sql`1` })
    .from(eventReminders)
    .where(and(eq(eventReminders.event_id, events.id), sql`${eventReminders.due_at} IS NOT NULL`));
  const single = db
    .select({ id: events.id })
    .from(events)
    .where(and(isGone(events), standsAlone, notExists(untold)))
    .limit(limit);
  const untoldOfSeries = db
    .select({ one: sql`1` })
    .from(events)
    .innerJoin(eventReminders, eq(eventReminders.event_id, events.id))
    .where(and(eq(events.event_series_id, eventSeries.id), sql`${eventReminders.due_at} IS NOT NULL`));
  const series = db
    .select({ id: eventSeries.id })
    .from(eventSeries)
    .where(and(isGone(eventSeries), notExists(untoldOfSeries)))
    .limit(limit);
  return [
    db.delete(eventSlugs).where(inArray(eventSlugs.event_id, single)),
    db.delete(events).where(inArray(events.id, single)),
    db.delete(eventSlugs).where(inArray(eventSlugs.event_series_id, series)),
    db.delete(eventSeries).where(inArray(eventSeries.id, series)),
  ] as const;
}
