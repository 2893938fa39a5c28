import { and, count, desc, eq, gte, isNull, sql } from "drizzle-orm";
import { mostDates } from "../../../rules/events/recurrence-limits";
import { startOfDate } from "../../../rules/time/panama-time";
import type { Database } from "../client";
import type { OwnKey } from "../places/own-listings";
import { eventSeries, events } from "../schema/events";

/**
 * Single events, the masters of series, and the dates that go their own way. The words stand in the statement as they do
 * in the index of the cards, so that nothing else is read.
 */
export const standsOut = sql`(${events.event_series_id} IS NULL OR ${events.is_series_master} = 1
  OR ${events.is_changed} = 1)`;
/** One card each. */
const hasCard = sql`${events.deleted_at} IS NULL AND ${standsOut}`;

/** A person's events, the newest first; the card of a master says what became of its series. */
export function selectOwnEvents(db: Database, userId: string, after: OwnKey | null, limit: number) {
  const isBehind = after ? sql`(${events.created_at}, ${events.id}) < (${after[0]}, ${after[1]})` : undefined;
  return db
    .select({
      id: events.id,
      slug: events.slug,
      title: events.title,
      location: events.location,
      host: events.host,
      event_type: events.event_type,
      description: events.description,
      full_description: events.full_description,
      event_date: events.event_date,
      start_time: events.start_time,
      end_time: events.end_time,
      cancelled_at: events.cancelled_at,
      moved_from: events.moved_from,
      image_url: events.image_url,
      image_colour: events.image_colour,
      language: events.language,
      translation: events.translation,
      status: events.status,
      event_series_id: events.event_series_id,
      series_instance_date: events.series_instance_date,
      is_series_master: events.is_series_master,
      review_note: sql<string | null>`coalesce(${events.review_note}, ${eventSeries.review_note})`.as("note"),
      waiting_since: sql<number | null>`coalesce(${events.waiting_since}, CASE WHEN ${events.is_series_master}
        THEN ${eventSeries.waiting_since} END)`.as("waits"),
      pending_changes: sql<number>`${events.pending_changes} IS NOT NULL OR (${events.is_series_master}
        AND ${eventSeries.pending_changes} IS NOT NULL)`.as("has_changes"),
      created_at: events.created_at,
    })
    .from(events)
    .leftJoin(eventSeries, eq(eventSeries.id, events.event_series_id))
    .where(and(eq(events.user_id, userId), hasCard, isBehind))
    .orderBy(desc(events.created_at), desc(events.id))
    .limit(limit);
}

export type MyEvent = Awaited<ReturnType<typeof selectOwnEvents>>[number];

export function countOwnEvents(db: Database, userId: string) {
  return db
    .select({ count: count() })
    .from(events)
    .where(and(eq(events.user_id, userId), hasCard));
}

/** What was deleted and may still be taken back: an event, one date, or a whole series. */
export function selectDeletedEvents(db: Database, userId: string, since: Date) {
  const gone = { name: events.title, deleted_at: sql<number>`${events.deleted_at}`.as("deleted_at") };
  return [
    db
      .select({ kind: sql<string>`'event'`.as("kind"), id: events.id, ...gone })
      .from(events)
      .leftJoin(eventSeries, eq(eventSeries.id, events.event_series_id))
      .where(
        and(
          // The plus keeps the planner on the index of what is deleted: it holds less than a person's events.
          sql`+${events.user_id} = ${userId} AND ${events.deleted_at} > ${since.getTime()}
            AND (${events.event_series_id} IS NULL OR ${events.is_changed} = 1)`,
          isNull(eventSeries.deleted_at),
        ),
      )
      .limit(10),
    db
      .select({
        kind: sql<string>`'series'`.as("kind"),
        id: eventSeries.id,
        name: eventSeries.title,
        deleted_at: sql<number>`${eventSeries.deleted_at}`.as("deleted_at"),
      })
      .from(eventSeries)
      .where(sql`+${eventSeries.user_id} = ${userId} AND ${eventSeries.deleted_at} > ${since.getTime()}`)
      .limit(10),
  ] as const;
}

/** The dates of one's own series from a day on, for choosing the one that is meant. */
export function selectOwnDates(db: Database, eventId: string, userId: string, from: string) {
  const series = db.select({ id: events.event_series_id }).from(events).where(eq(events.id, eventId));
  return db
    .select({
      id: events.id,
      date: sql<string>`${events.series_instance_date}`.as("date"),
      event_date: events.event_date,
      cancelled_at: events.cancelled_at,
    })
    .from(events)
    .where(
      and(
        eq(events.event_series_id, series),
        sql`+${events.user_id} = ${userId}`,
        isNull(events.deleted_at),
        gte(events.starts_at, startOfDate(from)),
      ),
    )
    .orderBy(events.starts_at)
    .limit(mostDates);
}
