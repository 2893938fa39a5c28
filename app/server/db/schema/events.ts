import { sql } from "drizzle-orm";
import { customType, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { EventFields, SharedFields } from "../../../rules/events/event-fields";
import { endTypes, patternTypes, type RecurrencePattern } from "../../../rules/events/recurrence";
import { withoutTypeSuffix } from "../../../rules/events/type-suffix";
import { eventTypes } from "../../../rules/places/categories";
import { listingKinds } from "../../../rules/site/slugs";
import { bilingual, flag, id, imported, instant, moderated, owned, pictured, timestamps } from "./columns";

/** A series keeps its type behind its description (decision 21); nobody who reads it sees that. */
const description = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  fromDriver: withoutTypeSuffix,
});

/** What an evening says of itself; each date of a series carries its own copy, so that a list joins nothing. */
const describedColumns = {
  title: text().notNull(),
  location: text().notNull(),
  host: text().notNull(),
  event_type: text({ enum: eventTypes }).notNull(),
  description: description().notNull(),
  full_description: text().notNull().default(""),
  ...pictured,
  language: bilingual.language,
  translation: bilingual.translation,
  /** The listing of ours where it happens. */
  place_kind: text({ enum: listingKinds }),
  place_id: text(),
};

const clock = { start_time: text(), end_time: text() };

const called = {
  /** When it was called off; it stays to be seen, as cancelled. */
  cancelled_at: instant(),
  /** Counts the changes a calendar program must take over. */
  sequence: integer().notNull().default(0),
};

export const eventSeries = sqliteTable(
  "event_series",
  {
    id: id(),
    slug: text().notNull(),
    /** A series that was split at a date goes on in others; all of them name the first. */
    root_id: text().notNull(),
    ...owned,
    ...imported,
    ...moderated<SharedFields>(),
    ...describedColumns,
    ...clock,
    ...called,
    first_date: text().notNull(),
    /** The last date of the rule; far in the future while the rule never ends. */
    last_date: text().notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex("series_slug").on(table.slug),
    uniqueIndex("series_form_token").on(table.user_id, table.form_token),
    index("series_root").on(table.root_id, table.first_date),
    index("series_public").on(table.status, table.last_date, table.first_date).where(sql`deleted_at IS NULL`),
    index("series_owner").on(table.user_id, table.created_at),
    index("series_waiting").on(table.waiting_since).where(sql`waiting_since IS NOT NULL`),
    index("series_reviewed").on(table.status, table.reviewed_at),
    index("series_deleted").on(table.deleted_at).where(sql`deleted_at IS NOT NULL`),
  ],
);

export const recurrencePatterns = sqliteTable(
  "recurrence_patterns",
  {
    event_series_id: text()
      .primaryKey()
      .references(() => eventSeries.id, { onDelete: "cascade" }),
    pattern_type: text({ enum: patternTypes }).notNull(),
    interval_value: integer().notNull().default(1),
    days_of_week: text({ mode: "json" }).$type<readonly number[]>().notNull().default([]),
    day_of_month: integer(),
    end_type: text({ enum: endTypes }).notNull().default("never"),
    end_count: integer(),
    end_date: text(),
    /** The day on which the coming dates of an endless rule were last written down. */
    extended_on: text().notNull(),
    /** When the following dates were deleted, and the rule as it was before: for taking them back. */
    cut_at: instant(),
    before_cut: text({ mode: "json" }).$type<RecurrencePattern>(),
  },
  (table) => [
    index("recurrence_endless").on(table.extended_on).where(sql`end_type = 'never'`),
    index("recurrence_cut").on(table.cut_at).where(sql`cut_at IS NOT NULL`),
  ],
);

export const events = sqliteTable(
  "events",
  {
    id: id(),
    /** Its own address, or its series'; which date of the series is in `series_instance_date`. */
    slug: text().notNull(),
    ...owned,
    ...imported,
    ...moderated<EventFields>(),
    ...describedColumns,
    event_date: text().notNull(),
    ...clock,
    /** The instant it starts in Panama; without a time, the first of its day. */
    starts_at: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`(unixepoch(event_date || ' ' || coalesce(start_time, '00:00')) + 18000) * 1000`,
        {
          mode: "virtual",
        },
      ),
    /** When it was to start before it was last moved. */
    moved_from: instant(),
    ...called,
    event_series_id: text().references(() => eventSeries.id, { onDelete: "cascade" }),
    is_series_master: flag().notNull().default(false),
    /** The rule's date, which stays when the evening is moved to another. */
    series_instance_date: text(),
    /** The columns that were changed on this date alone; an edit of the whole series leaves them. */
    own_fields: text({ mode: "json" }).$type<(keyof EventFields)[]>().notNull().default([]),
    /** True when the date differs from its series in any way a calendar program must be told. */
    is_changed: flag().notNull().default(false),
    ...timestamps,
  },
  (table) => [
    uniqueIndex("event_form_token").on(table.user_id, table.form_token),
    uniqueIndex("event_series_date").on(table.event_series_id, table.series_instance_date),
    index("event_series_order").on(table.event_series_id, table.starts_at),
    index("event_slug").on(table.slug, table.series_instance_date),
    index("event_public").on(table.status, table.starts_at, table.id).where(sql`deleted_at IS NULL`),
    index("event_by_type")
      .on(table.status, table.event_type, table.starts_at, table.id)
      .where(sql`deleted_at IS NULL`),
    index("event_single").on(table.status, table.starts_at).where(sql`event_series_id IS NULL`),
    index("event_changed")
      .on(table.status, table.series_instance_date)
      .where(sql`is_changed = 1 AND event_series_id IS NOT NULL`),
    index("event_change_of_series")
      .on(table.event_series_id, table.series_instance_date)
      .where(sql`is_changed = 1`),
    index("event_at_place")
      .on(table.place_id, table.starts_at)
      .where(sql`place_id IS NOT NULL AND deleted_at IS NULL`),
    index("event_owner").on(table.user_id, table.created_at, table.id),
    index("event_card")
      .on(table.user_id, table.created_at, table.id)
      .where(sql`deleted_at IS NULL AND (event_series_id IS NULL OR is_series_master = 1 OR is_changed = 1)`),
    index("event_waiting").on(table.waiting_since).where(sql`waiting_since IS NOT NULL`),
    index("event_reviewed").on(table.status, table.reviewed_at).where(sql`event_series_id IS NULL`),
    index("event_deleted")
      .on(table.deleted_at)
      .where(sql`deleted_at IS NOT NULL AND (event_series_id IS NULL OR is_changed = 1)`),
  ],
);

/** Every address an event or a series ever had; one table, so that no two of them can ask for the same. */
export const eventSlugs = sqliteTable(
  "event_slugs",
  {
    slug: text().primaryKey(),
    event_id: text(),
    event_series_id: text(),
  },
  (table) => [
    index("event_slugs_event").on(table.event_id),
    index("event_slugs_series").on(table.event_series_id),
  ],
);

/** How many events the public sees on a day, by type; triggers on `events` keep it, so a month costs its days. */
export const eventDays = sqliteTable("event_days", {
  day: text().primaryKey(),
  class_count: integer().notNull().default(0),
  social_count: integer().notNull().default(0),
  kids_count: integer().notNull().default(0),
});
