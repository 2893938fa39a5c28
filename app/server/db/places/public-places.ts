import { getTableName, sql } from "drizzle-orm";
import type { PlaceRow } from "../../../rules/places/place-data";
import { type ListingKind, listingKinds } from "../../../rules/site/listing-kinds";
import type { Database } from "../database";
import { question } from "../statement";
import { listingTables } from "./listings";

export type PlaceKey = readonly [kind: ListingKind, id: string];
type Slice = { kinds: readonly ListingKind[]; after: PlaceKey | null; limit: number };

const nowhere = "NULL AS latitude, NULL AS longitude";
const unasked = "NULL AS kitchen_until, 0 AS closed_for_season";
const free = "NULL AS price_from, NULL AS currency, NULL AS duration";

const ownColumns: Record<ListingKind, string> = {
  restaurant: `category, NULL AS business_type, latitude, longitude, phone, whatsapp, website, hours, kitchen_until,
    closed_for_season, ${free}`,
  hotel: `category, NULL AS business_type, latitude, longitude, policies ->> '$.phone' AS phone, NULL AS whatsapp,
    NULL AS website, NULL AS hours, ${unasked}, price_from, currency,
    NULL AS duration`,
  activity: `category, business_type, ${nowhere}, NULL AS phone, whatsapp, website, hours, ${unasked},
    price_from, 'USD' AS currency, duration`,
  business: `category, NULL AS business_type, ${nowhere}, phone, NULL AS whatsapp, website, NULL AS hours, ${unasked},
    ${free}`,
};

function columnsSql(kind: ListingKind): string {
  const name = kind === "activity" ? "business_name" : "name";
  return `'${kind}' AS kind, id, slug, ${name} AS name, description, ${ownColumns[kind]}, address, image_url, mark,
    attribution, language, translation, coalesce(changed_at, approved_at, created_at) AS changed_at
    FROM ${getTableName(listingTables[kind])}`;
}

/** In an order that never changes. */
export function selectPublicPlaces(db: Database, { kinds, after, limit }: Slice) {
  const first = after ? listingKinds.indexOf(after[0]) : 0;
  const [, id = ""] = after ?? [];
  const ofKind = (kind: ListingKind) => {
    const place = listingKinds.indexOf(kind);
    const behind = place < first ? sql`AND 0` : place > first ? sql`` : sql`AND id > ${id}`;
    return sql`SELECT * FROM (SELECT ${sql.raw(`${place} AS place, ${columnsSql(kind)}`)}
      WHERE status = 'approved' AND deleted_at IS NULL ${behind} ORDER BY id LIMIT ${sql.raw(String(limit))})`;
  };
  const parts = sql.join(kinds.map(ofKind), sql` UNION ALL `);
  return question<PlaceRow>(
    db,
    sql`SELECT * FROM (${parts}) ORDER BY place, id LIMIT ${sql.raw(String(limit))}`,
  );
}

/** The plus keeps SQLite off the lists' indexes. */
export function selectPublicPlace(db: Database, kind: ListingKind, slug: string) {
  return question<PlaceRow>(
    db,
    sql`SELECT ${sql.raw(columnsSql(kind))}
      WHERE slug = ${slug} AND +status = 'approved' AND deleted_at IS NULL LIMIT 1`,
  );
}
