import { sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteSelect } from "drizzle-orm/sqlite-core";
import { type ListingKind, listingKinds, slugOf } from "../../../rules/site/slugs";
import type { Database } from "../client";
import { isPublicIn, listingTables } from "../places/listings";
import type { eventSeries, events } from "../schema/events";
import {
  adventureBusinessListings as activities,
  businessListings as businesses,
  hotelListings as hotels,
  restaurantListings as restaurants,
} from "../schema/places";
import { statement } from "../statement";

/** The public listing where an event takes place; all null where it is none of ours. */
export const placeColumns = {
  place_name: sql<
    string | null
  >`coalesce(${restaurants.name}, ${hotels.name}, ${activities.business_name}, ${businesses.name})`.as(
    "place_name",
  ),
  place_slug: sql<
    string | null
  >`coalesce(${restaurants.slug}, ${hotels.slug}, ${activities.slug}, ${businesses.slug})`.as("place_slug"),
  place_kind: sql<ListingKind | null>`place_kind`.as("kind_of_place"),
  place_address: sql<
    string | null
  >`coalesce(${restaurants.address}, ${hotels.address}, ${activities.address}, ${businesses.address})`.as(
    "place_address",
  ),
  latitude: sql<number | null>`coalesce(${restaurants.latitude}, ${hotels.latitude})`.as("latitude"),
  longitude: sql<number | null>`coalesce(${restaurants.longitude}, ${hotels.longitude})`.as("longitude"),
};

/** At most one of the four is found, by its key. */
export function placeJoins<Q extends SQLiteSelect>(
  query: Q,
  at: { place_kind: SQLiteColumn; place_id: SQLiteColumn },
) {
  return query
    .leftJoin(
      restaurants,
      sql`${at.place_kind} = 'restaurant' AND ${restaurants.id} = ${at.place_id} AND ${isPublicIn(restaurants)}`,
    )
    .leftJoin(
      hotels,
      sql`${at.place_kind} = 'hotel' AND ${hotels.id} = ${at.place_id} AND ${isPublicIn(hotels)}`,
    )
    .leftJoin(
      activities,
      sql`${at.place_kind} = 'activity' AND ${activities.id} = ${at.place_id} AND ${isPublicIn(activities)}`,
    )
    .leftJoin(
      businesses,
      sql`${at.place_kind} = 'business' AND ${businesses.id} = ${at.place_id} AND ${isPublicIn(businesses)}`,
    );
}

/** Where one event or series takes place, whoever may see it. */
export function selectPlaceOf(db: Database, table: typeof events | typeof eventSeries, id: string) {
  return placeJoins(db.select(placeColumns).from(table).$dynamic(), table)
    .where(sql`${table.id} = ${id}`)
    .limit(1);
}

/** Ties an event or a series to the public listing whose name its location is, or to none. */
export function linkPlace(
  db: Database,
  table: typeof events | typeof eventSeries,
  id: string,
  location: string,
) {
  const name = location.split(",")[0] ?? location;
  const named = listingKinds.map((kind) => {
    const listing = listingTables[kind];
    return sql`SELECT ${kind} AS kind, ${listing.id} AS id FROM ${listing}
      WHERE ${listing.slug} = ${slugOf(kind, name)} AND ${isPublicIn(listing)}`;
  });
  return statement(
    db,
    sql`UPDATE ${table} SET (place_kind, place_id) =
    (SELECT kind, id FROM (${sql.join(named, sql` UNION ALL `)}) LIMIT 1) WHERE ${table.id} = ${id}`,
  );
}
