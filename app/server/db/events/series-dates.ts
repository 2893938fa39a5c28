import { type SQL, sql } from "drizzle-orm";
import { derivedColumns, sharedFields } from "../../../rules/events/event-fields";
import type { DateSlot } from "../../../rules/events/series-dates";
import type { Database } from "../database";
import { eventSeries, events, recurrencePatterns } from "../schema/events";
import { statement } from "../statement";
import { type CurrentRow, type RowValues, setColumns } from "../write-row";

const noted = ["review_note", "review_reasons", "reviewed_by", "reviewed_at"];
const decided = ["status", ...noted, "approved_at", "changed_at"];
/** Columns that a date copies from its series, each with the form's field. */
const followedColumns = [
  ...sharedFields.map((field) => [field, field] as const),
  ...Object.entries(derivedColumns).flatMap(([field, columns]) =>
    columns.map((name) => [name, field] as const),
  ),
];
const names = (columns: readonly string[]) => sql.raw(columns.map((name) => `"${name}"`).join(", "));
const taken = names([
  "user_id",
  "attribution",
  "deleted_at",
  "sequence",
  ...decided,
  ...followedColumns.map(([column]) => column),
]);

/**
 * One row per date, in one statement. Existing dates stay as they are, so the job may run twice, at once, or again
 * after a crash. With `currentRow`, only while the series is as it was read.
 */
export function insertDates(
  db: Database,
  seriesId: string,
  dates: readonly string[],
  now: Date,
  currentRow?: CurrentRow,
) {
  const at = now.getTime();
  const isAsRead = currentRow ? sql`event_series.updated_at = ${currentRow.updated_at}` : sql`1`;
  return statement(
    db,
    sql`INSERT INTO ${events}
    (id, form_token, slug, ${taken}, event_date, event_series_id, series_instance_date, is_series_master, created_at, updated_at)
    SELECT lower(hex(randomblob(16))), lower(hex(randomblob(16))), slug, ${taken}, day.value, event_series.id, day.value,
      day.value = first_date, ${at}, ${at}
    FROM ${eventSeries}, json_each(${JSON.stringify(dates)}) AS day
    WHERE event_series.id = ${seriesId} AND ${isAsRead}
    ON CONFLICT (event_series_id, series_instance_date) DO NOTHING`,
  );
}

const isOwn = (field: string) =>
  sql`EXISTS (SELECT 1 FROM json_each(${events}.own_fields) WHERE value = ${field})`;

/** After a change or decision: each date follows its series, except in its own fields. */
export function copySeriesToDates(db: Database, seriesId: string, now: Date) {
  const followed = followedColumns.map(([column, field]) => {
    const name = sql.identifier(column);
    return sql`${name} = CASE WHEN ${isOwn(field)} THEN ${events}.${name} ELSE series.${name} END`;
  });
  const copied = decided.map((column) => sql`${sql.identifier(column)} = series.${sql.identifier(column)}`);
  return statement(
    db,
    sql`UPDATE ${events} SET ${sql.join([...copied, ...followed], sql`, `)},
    moved_from = CASE WHEN ${events}.status = 'approved' AND starts_at > ${now.getTime()}
      AND NOT ${isOwn("start_time")} AND ${events}.start_time IS NOT series.start_time
      THEN starts_at ELSE moved_from END,
    sequence = max(${events}.sequence + 1, series.sequence),
    updated_at = max(${now.getTime()}, ${events}.updated_at + 1)
    FROM ${eventSeries} AS series WHERE series.id = ${seriesId} AND ${events}.event_series_id = series.id`,
  );
}

/**
 * Clears the slots of all dates from a day on, so that two can swap theirs and none is left over that the job adds
 * meanwhile.
 */
export function liftDates(db: Database, seriesId: string, from: string) {
  return statement(
    db,
    sql`UPDATE ${events} SET series_instance_date = '~' || series_instance_date
      WHERE event_series_id = ${seriesId} AND series_instance_date >= ${from}`,
  );
}

/** Then gives each its new slot; a date that was moved by itself keeps its own day. */
export function settleDates(db: Database, seriesId: string, slots: readonly DateSlot[]) {
  return statement(
    db,
    sql`UPDATE ${events} SET
      event_series_id = slot.series,
      series_instance_date = slot."to",
      slug = (SELECT slug FROM ${eventSeries} WHERE id = slot.series),
      moved_from = CASE WHEN status = 'approved' AND slot.own NOT LIKE '%"event_date"%'
        AND event_date <> slot."to" THEN starts_at ELSE moved_from END,
      event_date = CASE WHEN slot.own LIKE '%"event_date"%' THEN event_date ELSE slot."to" END,
      own_fields = slot.own,
      is_changed = slot.changed OR deleted_at IS NOT NULL
    FROM (SELECT value ->> 'from' AS "from", value ->> 'series' AS series, value ->> 'to' AS "to",
        value ->> 'ownFields' AS own, value ->> 'changed' AS changed
      FROM json_each(${JSON.stringify(slots)})) AS slot
    WHERE ${events}.event_series_id = ${seriesId} AND ${events}.series_instance_date = '~' || slot."from"`,
  );
}

/** Dates without a slot in the new rule, dates cut off earlier, or all. */
const droppable = {
  lifted: sql`series_instance_date LIKE '~%'`,
  cutOff: sql`deleted_at = (SELECT cut_at FROM ${recurrencePatterns} WHERE ${recurrencePatterns.event_series_id} = ${events}.event_series_id)`,
  all: sql`1`,
} as const;

/** People who asked for a reminder are told. The dates lose their owner, so that undo isn't offered for each one. */
export function dropDates(db: Database, seriesId: string, which: keyof typeof droppable, now: Date) {
  return statement(
    db,
    sql`UPDATE ${events} SET user_id = NULL, event_series_id = NULL, series_instance_date = NULL, is_series_master = 0,
      deleted_at = coalesce(deleted_at, ${now.getTime()})
      WHERE event_series_id = ${seriesId} AND ${droppable[which]}`,
  );
}

/** A single event becomes the first date of its series. If it was cancelled, only that date is. */
export function joinSeries(db: Database, eventId: string, seriesId: string, date: string) {
  return statement(
    db,
    sql`UPDATE ${events} SET event_series_id = ${seriesId}, series_instance_date = ${date},
      pending_changes = NULL, waiting_since = NULL, is_changed = cancelled_at IS NOT NULL,
      own_fields = CASE WHEN cancelled_at IS NULL THEN '[]' ELSE '["cancelled_at"]' END
      WHERE id = ${eventId}`,
  );
}

/** The first remaining date becomes the series' master, which has the card. */
export function markMaster(db: Database, seriesId: SQL | string) {
  const first = sql`(SELECT min(series_instance_date) FROM ${events}
    WHERE event_series_id = ${seriesId} AND deleted_at IS NULL)`;
  return statement(
    db,
    sql`UPDATE ${events} SET is_series_master = (series_instance_date IS ${first})
      WHERE event_series_id = ${seriesId} AND (is_series_master = 1 OR series_instance_date IS ${first})`,
  );
}

export function updateDateOf(db: Database, seriesId: string, slot: string, values: RowValues<typeof events>) {
  return statement(
    db,
    sql`UPDATE ${events} SET ${setColumns(events, values)}
      WHERE event_series_id = ${seriesId} AND series_instance_date = ${slot}`,
  );
}

/** A change of one date outdates whoever has the whole series open in a form. */
export function touchSeries(db: Database, seriesId: SQL | string, now: Date) {
  return statement(
    db,
    sql`UPDATE ${eventSeries} SET updated_at = max(updated_at + 1, ${now.getTime()}) WHERE id = ${seriesId}`,
  );
}
