import { sql } from "drizzle-orm";
import { integer, real, text } from "drizzle-orm/sqlite-core";
import type { PortraitWishes } from "../../../rules/pictures/portrait-parts";
import { factsAge, freshAge, restBetween } from "../../../rules/places/facts-check";
import type { PlaceMarks } from "../../../rules/places/place-marks";
import type { FieldReasons } from "../../../rules/review/field-reasons";
import { statuses } from "../../../rules/review/status";
import { languages } from "../../../rules/site/language";
import type { Translation } from "../../../rules/site/owner-translation";

/** Whole milliseconds since 1970, as Date.now() gives them. */
export const instant = () => integer();
export const flag = () => integer({ mode: "boolean" });
export const id = () => text().primaryKey();
export const list = () => text({ mode: "json" }).$type<string[]>().notNull().default([]);

export const timestamps = {
  created_at: instant().notNull(),
  updated_at: instant().notNull(),
};

/** Owner and form. The owner may be deleted; `(user_id, form_token)` is unique. */
export const owned = {
  user_id: text(),
  form_token: text().notNull(),
};

/** The key it had in an import's source, and the attribution of the data. */
export const imported = {
  external_key: text(),
  attribution: text(),
};

/** The review's result. A deleted row is hidden, and stays for the ten minutes of its undo. */
export const moderated = <Fields extends object>() => ({
  status: text({ enum: statuses }).notNull().default("pending"),
  review_note: text(),
  /** The same for single fields. */
  review_reasons: text({ mode: "json" }).$type<FieldReasons>(),
  reviewed_by: text(),
  reviewed_at: instant(),
  approved_at: instant(),
  /** When the public text last changed: at approval, at an approved edit, at new hours. */
  changed_at: instant(),
  /** A public row's edit that is waiting for review: fields with their new values. */
  pending_changes: text({ mode: "json" }).$type<Partial<Fields>>(),
  /** Since when the row or its edit has been waiting for review; null when nothing is. */
  waiting_since: instant(),
  deleted_at: instant(),
});

/** Text in the language it was written in; its translation is stored beside it. */
export const bilingual = {
  language: text({ enum: languages }).notNull(),
  translation: text({ mode: "json" }).$type<Translation>(),
  /** All of the row's text in both languages, folded for searching. */
  search_text: text().notNull().default(""),
};

export const placed = {
  address: text().notNull(),
  latitude: real(),
  longitude: real(),
};

/** Null unless the place is public, has an owner, and is old enough to ask about. */
const askedOnceOld = (age: number) =>
  integer().generatedAlwaysAs(
    sql.raw(`CASE WHEN user_id IS NOT NULL AND status = 'approved' AND deleted_at IS NULL THEN
      max(max(coalesce(confirmed_at, 0), coalesce(changed_at, approved_at, created_at)) + ${age},
        coalesce(asked_at, 0) + ${restBetween}) END`),
    { mode: "virtual" },
  );

/** When the owner last confirmed the facts, and how often they were asked since. */
export const confirmed = {
  confirmed_at: instant(),
  /** When they were last asked, or couldn't be. */
  asked_at: instant(),
  asks: integer().notNull().default(0),
  /** When they're asked next, also before a season. */
  ask_at: askedOnceOld(factsAge),
  season_ask_at: askedOnceOld(freshAge),
};

export const marked = {
  mark: text({ mode: "json" }).$type<PlaceMarks>().notNull().default({}),
  mark_note: text(),
};

/** The main picture and, for one of ours, its dominant colour, so that cards need no join. */
export const pictured = {
  image_url: text(),
  image_colour: integer(),
  /** The drawing used without a photo, and what the owner chose of it. */
  portrait_code: text(),
  portrait: text({ mode: "json" }).$type<PortraitWishes>(),
};

/**
 * Position in public lists: premium first by display_order, the others after them in a random order that is dealt
 * daily; a new row takes a place of its own.
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
