import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ActivityFields } from "../../../forms/places/activity";
import type { BusinessFields } from "../../../forms/places/business";
import type { HotelFields } from "../../../forms/places/hotel";
import type { RestaurantFields } from "../../../forms/places/restaurant";
import type { WeekHours } from "../../../rules/places/hours";
import type { Dish } from "../../../rules/places/menu";
import type { SluggedKind } from "../../../rules/site/slugs";
import * as column from "./columns";
import { alongTheCoast, categoryIndex, indexes, markIndexes } from "./place-indexes";

const shared = <Fields extends object>() => ({
  id: column.id(),
  slug: text().notNull(),
  ...column.owned,
  ...column.moderated<Fields>(),
  ...column.bilingual,
  ...column.promoted,
  ...column.marked,
  ...column.imported,
  ...column.confirmed,
});

export const restaurantListings = sqliteTable(
  "restaurant_listings",
  {
    ...shared<RestaurantFields>(),
    name: text().notNull(),
    description: text().notNull().default(""),
    category: text().notNull(),
    ...column.placed,
    phone: text(),
    whatsapp: text(),
    website: text(),
    email: text(),
    ...column.pictured,
    hours: text({ mode: "json" }).$type<WeekHours>(),
    /** The last order, where that's before closing time: "9:30 PM". */
    kitchen_until: text(),
    gallery_images: column.list(),
    menu_images: column.list(),
    menu: text({ mode: "json" }).$type<Dish[]>().notNull().default([]),
    closed_for_season: column.flag().notNull().default(false),
    ...column.timestamps,
  },
  (table) => [
    ...indexes("restaurant", table),
    categoryIndex("restaurant", table),
    alongTheCoast("restaurant", table),
    ...markIndexes("restaurant", table),
  ],
);

type HotelPolicies = { phone?: string; check_in?: string; check_out?: string };

export const hotelListings = sqliteTable(
  "hotel_listings",
  {
    ...shared<HotelFields>(),
    name: text().notNull(),
    description: text().notNull(),
    full_description: text().notNull().default(""),
    category: text().notNull(),
    ...column.placed,
    expedia_hotel_id: text(),
    affiliate_url: text(),
    commission_rate: real(),
    ...column.pictured,
    gallery_images: column.list(),
    amenities: column.list(),
    policies: text({ mode: "json" }).$type<HotelPolicies>().notNull().default({}),
    rating: real(),
    review_count: integer(),
    price_from: real(),
    currency: text().notNull().default("USD"),
    ...column.timestamps,
  },
  (table) => [
    ...indexes("hotel", table),
    categoryIndex("hotel", table),
    alongTheCoast("hotel", table),
    ...markIndexes("hotel", table),
  ],
);

export const adventureBusinessListings = sqliteTable(
  "adventure_business_listings",
  {
    ...shared<ActivityFields>(),
    business_name: text().notNull(),
    category: text().notNull(),
    business_type: text().notNull(),
    description: text().notNull(),
    hours: text(),
    whatsapp: text(),
    location: text(),
    address: text().notNull(),
    website: text(),
    /** In US dollars, for one person. */
    price_from: real(),
    /** In words: "Half a day, back by noon". */
    duration: text(),
    ...column.pictured,
    ...column.timestamps,
  },
  (table) => [
    ...indexes("activity", table),
    categoryIndex("activity", table),
    ...markIndexes("activity", table),
  ],
);

export const businessListings = sqliteTable(
  "business_listings",
  {
    ...shared<BusinessFields>(),
    name: text().notNull(),
    description: text().notNull().default(""),
    category: text().notNull(),
    address: text().notNull(),
    phone: text(),
    email: text(),
    website: text(),
    ...column.pictured,
    ...column.timestamps,
  },
  (table) => [...indexes("business", table), categoryIndex("business", table)],
);

/** Redirects of renamed places. */
export const oldSlugs = sqliteTable(
  "old_slugs",
  {
    kind: text().$type<SluggedKind>().notNull(),
    slug: text().notNull(),
    listing_id: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);
