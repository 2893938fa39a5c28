import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { listingTables } from "./listings";

export const listingNames = {
  restaurant: listingTables.restaurant.name,
  hotel: listingTables.hotel.name,
  activity: listingTables.activity.business_name,
  business: listingTables.business.name,
} satisfies Record<ListingKind, SQLiteColumn>;
