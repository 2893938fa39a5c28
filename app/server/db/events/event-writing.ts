import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import type { Database } from "../client";
import { eventSeries, eventSlugs, events, recurrencePatterns } from "../schema/events";
import { statement } from "../statement";

export type NewEvent = Omit<typeof events.$inferInsert, "slug" | "starts_at" | "event_series_id">;
export type NewSeries = Omit<typeof eventSeries.$inferInsert, "slug">;

/** Written only where its address was taken, which a form that was sent before does not get; and only once. */
export function insertEvent(db: Database, event: NewEvent) {
  return insertWithSlug(db, events, event, sql`${eventSlugs.event_id} = ${event.id}`);
}

export function insertSeries(db: Database, series: NewSeries) {
  return insertWithSlug(db, eventSeries, series, sql`${eventSlugs.event_series_id} = ${series.id}`);
}

function insertWithSlug(db: Database, table: SQLiteTable, row: object, isItsSlug: SQL) {
  const entries = Object.entries(row).filter(([, value]) => value !== undefined);
  const names = sql.raw(["slug", ...entries.map(([name]) => `"${name}"`)].join(", "));
  const values = entries.map(([, value]) => sql`${stored(value)}`);
  return statement(
    db,
    sql`INSERT INTO ${table} (${names})
    SELECT slug, ${sql.join(values, sql`, `)} FROM ${eventSlugs} WHERE ${isItsSlug} LIMIT 1
    ON CONFLICT DO NOTHING`,
  );
}

function stored(value: unknown): unknown {
  if (typeof value === "boolean") return value ? 1 : 0;
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

export function insertPattern(
  db: Database,
  seriesId: string,
  pattern: RecurrencePattern,
  extendedOn: string,
) {
  const { pattern_type, interval_value, days_of_week, day_of_month, end_type, end_count, end_date } = pattern;
  return statement(
    db,
    sql`INSERT INTO ${recurrencePatterns}
    (event_series_id, pattern_type, interval_value, days_of_week, day_of_month, end_type, end_count, end_date, extended_on)
    SELECT id, ${pattern_type}, ${interval_value}, ${JSON.stringify(days_of_week)}, ${day_of_month}, ${end_type},
      ${end_count}, ${end_date}, ${extendedOn}
    FROM ${eventSeries} WHERE id = ${seriesId}`,
  );
}

/** What a date takes over from its series when it is written down. */
const shared = sql.raw(
  [
    "user_id, status, review_note, reviewed_by, reviewed_at, approved_at, changed_at, deleted_at, cancelled_at",
    "title, location, host, event_type, description, full_description, image_url, image_colour, language, translation",
    "place_kind, place_id, start_time, end_time, sequence",
  ].join(", "),
);

/**
 * One row a date, all in one statement. A date that is there already, whoever wrote it, stays as it is: so the job
 * may run twice, at once, or again after it died. With `seen` only while the series is as it was read.
 */
export function insertDates(
  db: Database,
  seriesId: string,
  dates: readonly string[],
  now: Date,
  seen?: { updated_at: number },
) {
  const at = now.getTime();
  const isAsRead = seen ? sql`event_series.updated_at = ${seen.updated_at}` : sql`1`;
  return statement(
    db,
    sql`INSERT INTO ${events}
    (id, form_token, slug, ${shared}, event_date, event_series_id, series_instance_date, is_series_master, created_at, updated_at)
    SELECT lower(hex(randomblob(16))), lower(hex(randomblob(16))), slug, ${shared}, day.value, event_series.id, day.value,
      day.value = first_date, ${at}, ${at}
    FROM ${eventSeries}, json_each(${JSON.stringify(dates)}) AS day
    WHERE event_series.id = ${seriesId} AND ${isAsRead}
    ON CONFLICT (event_series_id, series_instance_date) DO NOTHING`,
  );
}
