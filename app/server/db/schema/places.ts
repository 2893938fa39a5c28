import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { ActivityFields } from "../../../forms/places/activity";
import type { BusinessFields } from "../../../forms/places/business";
import type { HotelFields } from "../../../forms/places/hotel";
import type { RestaurantFields } from "../../../forms/places/restaurant";
import type { WeekHours } from "../../../rules/places/hours";
import type { Dish } from "../../../rules/places/menu";
import { marksAskedOf, placeMarks } from "../../../rules/places/place-marks";
import { listingKinds, type PlaceKind, placeKinds, type SluggedKind } from "../../../rules/site/slugs";
import {
  bilingual,
  flag,
  id,
  imported,
  list,
  marked,
  moderated,
  owned,
  pictured,
  placed,
  promoted,
  timestamps,
} from "./columns";

const shared = <Fields extends object>() => ({
  id: id(),
  slug: text().notNull(),
  ...owned,
  ...moderated<Fields>(),
  ...bilingual,
  ...promoted,
  ...marked,
  ...imported,
});

export const restaurantListings = sqliteTable(
  "restaurant_listings",
  {
    ...shared<RestaurantFields>(),
    name: text().notNull(),
    description: text().notNull().default(""),
    category: text().notNull(),
    ...placed,
    phone: text(),
    whatsapp: text(),
    website: text(),
    email: text(),
    ...pictured,
    hours: text({ mode: "json" }).$type<WeekHours>(),
    /** When its kitchen takes the last order, where that is before it closes: "9:30 PM". */
    kitchen_until: text(),
    gallery_images: list(),
    menu_images: list(),
    menu: text({ mode: "json" }).$type<Dish[]>().notNull().default([]),
    closed_for_season: flag().notNull().default(false),
    ...timestamps,
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
    ...placed,
    expedia_hotel_id: text(),
    affiliate_url: text(),
    commission_rate: real(),
    ...pictured,
    gallery_images: list(),
    amenities: list(),
    policies: text({ mode: "json" }).$type<HotelPolicies>().notNull().default({}),
    rating: real(),
    review_count: integer(),
    price_from: real(),
    currency: text().notNull().default("USD"),
    ...timestamps,
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
    ...pictured,
    ...timestamps,
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
    ...pictured,
    ...timestamps,
  },
  (table) => [...indexes("business", table), categoryIndex("business", table)],
);

/** Where a page stood before its place was renamed. */
export const oldSlugs = sqliteTable(
  "old_slugs",
  {
    kind: text().$type<SluggedKind>().notNull(),
    slug: text().notNull(),
    listing_id: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

type Columns = Record<keyof ReturnType<typeof shared> | "created_at", AnySQLiteColumn>;

function indexes(kind: string, table: Columns) {
  return [
    uniqueIndex(`${kind}_slug`).on(table.slug),
    uniqueIndex(`${kind}_form_token`).on(table.user_id, table.form_token),
    index(`${kind}_public`).on(table.status, table.placement, table.shuffle, table.id),
    index(`${kind}_owner`).on(table.user_id, table.created_at),
    index(`${kind}_waiting`).on(table.waiting_since).where(sql`waiting_since IS NOT NULL`),
    index(`${kind}_reviewed`).on(table.status, table.reviewed_at),
    index(`${kind}_deleted`).on(table.deleted_at).where(sql`deleted_at IS NOT NULL`),
  ];
}

function categoryIndex(kind: string, table: Columns & { category: AnySQLiteColumn }) {
  return index(`${kind}_category`).on(table.status, table.category, table.placement, table.shuffle, table.id);
}

/** For the list of those with a mark; each holds only them. */
function markIndexes(kind: PlaceKind, table: Columns) {
  return marksAskedOf(kind).map((mark) => {
    const says = sql.raw(`mark ->> '${mark}'`);
    return index(`${kind}_${mark}`)
      .on(table.status, sql`(${says})`, table.placement, table.shuffle, table.id)
      .where(sql`${says} = 1`);
  });
}

/** For finding what lies to either side of a place. */
function alongTheCoast(kind: string, table: Columns & { longitude: AnySQLiteColumn }) {
  return index(`${kind}_longitude`)
    .on(table.status, table.longitude)
    .where(sql`deleted_at IS NULL AND longitude IS NOT NULL`);
}

const countedKinds = [...listingKinds, "post"] as const;
export type CountedKind = (typeof countedKinds)[number];

/** How many places of a kind, or posts, the public sees, by category; triggers on their tables keep it. */
export const categoryCounts = sqliteTable(
  "category_counts",
  {
    kind: text({ enum: countedKinds }).notNull(),
    category: text().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.kind, table.category] })],
);

/** How many places of a kind have a mark; triggers on their tables keep it. */
export const markCounts = sqliteTable(
  "mark_counts",
  {
    kind: text({ enum: placeKinds }).notNull(),
    mark: text({ enum: placeMarks }).notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.kind, table.mark] })],
);
