import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { pageContent, pageSeo } from "./schema/content";
import { eventSeries, events } from "./schema/events";
import {
  adventureBusinessListings as activities,
  businessListings as businesses,
  hotelListings as hotels,
  restaurantListings as restaurants,
} from "./schema/places";

type Where = [table: SQLiteTable, columns: SQLiteColumn[]];

/** Columns that hold the address of one picture. */
const addresses: Where[] = [
  ...[restaurants, hotels, activities, businesses, events, eventSeries].map(
    (table): Where => [table, [table.image_url]],
  ),
  [pageSeo, [pageSeo.og_image, pageSeo.twitter_image]],
];

/** Columns with addresses somewhere in their JSON. */
const documents: Where[] = [
  [restaurants, [restaurants.gallery_images, restaurants.menu_images, restaurants.pending_changes]],
  [hotels, [hotels.gallery_images, hotels.pending_changes]],
  ...[activities, businesses, events, eventSeries].map((table): Where => [table, [table.pending_changes]]),
  [pageContent, [pageContent.content_data]],
];

/** "bucket/key" of every picture of ours that anything shows or waits to show. */
export function pictureUses(): SQL {
  const plain = each(addresses, (table, column) => sql`SELECT ${column} AS url FROM ${table}`);
  const nested = each(documents, (table, column) => {
    const tree = sql`json_tree(CASE WHEN json_valid(${column}) THEN ${column} ELSE 'null' END)`;
    return sql`SELECT tree.atom AS url FROM ${table}, ${tree} AS tree WHERE tree.type = 'text'`;
  });
  const all = sql.join([...plain, ...nested], sql` UNION ALL `);
  const place = sql`substr(url, instr(url, '/images/') + 8)`;
  return sql`SELECT rtrim(substr(${place}, 1, instr(${place} || '?', '?') - 1)) FROM (${all}) WHERE instr(url, '/images/') > 0`;
}

function each(places: Where[], select: (table: SQLiteTable, column: SQLiteColumn) => SQL): SQL[] {
  return places.flatMap(([table, columns]) => columns.map((column) => select(table, column)));
}
