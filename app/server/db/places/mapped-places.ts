import { getTableName, type SQL, sql } from "drizzle-orm";
import type { Language } from "../../../rules/site/language";
import { type ListingKind, listingKinds } from "../../../rules/site/slugs";
import type { Database } from "../client";
import { question } from "../statement";
import { listingTables } from "./listings";

/** What the map tells of a place, as the database answers. */
export type MappedRow = {
  kind: ListingKind;
  slug: string;
  name: string;
  language: Language;
  /** The name in the other language, where it has one. */
  other_name: string | null;
  category: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  portrait_code: string | null;
  /** JSON, as it is stored. */
  hours: string | null;
  closed_for_season: 0 | 1;
  price_from: number | null;
  currency: string | null;
};

const ownColumns: Record<ListingKind, string> = {
  restaurant: "category, latitude, longitude, hours, closed_for_season, NULL AS price_from, NULL AS currency",
  hotel: "category, latitude, longitude, NULL AS hours, 0 AS closed_for_season, price_from, currency",
  activity:
    "business_type AS category, NULL AS latitude, NULL AS longitude, NULL AS hours, 0 AS closed_for_season, NULL AS price_from, NULL AS currency",
  business:
    "category, NULL AS latitude, NULL AS longitude, NULL AS hours, 0 AS closed_for_season, NULL AS price_from, NULL AS currency",
};

function ofKind(kind: ListingKind, limit: number): string {
  const name = kind === "activity" ? "business_name" : "name";
  return `SELECT * FROM (SELECT '${kind}' AS kind, slug, ${name} AS name, language,
    translation ->> '$.${name}.text' AS other_name, ${ownColumns[kind]}, address, portrait_code, placement, shuffle, id
    FROM ${getTableName(listingTables[kind])} WHERE status = 'approved' AND deleted_at IS NULL
    ORDER BY placement, shuffle, id LIMIT ${limit})`;
}

/** The first so many places of each kind, or of one, in the order of the lists. */
export function selectMappedPlaces(db: Database, kind: ListingKind | null, limit: number) {
  const kinds = kind ? [kind] : listingKinds;
  const parts: SQL = sql.raw(kinds.map((one) => ofKind(one, limit)).join(" UNION ALL "));
  return question<MappedRow>(
    db,
    sql`SELECT * FROM (${parts}) ORDER BY placement, shuffle, id LIMIT ${sql.raw(String(limit))}`,
  );
}
