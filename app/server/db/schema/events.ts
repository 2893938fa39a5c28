import { sql } from "drizzle-orm";
import { customType, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { EventFields, SharedFields } from "../../../rules/events/event-fields";
import { eventTypes } from "../../../rules/events/event-types";
import { endTypes, patternTypes, type RecurrencePattern } from "../../../rules/events/recurrence";
import { withoutTypeSuffix } from "../../../rules/events/type-suffix";
import { listingKinds } from "../../../rules/site/listing-kinds";
import { bilingual, flag, id, imported, instant, moderated, owned, pictured, timestamps } from "./columns";

/** A series stores its type behind its description (decision 21); no reader notices. */
const description = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  fromDriver: withoutTypeSuffix,
});

/** Each date of a series has its own copy, so that lists need no join. */
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
  /** The venue, where it's a listing. */
  place_kind: text({ enum: listingKinds }),
  place_id: text(),
};

const clock = { start_time: text(), end_time: text() };

const called = {
  /** Cancelled events stay visible as cancelled. */
  cancelled_at: instant(),
  /** Counts changes for calendar programs. */
  sequence: integer().notNull().default(0),
};

export const eventSeries = sqliteTable(
  "event_series",
  {
    id: id(),
    slug: text().notNull(),
    /** A split series continues in others; all of them name the first. */
    root_id: text().notNull(),
    ...owned,
    ...imported,
    ...moderated<SharedFields>(),
    ...describedColumns,
    ...clock,
    ...called,
    first_date: text().notNull(),
    /** The rule's last date; far in the future while the rule is endless. */
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
    /** When an endless rule's dates were last extended. */
    extended_on: text().notNull(),
    /** When the later dates were cut off, and the rule before that, for undo. */
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
    /** Its own address, or its series'; `series_instance_date` says which date. */
    slug: text().notNull(),
    ...owned,
    ...imported,
    ...moderated<EventFields>(),
    ...describedColumns,
    event_date: text().notNull(),
    ...clock,
    /** In Panama's time; without a time, the start of the day. */
    starts_at: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`(unixepoch(event_date || ' ' || coalesce(start_time, '00:00')) + 18000) * 1000`,
        {
          mode: "virtual",
        },
      ),
    /** The start before the last move. */
    moved_from: instant(),
    ...called,
    event_series_id: text().references(() => eventSeries.id, { onDelete: "cascade" }),
    is_series_master: flag().notNull().default(false),
    /** The rule's date, which stays when the event is moved. */
    series_instance_date: text(),
    /** Columns changed on this date alone; edits of the whole series skip them. */
    own_fields: text({ mode: "json" }).$type<(keyof EventFields)[]>().notNull().default([]),
    /** True when the date differs from its series in a way calendar programs must know. */
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

/** Every address an event or a series ever had; one table, so that none is given twice. */
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

/** Public events per day and type, kept by triggers, so that a month costs its days. */
export const eventDays = sqliteTable("event_days", {
  day: text().primaryKey(),
  class_count: integer().notNull().default(0),
  social_count: integer().notNull().default(0),
  kids_count: integer().notNull().default(0),
});
