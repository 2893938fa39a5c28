import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "./client";
import { profiles } from "./schema/accounts";
import { eventSeries, events, recurrencePatterns } from "./schema/events";
import { statement } from "./statement";

export const eventTables = { event: events, series: eventSeries } as const;
export type EventKind = keyof typeof eventTables;
export type SeenVersion = { id: string; updated_at: number };
export type EventValues = Record<string, unknown>;

/** An event or a series for whoever decides about it, with its rule and whom it belongs to. */
export function selectReviewedEvent(db: Database, kind: EventKind, id: string) {
  const table = eventTables[kind];
  return db
    .select({ row: table, pattern: recurrencePatterns, owner: profiles })
    .from(table)
    .leftJoin(
      recurrencePatterns,
      eq(recurrencePatterns.event_series_id, kind === "series" ? table.id : events.event_series_id),
    )
    .leftJoin(profiles, eq(profiles.id, table.user_id))
    .where(and(eq(table.id, id), isNull(table.deleted_at)))
    .limit(1);
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

const decided = ["status", "reviewed_at", "reviewed_by", "review_note", "approved_at"];
const told = [
  ...[
    "title",
    "location",
    "host",
    "event_type",
    "description",
    "full_description",
    "image_url",
    "image_colour",
  ],
  ...["translation", "place_kind", "place_id", "start_time", "end_time"],
];

/** After its series was decided or told anew: each date follows, except in what was changed on that date alone. */
export function copySeriesToDates(db: Database, seriesId: string, now: Date) {
  const followed = told.map((name): SQL => {
    const column = sql.raw(`"${name}"`);
    const isOwn = sql`EXISTS (SELECT 1 FROM json_each(${events.own_fields}) WHERE value = ${name})`;
    return sql`${column} = CASE WHEN ${isOwn} THEN ${events}.${column} ELSE series.${column} END`;
  });
  const copied = decided.map((name): SQL => sql.raw(`"${name}" = series."${name}"`));
  return statement(
    db,
    sql`UPDATE ${events} SET ${sql.join([...copied, ...followed], sql`, `)},
    language = series.language, changed_at = series.changed_at, updated_at = ${now.getTime()}
    FROM ${eventSeries} AS series WHERE series.id = ${seriesId} AND ${events.event_series_id} = series.id`,
  );
}

export type ReviewedEvent = Awaited<ReturnType<typeof selectReviewedEvent>>[number];
