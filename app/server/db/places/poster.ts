import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import type { Database } from "../database";

import { adventureBusinessListings, restaurantListings } from "../schema/places";
import { listingNames } from "./listing-names";
import { type ListingTable, listingTables } from "./listings";

type Own = { id: string; userId: string };

function isOwn(table: ListingTable, { id, userId }: Own) {
  return and(eq(table.id, id), eq(table.user_id, userId), isNull(table.deleted_at));
}

/** Where each kind keeps its phone and WhatsApp numbers. */
const numbers: Record<ListingKind, { phone: SQL<string | null>; whatsapp: SQL<string | null> }> = {
  restaurant: { phone: sql`phone`, whatsapp: sql`whatsapp` },
  hotel: { phone: sql`policies ->> 'phone'`, whatsapp: sql`NULL` },
  activity: { phone: sql`NULL`, whatsapp: sql`whatsapp` },
  business: { phone: sql`phone`, whatsapp: sql`NULL` },
};

/** For the owner's poster. */
export function selectPosterPlace(db: Database, kind: ListingKind, own: Own) {
  const table = listingTables[kind];
  return db
    .select({
      name: sql<string>`${listingNames[kind]}`.as("name"),
      slug: table.slug,
      category: table.category,
      address: table.address,
      status: table.status,
      language: table.language,
      translation: table.translation,
      image_url: table.image_url,
      image_colour: table.image_colour,
      portrait_code: table.portrait_code,
      phone: numbers[kind].phone.as("phone_shown"),
      whatsapp: numbers[kind].whatsapp.as("whatsapp_shown"),
    })
    .from(table)
    .where(isOwn(table, own))
    .limit(1);
}

export function selectOwnRestaurantHours(db: Database, own: Own) {
  return db
    .select({ hours: restaurantListings.hours, closed_for_season: restaurantListings.closed_for_season })
    .from(restaurantListings)
    .where(isOwn(restaurantListings, own))
    .limit(1);
}

export function selectOwnActivityHours(db: Database, own: Own) {
  return db
    .select({ hours: adventureBusinessListings.hours })
    .from(adventureBusinessListings)
    .where(isOwn(adventureBusinessListings, own))
    .limit(1);
}
