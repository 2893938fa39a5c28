import { and, asc, eq, type GetColumnData, inArray, type SQL, sql } from "drizzle-orm";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ListKey } from "../../../rules/places/list-pagination";
import type { PlaceMark } from "../../../rules/places/place-marks";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { pictureFacts } from "../pictures/pictures";
import { images } from "../schema/images";
import {
  adventureBusinessListings,
  businessListings,
  hotelListings,
  oldSlugs,
  restaurantListings,
} from "../schema/places";

export const listingTables = {
  restaurant: restaurantListings,
  hotel: hotelListings,
  activity: adventureBusinessListings,
  business: businessListings,
} as const satisfies Record<ListingKind, unknown>;

/** Lists of pictures beside the main one. */
export const pictureLists: Record<ListingKind, SQLiteColumn[]> = {
  restaurant: [restaurantListings.gallery_images, restaurantListings.menu_images],
  hotel: [hotelListings.gallery_images],
  activity: [],
  business: [],
};

export type ListingTable = (typeof listingTables)[ListingKind];

export type ListFilter = { after: ListKey | null; limit: number; category?: string; mark?: PlaceMark };

/** A literal value, so that SQLite recognises the partial index. */
export function isPublicIn(table: ListingTable): SQL {
  return sql`${table.status} = 'approved' AND ${table.deleted_at} IS NULL`;
}

export function behind(table: ListingTable, after: ListKey | null): SQL | undefined {
  if (!after) return undefined;
  const [placement, shuffle, id] = after;
  return sql`(${table.placement}, ${table.shuffle}, ${table.id}) > (${placement}, ${shuffle}, ${id})`;
}

/** Public places of a kind, page by page, of one category or all, with these columns. */
export function publicList<Columns extends Record<string, SQLiteColumn>>(
  table: ListingTable,
  columns: Columns,
) {
  type Row = { [Name in keyof Columns]: GetColumnData<Columns[Name]> };
  return (db: Database, { after, limit, category, mark }: ListFilter) =>
    db
      .select(columns as Record<string, SQLiteColumn>)
      .from(table)
      .where(and(isPublicIn(table), isOf(table, category), hasMark(table, mark), behind(table, after)))
      .orderBy(...inListOrder(table))
      .limit(limit) as unknown as RunnableQuery<Row[], "sqlite">;
}

export function isOf(table: ListingTable, category: string | undefined): SQL | undefined {
  return category === undefined ? undefined : eq(table.category, category);
}

/** Spelled as in its index. */
export function hasMark(table: ListingTable, mark: PlaceMark | undefined): SQL | undefined {
  return mark && sql`${table.mark} ->> ${sql.raw(`'${mark}'`)} = 1`;
}

export function inListOrder(table: ListingTable): SQL[] {
  return [asc(table.placement), asc(table.shuffle), asc(table.id)];
}

export function cardColumns<T extends ListingTable>(table: T) {
  return {
    ...pick(table, "id", "slug", "placement", "shuffle", "is_premium", "category", "mark"),
    ...pick(table, "description", "image_url", "image_colour", "portrait_code", "language"),
    translation: table.translation,
  };
}

function publicMove(kind: ListingKind) {
  const table = listingTables[kind];
  return (db: Database, { slug }: { slug: string }) =>
    db
      .select({ slug: table.slug })
      .from(oldSlugs)
      .innerJoin(table, eq(table.id, oldSlugs.listing_id))
      .where(and(eq(oldSlugs.kind, kind), eq(oldSlugs.slug, slug), isPublicIn(table)))
      .limit(1);
}

/** Follows an old address while the place is public. */
export const selectPublicMove = {
  restaurant: publicMove("restaurant"),
  hotel: publicMove("hotel"),
  activity: publicMove("activity"),
};

const ownPictures = "/images/business-images/";

/** Size, colour and alternative texts of a public place's pictures. */
export function selectPictureFacts(db: Database, kind: ListingKind, slug: string) {
  const table = listingTables[kind];
  const isThis = sql`${table.slug} = ${slug} AND ${isPublicIn(table)}`;
  const listed = pictureLists[kind].map(
    (list) => sql`UNION SELECT value FROM ${table}, json_each(${list}) WHERE ${isThis}`,
  );
  const urls = sql`SELECT ${table.image_url} AS url FROM ${table} WHERE ${isThis} ${sql.join(listed, sql` `)}`;
  const keys = sql`(SELECT substr(url, ${ownPictures.length + 1}) FROM (${urls}) WHERE url LIKE ${`${ownPictures}%`})`;
  return db.select(pictureFacts).from(images).where(inArray(images.key, keys)).limit(60);
}

/** For the sitemap. */
export function selectPublicAddresses(db: Database, kind: ListingKind, limit: number) {
  const table = listingTables[kind];
  return db
    .select({
      slug: table.slug,
      changed_at: sql<number>`coalesce(${table.changed_at}, ${table.approved_at}, ${table.created_at})`,
    })
    .from(table)
    .where(isPublicIn(table))
    .orderBy(...inListOrder(table))
    .limit(limit);
}

/** A fixed order, so that the same seed gives each listing the same position. */
export function selectInFixedOrder(db: Database, kind: ListingKind) {
  const table = listingTables[kind];
  return db.select({ id: table.id }).from(table).where(isPublicIn(table)).orderBy(asc(table.id));
}

export function updateShuffles(
  db: Database,
  kind: ListingKind,
  positions: { id: string; shuffle: number }[],
) {
  const table = listingTables[kind];
  const given = sql`json_each(${JSON.stringify(positions)})`;
  return db.run(sql`UPDATE ${table} SET shuffle = given.shuffle
    FROM (SELECT value ->> 'id' AS id, value ->> 'shuffle' AS shuffle FROM ${given}) AS given
    WHERE ${table}.id = given.id AND ${table}.shuffle <> given.shuffle`);
}
