import { inArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { factsSection } from "../../../rules/content/facts-section";
import { cardsPerPage } from "../../../rules/places/list-pagination";
import { pick } from "../../../rules/site/pick";
import { contentColumns } from "../content/page-content";
import { isAt } from "../content/studio-sections";
import type { Database } from "../database";
import { isPublicEvent, isPublicSeries } from "../events/public-events";
import { isPublicIn, type ListingTable } from "../places/listings";
import { isPublicPost } from "../posts/public-posts";
import { pageContent } from "../schema/content";
import { eventSeries, events, recurrencePatterns } from "../schema/events";
import {
  adventureBusinessListings,
  businessListings,
  hotelListings,
  restaurantListings,
} from "../schema/places";
import { blogPosts } from "../schema/posts";

/** Every table that is searched, with the condition for public rows. */
export const foundTables = {
  restaurant: { table: restaurantListings, isPublic: isPublicIn(restaurantListings) },
  hotel: { table: hotelListings, isPublic: isPublicIn(hotelListings) },
  activity: { table: adventureBusinessListings, isPublic: isPublicIn(adventureBusinessListings) },
  business: { table: businessListings, isPublic: isPublicIn(businessListings) },
  event: { table: events, isPublic: sql`${isPublicEvent} AND ${events.event_series_id} IS NULL` },
  series: { table: eventSeries, isPublic: isPublicSeries },
  post: { table: blogPosts, isPublic: isPublicPost },
} as const satisfies Record<string, { table: SQLiteTable; isPublic: SQL }>;

/** The plus makes SQLite look rows up by id. */
function shown(kind: keyof typeof foundTables, refs: readonly string[]): SQL {
  const { table, isPublic } = foundTables[kind];
  return sql`${inArray(table.id, [...refs])} AND +(${isPublic})`;
}

const listing = (table: ListingTable) => ({
  ...pick(table, "id", "slug", "category", "description", "address", "language", "translation", "mark"),
  ...pick(table, "mark_note", "image_url", "image_colour", "portrait_code"),
});

export function selectFoundRestaurants(db: Database, refs: readonly string[]) {
  const table = restaurantListings;
  return db
    .select({
      ...listing(table),
      ...pick(table, "name", "hours", "kitchen_until", "closed_for_season", "menu", "latitude", "longitude"),
    })
    .from(table)
    .where(shown("restaurant", refs));
}

export function selectFoundHotels(db: Database, refs: readonly string[]) {
  const table = hotelListings;
  return db
    .select({
      ...listing(table),
      ...pick(table, "name", "full_description", "amenities", "price_from", "currency"),
      ...pick(table, "latitude", "longitude"),
    })
    .from(table)
    .where(shown("hotel", refs));
}

export function selectFoundActivities(db: Database, refs: readonly string[]) {
  const table = adventureBusinessListings;
  return db
    .select({
      ...listing(table),
      ...pick(table, "business_name", "business_type", "location", "hours", "price_from", "duration"),
    })
    .from(table)
    .where(shown("activity", refs));
}

/** Businesses, and which of them are behind the first page of their list. */
export function selectFoundBusinesses(db: Database, refs: readonly string[]) {
  const table = businessListings;
  const { placement, shuffle } = table;
  const lastOfFirstPage = sql`(SELECT placement, shuffle, id FROM ${table}
    WHERE ${isPublicIn(table)} ORDER BY placement, shuffle, id LIMIT 1 OFFSET ${sql.raw(String(cardsPerPage - 1))})`;
  const isBeyond = sql<number | null>`(${placement}, ${shuffle}, ${table.id}) > ${lastOfFirstPage}`;
  return db
    .select({
      ...listing(table),
      name: table.name,
      placement,
      shuffle,
      is_beyond: isBeyond.as("is_beyond"),
    })
    .from(table)
    .where(shown("business", refs));
}

const foundColumns = (table: typeof events | typeof eventSeries) => ({
  ...pick(table, "id", "slug", "title", "location", "host", "event_type", "description"),
  ...pick(table, "full_description", "start_time", "end_time", "cancelled_at", "language", "translation"),
  ...pick(table, "image_url", "image_colour", "portrait_code"),
});

export function selectFoundEvents(db: Database, refs: readonly string[]) {
  return db
    .select({ ...foundColumns(events), event_date: events.event_date })
    .from(events)
    .where(shown("event", refs));
}

export function selectFoundSeries(db: Database, refs: readonly string[], now: Date) {
  const next = sql<string | null>`(SELECT ${events.event_date} FROM ${events}
    WHERE ${events.event_series_id} = ${eventSeries.id} AND ${events.starts_at} >= ${now.getTime()}
      AND +${events.status} = 'approved' AND ${events.deleted_at} IS NULL AND ${events.cancelled_at} IS NULL
    ORDER BY ${events.starts_at} LIMIT 1)`;
  return db
    .select({
      ...foundColumns(eventSeries),
      first_date: eventSeries.first_date,
      pattern_type: recurrencePatterns.pattern_type,
      days_of_week: recurrencePatterns.days_of_week,
      next_date: next.as("next_date"),
    })
    .from(eventSeries)
    .leftJoin(recurrencePatterns, sql`${recurrencePatterns.event_series_id} = ${eventSeries.id}`)
    .where(shown("series", refs));
}

export function selectFoundPosts(db: Database, refs: readonly string[]) {
  const translation = sql`json_remove(${blogPosts.translation}, '$.content')`
    .mapWith(blogPosts.translation)
    .as("words");
  return db
    .select({
      ...pick(blogPosts, "id", "slug", "title", "excerpt", "openings", "category", "tags", "language"),
      ...pick(blogPosts, "featured_image_url", "image_colour"),
      translation,
    })
    .from(blogPosts)
    .where(shown("post", refs));
}

export function selectContentOfPages(db: Database, paths: readonly string[]) {
  const both = paths.flatMap((path) => [path, path === "/" ? "/es" : `/es${path}`]);
  const withFacts = paths.length > 0 ? isAt(pageContent, factsSection) : undefined;
  return db
    .select(contentColumns)
    .from(pageContent)
    .where(or(inArray(pageContent.page_path, both), withFacts));
}
