import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { contentVersions, openState, pageContent, pageSeo } from "../schema/content";
import { eventSeries, events } from "../schema/events";
import {
  adventureBusinessListings as activities,
  businessListings as businesses,
  hotelListings as hotels,
  restaurantListings as restaurants,
} from "../schema/places";
import { blogPosts } from "../schema/posts";

type Where = [table: SQLiteTable, columns: SQLiteColumn[]];

/** Columns with one picture's address. */
const addresses: Where[] = [
  ...[restaurants, hotels, activities, businesses, events, eventSeries].map(
    (table): Where => [table, [table.image_url]],
  ),
  [pageSeo, [pageSeo.og_image, pageSeo.twitter_image]],
];

/** JSON columns with addresses somewhere inside. */
const documents: Where[] = [
  [restaurants, [restaurants.gallery_images, restaurants.menu_images, restaurants.pending_changes]],
  [hotels, [hotels.gallery_images, hotels.pending_changes]],
  ...[activities, businesses, events, eventSeries].map((table): Where => [table, [table.pending_changes]]),
  [blogPosts, [blogPosts.pictures]],
  [pageContent, [pageContent.content_data]],
];
/** Every version of a page; only its drafts and schedules unless `withEarlier`. */
const versions: Where = [contentVersions, [contentVersions.content_data]];

/**
 * True for a picture ("bucket/key") that nothing shows and no edit is waiting to show. One condition per column,
 * because D1 limits how many SELECTs can be joined.
 */
export function isUnused(picture: SQL, withEarlier = false): SQL {
  const plain = each(addresses, (table, column) => shownIn(sql`SELECT ${column} AS url FROM ${table}`));
  const nested = each(documents, (table, column) => shownIn(urlsIn(table, column)));
  const later = each([versions], (table, column) =>
    shownIn(withEarlier ? urlsIn(table, column) : sql`${urlsIn(table, column)} AND ${openState}`),
  );
  const conditions = [...plain, ...nested, ...later].map((shownSql) => sql`${picture} NOT IN (${shownSql})`);
  return sql.join(conditions, sql` AND `);
}

/** All strings in a JSON column. */
function urlsIn(table: SQLiteTable, column: SQLiteColumn): SQL {
  const tree = sql`json_tree(CASE WHEN json_valid(${column}) THEN ${column} ELSE 'null' END)`;
  return sql`SELECT tree.atom AS url FROM ${table}, ${tree} AS tree WHERE tree.type = 'text'`;
}

const approvable = [restaurants, hotels, activities, businesses, events, eventSeries];
const approvedLists: Where[] = [
  [restaurants, [restaurants.gallery_images, restaurants.menu_images]],
  [hotels, [hotels.gallery_images]],
  [blogPosts, [blogPosts.pictures]],
];

/** True for a picture ("bucket/key") that nothing approved shows. */
export function isUnapproved(picture: SQL): SQL {
  const mains = approvable.map((table) =>
    shownIn(sql`SELECT ${table.image_url} AS url FROM ${table} WHERE status = 'approved'`),
  );
  const lists = each(approvedLists, (table, column) =>
    shownIn(
      sql`SELECT tree.atom AS url FROM ${table}, json_tree(${column}) AS tree
        WHERE status = 'approved' AND tree.type = 'text'`,
    ),
  );
  const conditions = [...mains, ...lists].map((shownSql) => sql`${picture} NOT IN (${shownSql})`);
  return sql.join(conditions, sql` AND `);
}

/** The part of an address after "/images/", without its query. */
function shownIn(urls: SQL): SQL {
  const place = sql`substr(url, instr(url, '/images/') + 8)`;
  return sql`SELECT substr(${place}, 1, instr(${place} || '?', '?') - 1) FROM (${urls}) WHERE instr(url, '/images/') > 0`;
}

function each(places: Where[], write: (table: SQLiteTable, column: SQLiteColumn) => SQL): SQL[] {
  return places.flatMap(([table, columns]) => columns.map((column) => write(table, column)));
}
