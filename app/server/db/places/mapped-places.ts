import { getTableName, type SQL, sql } from "drizzle-orm";
import type { Language } from "../../../rules/site/language";
import { type ListingKind, listingKinds } from "../../../rules/site/listing-kinds";
import type { Database } from "../database";
import { question } from "../statement";
import { listingTables } from "./listings";

/** A place on the map, as the database returns it. */
export type MappedRow = {
  kind: ListingKind;
  slug: string;
  name: string;
  language: Language;
  /** In the other language. */
  other_name: string | null;
  category: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  portrait_code: string | null;
  /** JSON. */
  hours: string | null;
  closed_for_season: 0 | 1;
  price_from: number | null;
  currency: string | null;
};

/** The same with what the pocket guide needs. */
export type PocketRow = MappedRow & {
  phone: string | null;
  whatsapp: string | null;
  kitchen_until: string | null;
  /** An activity's schedule, as one text. */
  week: string | null;
  /** Its translation; JSON. */
  week_translation: string | null;
  /** JSON. */
  mark: string;
};

type ColumnsOf = Record<ListingKind, string>;

const mapColumns: ColumnsOf = {
  restaurant: "category, latitude, longitude, hours, closed_for_season, NULL AS price_from, NULL AS currency",
  hotel: "category, latitude, longitude, NULL AS hours, 0 AS closed_for_season, price_from, currency",
  activity:
    "business_type AS category, NULL AS latitude, NULL AS longitude, NULL AS hours, 0 AS closed_for_season, price_from, 'USD' AS currency",
  business:
    "category, NULL AS latitude, NULL AS longitude, NULL AS hours, 0 AS closed_for_season, NULL AS price_from, NULL AS currency",
};

const noWeek = "NULL AS week, NULL AS week_translation";
const pocketColumns: ColumnsOf = {
  restaurant: `${mapColumns.restaurant}, phone, whatsapp, kitchen_until, ${noWeek}, mark`,
  hotel: `${mapColumns.hotel}, policies ->> '$.phone' AS phone, NULL AS whatsapp, NULL AS kitchen_until, ${noWeek}, mark`,
  activity: `${mapColumns.activity}, NULL AS phone, whatsapp, NULL AS kitchen_until, hours AS week, translation -> '$.hours' AS week_translation, mark`,
  business: `${mapColumns.business}, phone, NULL AS whatsapp, NULL AS kitchen_until, ${noWeek}, mark`,
};

function ofKind(kind: ListingKind, columns: ColumnsOf, limit: number): string {
  const name = kind === "activity" ? "business_name" : "name";
  return `SELECT * FROM (SELECT '${kind}' AS kind, slug, ${name} AS name, language,
    translation ->> '$.${name}.text' AS other_name, ${columns[kind]}, address, portrait_code, placement, shuffle, id
    FROM ${getTableName(listingTables[kind])} WHERE status = 'approved' AND deleted_at IS NULL
    ORDER BY placement, shuffle, id LIMIT ${limit})`;
}

/** In list order. */
function selectFirst<Row>(db: Database, kinds: readonly ListingKind[], columns: ColumnsOf, limit: number) {
  const parts: SQL = sql.raw(kinds.map((one) => ofKind(one, columns, limit)).join(" UNION ALL "));
  return question<Row>(
    db,
    sql`SELECT * FROM (${parts}) ORDER BY placement, shuffle, id LIMIT ${sql.raw(String(limit))}`,
  );
}

export function selectMappedPlaces(db: Database, kind: ListingKind | null, limit: number) {
  return selectFirst<MappedRow>(db, kind ? [kind] : listingKinds, mapColumns, limit);
}

export function selectPocketPlaces(db: Database, limit: number) {
  return selectFirst<PocketRow>(db, listingKinds, pocketColumns, limit);
}
