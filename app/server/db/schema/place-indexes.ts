import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, index, uniqueIndex } from "drizzle-orm/sqlite-core";
import { askedInVain } from "../../../rules/places/facts-check";
import { marksAskedOf } from "../../../rules/places/place-marks";
import type { PlaceKind } from "../../../rules/site/listing-kinds";

type Columns = Record<
  | "id"
  | "user_id"
  | "form_token"
  | "slug"
  | "status"
  | "placement"
  | "shuffle"
  | "waiting_since"
  | "reviewed_at"
  | "deleted_at"
  | "created_at"
  | "asked_at"
  | "ask_at"
  | "season_ask_at",
  AnySQLiteColumn
>;

export function indexes(kind: string, table: Columns) {
  return [
    uniqueIndex(`${kind}_slug`).on(table.slug),
    uniqueIndex(`${kind}_form_token`).on(table.user_id, table.form_token),
    index(`${kind}_public`).on(table.status, table.placement, table.shuffle, table.id),
    index(`${kind}_by_id`).on(table.status, table.id),
    index(`${kind}_owner`).on(table.user_id, table.created_at),
    index(`${kind}_waiting`).on(table.waiting_since).where(sql`waiting_since IS NOT NULL`),
    index(`${kind}_reviewed`).on(table.status, table.reviewed_at),
    index(`${kind}_deleted`).on(table.deleted_at).where(sql`deleted_at IS NOT NULL`),
    index(`${kind}_ask`).on(table.ask_at).where(sql`ask_at IS NOT NULL`),
    index(`${kind}_season_ask`).on(table.season_ask_at).where(sql`season_ask_at IS NOT NULL`),
    index(`${kind}_unanswered`)
      .on(table.asked_at)
      .where(sql.raw(`asks >= ${askedInVain}`)),
  ];
}

export function categoryIndex(kind: string, table: Columns & { category: AnySQLiteColumn }) {
  return index(`${kind}_category`).on(table.status, table.category, table.placement, table.shuffle, table.id);
}

/** For lists by mark. */
export function markIndexes(kind: PlaceKind, table: Columns) {
  return marksAskedOf(kind).map((mark) => {
    const says = sql.raw(`mark ->> '${mark}'`);
    return index(`${kind}_${mark}`)
      .on(table.status, sql`(${says})`, table.placement, table.shuffle, table.id)
      .where(sql`${says} = 1`);
  });
}

/** For finding neighbours along the coast. */
export function alongTheCoast(kind: string, table: Columns & { longitude: AnySQLiteColumn }) {
  return index(`${kind}_longitude`)
    .on(table.status, table.longitude)
    .where(sql`deleted_at IS NULL AND longitude IS NOT NULL`);
}
