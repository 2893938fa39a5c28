import { and, desc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { type SQLiteColumn, unionAll } from "drizzle-orm/sqlite-core";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import type { Database } from "../database";
import { listingNames } from "../places/listing-names";
import { listingTables } from "../places/listings";
import { events } from "../schema/events";
import { blogPosts } from "../schema/posts";

const most = 2000;
const nothing = sql<null>`NULL`;

const columnOr = (column: SQLiteColumn | undefined, name: string) =>
  sql<string | null>`${column ?? nothing}`.as(name);
const numberOr = (column: SQLiteColumn | undefined, name: string) =>
  sql<number | null>`${column ?? nothing}`.as(name);

/** Public or waiting places, with the columns that tell duplicates. */
export function selectKnownPlaces(db: Database) {
  const [first, second, third, fourth] = [
    placesOf(db, "restaurant"),
    placesOf(db, "hotel"),
    placesOf(db, "activity"),
    placesOf(db, "business"),
  ];
  return unionAll(first, second, third, fourth).limit(most);
}

function placesOf(db: Database, kind: ListingKind) {
  const table = listingTables[kind];
  return db
    .select({
      kind: sql<string>`${kind}`.as("known_kind"),
      id: sql<string>`${table.id}`.as("known_id"),
      name: sql<string>`${listingNames[kind]}`.as("known_name"),
      phone: columnOr("phone" in table ? table.phone : undefined, "known_phone"),
      whatsapp: columnOr("whatsapp" in table ? table.whatsapp : undefined, "known_whatsapp"),
      latitude: numberOr("latitude" in table ? table.latitude : undefined, "known_latitude"),
      longitude: numberOr("longitude" in table ? table.longitude : undefined, "known_longitude"),
    })
    .from(table)
    .where(and(isNull(table.deleted_at), ne(table.status, "rejected")));
}

/** Coming events; a series by its first date. */
export function selectKnownEvents(db: Database, from: Date) {
  const standsFor: SQL | undefined = or(isNull(events.event_series_id), eq(events.is_series_master, true));
  return db
    .select({
      id: events.id,
      series: events.event_series_id,
      name: events.title,
      starts: sql<string>`${events.event_date} || 'T' || coalesce(${events.start_time}, '')`.as(
        "known_starts",
      ),
    })
    .from(events)
    .where(
      and(
        isNull(events.deleted_at),
        or(eq(events.status, "approved"), eq(events.status, "pending")),
        sql`${events.starts_at} > ${from.getTime()}`,
        standsFor,
      ),
    )
    .limit(most);
}

/** Public or waiting posts, newest first. */
export function selectKnownPosts(db: Database) {
  const { language, openings } = blogPosts;
  return db
    .select({
      id: blogPosts.id,
      name: blogPosts.title,
      opening: sql<string>`coalesce(json_extract(${openings}, '$.' || ${language}), '')`.as("known_opening"),
    })
    .from(blogPosts)
    .where(
      and(
        isNull(blogPosts.deleted_at),
        ne(blogPosts.status, "rejected"),
        eq(blogPosts.publication, "published"),
      ),
    )
    .orderBy(desc(blogPosts.created_at))
    .limit(most);
}

export type KnownPlace = Awaited<ReturnType<typeof selectKnownPlaces>>[number];
export type KnownEvent = Awaited<ReturnType<typeof selectKnownEvents>>[number];
export type KnownPost = Awaited<ReturnType<typeof selectKnownPosts>>[number];
