import { and, asc, count, eq, gte, isNull, type SQL, sql } from "drizzle-orm";
import { sharedFields } from "../../../rules/events/series-fields";
import type { Database } from "../client";
import { profiles } from "../schema/accounts";
import { eventSeries, events, recurrencePatterns } from "../schema/events";
import { statement } from "../statement";

export const eventTables = { event: events, series: eventSeries } as const;
export type EventKind = keyof typeof eventTables;
export type SeenVersion = { id: string; updated_at: number };
export type EventValues = Record<string, unknown>;

/** An event or a series for whoever decides about it, its rule, and whom it belongs to: three answers of one batch. */
export function selectReviewedEvent(db: Database, kind: EventKind, id: string) {
  const table = eventTables[kind];
  const series =
    kind === "series" ? sql`${id}` : sql`(SELECT event_series_id FROM ${events} WHERE id = ${id})`;
  return [
    db
      .select()
      .from(table)
      .where(and(eq(table.id, id), isNull(table.deleted_at)))
      .limit(1),
    db.select().from(recurrencePatterns).where(eq(recurrencePatterns.event_series_id, series)).limit(1),
    db
      .select({ email: profiles.email, name: profiles.name, language: profiles.language })
      .from(profiles)
      .where(eq(profiles.id, db.select({ user_id: table.user_id }).from(table).where(eq(table.id, id))))
      .limit(1),
  ] as const;
}

/** The dates of a series that are to come, soonest first, and how many it has in all. */
export function selectReviewedDates(db: Database, seriesId: string, from: Date, limit: number) {
  const ofSeries = and(eq(events.event_series_id, seriesId), isNull(events.deleted_at));
  return [
    db
      .select({
        id: events.id,
        slug: events.slug,
        series_instance_date: events.series_instance_date,
        event_date: events.event_date,
        start_time: events.start_time,
        end_time: events.end_time,
        cancelled_at: events.cancelled_at,
        moved_from: events.moved_from,
      })
      .from(events)
      .where(and(ofSeries, gte(events.starts_at, from.getTime())))
      .orderBy(asc(events.starts_at))
      .limit(limit),
    db.select({ count: count() }).from(events).where(ofSeries),
  ] as const;
}

/** Changes the row only as it was read: what somebody else changed since is never written over. */
export function updateEventRow(
  db: Database,
  kind: EventKind,
  seen: SeenVersion,
  values: EventValues,
  now: Date,
) {
  const table = eventTables[kind];
  return db
    .update(table)
    .set({ ...(values as object), updated_at: Math.max(now.getTime(), seen.updated_at + 1) })
    .where(and(eq(table.id, seen.id), eq(table.updated_at, seen.updated_at), isNull(table.deleted_at)));
}

/** "cancelled" is the word for it among the changes of a date; the row keeps when. */
export const columnOfField: Record<string, string> = { cancelled: "cancelled_at" };

const decided = ["status", "reviewed_at", "reviewed_by", "review_note", "approved_at"];
const told = [...sharedFields, "cancelled"];

/** After its series was decided or told anew: each date follows, except in what was changed on that date alone. */
export function copySeriesToDates(db: Database, seriesId: string, now: Date) {
  const isOwn = (field: string) => sql`EXISTS (SELECT 1 FROM json_each(own_fields) WHERE value = ${field})`;
  const follows = (field: string, column: string): SQL => {
    const name = sql.raw(`"${column}"`);
    return sql`${name} = CASE WHEN ${isOwn(field)} THEN ${events}.${name} ELSE series.${name} END`;
  };
  const followed = told.map((field) => follows(field, columnOfField[field] ?? field));
  const placed = ["place_kind", "place_id"].map((column) => follows("location", column));
  const copied = decided.map((name): SQL => sql.raw(`"${name}" = series."${name}"`));
  return statement(
    db,
    sql`UPDATE ${events} SET ${sql.join([...copied, ...followed, ...placed], sql`, `)},
    moved_from = CASE WHEN ${events}.status = 'approved' AND starts_at > ${now.getTime()}
      AND NOT ${isOwn("start_time")} AND ${events}.start_time IS NOT series.start_time
      THEN starts_at ELSE moved_from END,
    sequence = max(${events}.sequence + 1, series.sequence),
    changed_at = series.changed_at, updated_at = max(${now.getTime()}, ${events}.updated_at + 1)
    FROM ${eventSeries} AS series WHERE series.id = ${seriesId} AND ${events}.event_series_id = series.id`,
  );
}

export type ReviewedRow = Awaited<ReturnType<typeof selectReviewedEvent>[0]>[number];
export type EventOwner = Awaited<ReturnType<typeof selectReviewedEvent>[2]>[number];
