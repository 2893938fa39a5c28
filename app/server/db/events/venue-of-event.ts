import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteSelect } from "drizzle-orm/sqlite-core";
import type { WeekHours } from "../../../rules/places/hours";
import { type ListingKind, listingKinds } from "../../../rules/site/listing-kinds";
import { slugOf } from "../../../rules/site/slugs";
import type { Database } from "../database";
import { isPublicIn, listingTables } from "../places/listings";
import type { eventSeries, events } from "../schema/events";

const { restaurant, hotel, activity, business } = listingTables;

/** All null where the venue isn't a listing. */
export const venueColumns = {
  place_name: found(restaurant.name, hotel.name, activity.business_name, business.name).as("place_name"),
  place_slug: found(restaurant.slug, hotel.slug, activity.slug, business.slug).as("place_slug"),
  place_kind: sql<ListingKind | null>`place_kind`.as("kind_of_place"),
  place_address: found(restaurant.address, hotel.address, activity.address, business.address).as(
    "place_address",
  ),
  latitude: found<number>(restaurant.latitude, hotel.latitude).as("latitude"),
  longitude: found<number>(restaurant.longitude, hotel.longitude).as("longitude"),
  ...hoursOfVenue(),
};

const { place_name, place_kind, place_slug, place_hours, place_times, place_sleeps } = venueColumns;
export const venuePage = { place_kind, place_slug };
export const venueHours = { place_name, place_hours, place_times, place_sleeps };

/** Restaurants have hours by day, activities a text. */
function hoursOfVenue() {
  const { hours, closed_for_season } = restaurant;
  return {
    place_hours: sql`${hours}`.mapWith(hours).as("place_hours") as SQL.Aliased<WeekHours | null>,
    place_times: sql<string | null>`${activity.hours}`.as("place_times"),
    place_sleeps: sql`${closed_for_season}`.mapWith(closed_for_season).as("place_sleeps") as SQL.Aliased<
      boolean | null
    >,
  };
}

/** At most one of the four kinds matches. */
function found<Value = string>(...columns: SQLiteColumn[]): SQL<Value | null> {
  return sql`coalesce(${sql.join(columns, sql`, `)})`;
}

type Placed = typeof events | typeof eventSeries;
type Keys = { place_kind: SQLWrapper; place_id: SQLWrapper };

export function joinVenue<Q extends SQLiteSelect>(query: Q, { place_kind, place_id }: Keys) {
  const isVenue = (kind: ListingKind) => {
    const listing = listingTables[kind];
    return sql`${place_kind} = ${sql.raw(`'${kind}'`)} AND ${listing.id} = ${place_id} AND ${isPublicIn(listing)}`;
  };
  return query
    .leftJoin(restaurant, isVenue("restaurant"))
    .leftJoin(hotel, isVenue("hotel"))
    .leftJoin(activity, isVenue("activity"))
    .leftJoin(business, isVenue("business"));
}

/** Whether or not it's public. */
export function selectVenueOf(db: Database, table: Placed, id: string) {
  return joinVenue(db.select(venueColumns).from(table).$dynamic(), table)
    .where(sql`${table.id} = ${id}`)
    .limit(1);
}

/** The public listing whose name is the location; null where there is none. */
export function venueNamed(location: string) {
  const name = location.split(",")[0] ?? location;
  const listed = (column: "kind" | "id"): SQL => {
    const named = listingKinds.map((kind) => {
      const listing = listingTables[kind];
      return sql`SELECT ${kind} AS kind, ${listing.id} AS id FROM ${listing}
        WHERE ${listing.slug} = ${slugOf(kind, name)} AND ${isPublicIn(listing)}`;
    });
    return sql`(SELECT ${sql.raw(column)} FROM (${sql.join(named, sql` UNION ALL `)}) LIMIT 1)`;
  };
  return { place_kind: listed("kind"), place_id: listed("id") };
}

export function selectVenueNamed(db: Database, location: string) {
  const { place_kind, place_id } = venueNamed(location);
  const named = sql`(SELECT ${place_kind} AS place_kind, ${place_id} AS place_id) AS named`;
  return joinVenue(db.select(venueHours).from(named).$dynamic(), {
    place_kind: sql`named.place_kind`,
    place_id: sql`named.place_id`,
  });
}
