import { sql } from "drizzle-orm";
import { integer, real, text } from "drizzle-orm/sqlite-core";
import type { Translation } from "../../../rules/content/localised-text";
import type { PortraitWishes } from "../../../rules/pictures/portrait-parts";
import { factsAge, freshAge, restBetween } from "../../../rules/places/facts-check";
import type { PlaceMarks } from "../../../rules/places/place-marks";
import type { FieldReasons } from "../../../rules/review/field-reasons";
import { statuses } from "../../../rules/review/status";
import { languages } from "../../../rules/site/language";

/** Instants are whole milliseconds since 1970, as Date.now() gives them. */
export const instant = () => integer();
export const flag = () => integer({ mode: "boolean" });
export const id = () => text().primaryKey();
export const list = () => text({ mode: "json" }).$type<string[]>().notNull().default([]);

export const timestamps = {
  created_at: instant().notNull(),
  updated_at: instant().notNull(),
};

/** Whose it is, and which form made it. The owner may go; `(user_id, form_token)` is unique. */
export const owned = {
  user_id: text(),
  form_token: text().notNull(),
};

/** What a place or an event brought along from where it came from: its name there, and whose data it is. */
export const imported = {
  external_key: text(),
  attribution: text(),
};

/** What was decided about it. A deleted row stays for the ten minutes of its undo and is seen by nobody. */
export const moderated = <Fields extends object>() => ({
  status: text({ enum: statuses }).notNull().default("pending"),
  review_note: text(),
  /** The same for single fields: what is wrong with each. */
  review_reasons: text({ mode: "json" }).$type<FieldReasons>(),
  reviewed_by: text(),
  reviewed_at: instant(),
  approved_at: instant(),
  /** When what the public reads last changed: at approval, at an approved edit, at new hours. */
  changed_at: instant(),
  /** The edit of a live row that waits for review: its fields with their new values. */
  pending_changes: text({ mode: "json" }).$type<Partial<Fields>>(),
  /** Since when a reviewer has something to look at, new row or edit; null when nothing waits. */
  waiting_since: instant(),
  deleted_at: instant(),
});

/** Words are written in one language, with their twins in the other beside them. */
export const bilingual = {
  language: text({ enum: languages }).notNull(),
  translation: text({ mode: "json" }).$type<Translation>(),
  /** Every text of the row in both languages, folded for searching. */
  search_text: text().notNull().default(""),
};

export const placed = {
  address: text().notNull(),
  latitude: real(),
  longitude: real(),
};

/** Of an owner's public place: once its facts are so old, and their last mail about them is long ago. */
const askedOnceOld = (age: number) =>
  integer().generatedAlwaysAs(
    sql.raw(`CASE WHEN user_id IS NOT NULL AND status = 'approved' AND deleted_at IS NULL THEN
      max(max(coalesce(confirmed_at, 0), coalesce(changed_at, approved_at, created_at)) + ${age},
        coalesce(asked_at, 0) + ${restBetween}) END`),
    { mode: "virtual" },
  );

/** When its owner last said that its facts are right, and how often they were asked since. */
export const confirmed = {
  confirmed_at: instant(),
  /** When they were last asked, or could not be. */
  asked_at: instant(),
  asks: integer().notNull().default(0),
  /** From when on they are asked again; and before a season. */
  ask_at: askedOnceOld(factsAge),
  season_ask_at: askedOnceOld(freshAge),
};

/** What people ask before they come, yes or no, and what its owner says about it. */
export const marked = {
  mark: text({ mode: "json" }).$type<PlaceMarks>().notNull().default({}),
  mark_note: text(),
};

/** The main picture and, where it is one of ours, its dominant colour: a card waits for nothing and joins nothing. */
export const pictured = {
  image_url: text(),
  image_colour: integer(),
  /** The drawing that stands in for a photo nobody gave, and what its owner chose of it. */
  portrait_code: text(),
  portrait: text({ mode: "json" }).$type<PortraitWishes>(),
};

/**
 * The place in public lists: premium first by display_order, the rest after them, by chance within equals.
 * The chance is dealt once a day; a new row takes a seat of its own.
 */
export const promoted = {
  is_premium: flag().notNull().default(false),
  display_order: integer().notNull().default(0),
  placement: integer()
    .notNull()
    .generatedAlwaysAs(sql`CASE WHEN is_premium THEN min(display_order, 999999999) ELSE 1000000000 END`, {
      mode: "virtual",
    }),
  shuffle: integer().notNull().default(sql`(abs(random()) % 2147483647)`),
};
