import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { DateApart } from "../../../rules/events/coming-dates";
import { mostDates } from "../../../rules/events/recurrence-limits";
import type { Status } from "../../../rules/review/status";
import { startOfDate } from "../../../rules/time/panama-time";
import type { Database } from "../database";
import type { OwnKey } from "../places/own-listings";
import { eventSeries, events, recurrencePatterns } from "../schema/events";
import { question } from "../statement";
import { seriesOfEvent } from "./deleted-events";
import { eventColumns, patternColumns } from "./event-columns";

/**
 * Single events, masters of series and dates that differ from their series. The condition is spelled as in the index
 * of the cards, so that SQLite uses it.
 */
export const standsOut = sql`(${events.event_series_id} IS NULL OR ${events.is_series_master} = 1
  OR ${events.is_changed} = 1)`;
/** A date that differs from its series is shown on the card of the series. */
const hasCard = sql`${events.deleted_at} IS NULL AND ${standsOut}
  AND (${events.event_series_id} IS NULL OR ${events.is_series_master} = 1)`;

/** The event's own value, or else the series'. */
const orOfSeries = <Value>(name: "review_note" | "review_reasons" | "waiting_since" | "pending_changes") =>
  sql<Value>`coalesce(${events[name]}, ${eventSeries[name]})`;

type Listing = { userId: string; after: OwnKey | null; from: string; limit: number };

/** Newest first; an event of a series also carries the series' review. */
export function selectOwnEvents(db: Database, { userId, after, from, limit }: Listing) {
  const isBehind = after ? sql`(${events.created_at}, ${events.id}) < (${after[0]}, ${after[1]})` : undefined;
  return db
    .select({
      ...eventColumns,
      status: events.status,
      is_series_master: events.is_series_master,
      review_note: orOfSeries<string | null>("review_note").as("note"),
      review_reasons: orOfSeries("review_reasons").mapWith(events.review_reasons).as("reasons"),
      reviewed_at: events.reviewed_at,
      waiting_since: orOfSeries<number | null>("waiting_since").as("waits"),
      pending_changes: sql<number>`${orOfSeries("pending_changes")} IS NOT NULL`.as("has_changes"),
      created_at: events.created_at,
      series: {
        first_date: eventSeries.first_date,
        // A batch returns columns by name, and the event has a `start_time` too.
        start_time: sql<string | null>`${eventSeries.start_time}`.as("starts"),
        end_time: sql<string | null>`${eventSeries.end_time}`.as("ends"),
      },
      pattern: patternColumns,
      apart: datesApart(from),
      ahead: datesAhead(from),
      halves: otherHalves(from),
    })
    .from(events)
    .leftJoin(eventSeries, eq(eventSeries.id, events.event_series_id))
    .leftJoin(recurrencePatterns, eq(recurrencePatterns.event_series_id, events.event_series_id))
    .where(and(eq(events.user_id, userId), hasCard, isBehind))
    .orderBy(desc(events.created_at), desc(events.id))
    .limit(limit);
}

type OwnDate = DateApart & {
  id: string;
  status: Status;
  is_changed: number;
  waiting_since: number | null;
  pending_changes: number;
  reviewed_at: number | null;
};

function datesApart(from: string) {
  return datesOf(sql`is_changed = 1 AND (series_instance_date >= ${from} OR event_date >= ${from})
    ORDER BY series_instance_date LIMIT ${mostDates}`).as("apart");
}

const shownAhead = 4;

function datesAhead(from: string) {
  return datesOf(sql`deleted_at IS NULL AND starts_at >= ${startOfDate(from)}
    ORDER BY starts_at LIMIT ${shownAhead}`).as("ahead");
}

function datesOf(which: SQL) {
  return sql`(SELECT json_group_array(json_object('id', id, 'date', series_instance_date,
      'event_date', event_date, 'status', status, 'is_changed', is_changed, 'deleted_at', deleted_at,
      'cancelled_at', cancelled_at, 'waiting_since', waiting_since, 'pending_changes', pending_changes IS NOT NULL,
      'reviewed_at', reviewed_at))
    FROM (SELECT * FROM ${events} AS one WHERE one.event_series_id = ${eventSeries.id} AND ${which}))`.mapWith(
    (stored: string): OwnDate[] => JSON.parse(stored),
  );
}

/** Other parts of a split series, each by its next date, or its last where none is left. */
function otherHalves(from: string) {
  const dates = sql`SELECT id FROM ${events} AS one WHERE one.event_series_id = half.id AND one.deleted_at IS NULL`;
  return sql`(SELECT json_group_array(json_object('first_date', half.first_date, 'date_id',
      coalesce((${dates} AND one.starts_at >= ${startOfDate(from)} ORDER BY one.starts_at LIMIT 1),
        (${dates} ORDER BY one.starts_at DESC LIMIT 1))))
    FROM ${eventSeries} AS half WHERE half.root_id = ${eventSeries.root_id} AND half.id <> ${eventSeries.id}
      AND half.deleted_at IS NULL AND EXISTS (${dates}))`
    .mapWith((stored: string): OwnHalf[] => JSON.parse(stored))
    .as("halves");
}

type OwnHalf = { first_date: string; date_id: string };

export type MyEvent = Awaited<ReturnType<typeof selectOwnEvents>>[number];

export function countOwnEvents(db: Database, userId: string) {
  return db
    .select({ count: count() })
    .from(events)
    .where(and(eq(events.user_id, userId), hasCard));
}

/**
 * Deletions that can still be undone: an event, a date, a whole series or its last dates. The plus makes SQLite use
 * the indexes of deleted rows, which are smaller than a person's events.
 */
export function selectDeletedEvents(db: Database, userId: string, since: Date) {
  const isOwn = sql`+owner.user_id = ${userId}`;
  const after = since.getTime();
  return question<{ kind: "event" | "series"; id: string; name: string; deleted_at: number }>(
    db,
    sql`SELECT 'event' AS kind, owner.id, owner.title AS name, owner.deleted_at FROM ${events} AS owner
        LEFT JOIN ${eventSeries} AS series ON series.id = owner.event_series_id
        WHERE ${isOwn} AND owner.deleted_at > ${after}
          AND (owner.event_series_id IS NULL OR owner.is_changed = 1) AND series.deleted_at IS NULL
      UNION ALL SELECT 'series', owner.id, owner.title, owner.deleted_at FROM ${eventSeries} AS owner
        WHERE ${isOwn} AND owner.deleted_at > ${after}
      UNION ALL SELECT 'series', owner.id, owner.title, rule.cut_at FROM ${recurrencePatterns} AS rule
        JOIN ${eventSeries} AS owner ON owner.id = rule.event_series_id
        WHERE rule.cut_at > ${after} AND ${isOwn} AND owner.deleted_at IS NULL
      LIMIT 30`,
  );
}

/** For choosing which date is meant. */
export function selectOwnDates(db: Database, eventId: string, userId: string, from: string) {
  return question<{ id: string; date: string; event_date: string; cancelled_at: number | null }>(
    db,
    sql`SELECT id, series_instance_date AS date, event_date, cancelled_at FROM ${events}
      WHERE event_series_id = ${seriesOfEvent(eventId, userId)}
        AND deleted_at IS NULL AND starts_at >= ${startOfDate(from)}
      ORDER BY starts_at LIMIT ${mostDates}`,
  );
}
