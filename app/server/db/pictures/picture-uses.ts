import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { type PicturePlace, pictureAddress } from "../../../rules/pictures/picture-address";
import type { Database } from "../database";
import { contentVersions, pageContent, pageSeo } from "../schema/content";
import { eventSeries, events } from "../schema/events";
import { images } from "../schema/images";
import {
  adventureBusinessListings as activities,
  businessListings as businesses,
  hotelListings as hotels,
  restaurantListings as restaurants,
} from "../schema/places";
import { blogPosts } from "../schema/posts";
import { question, statement } from "../statement";

/** Where something that shows pictures is edited: by its id, or by page and section. */
type Shows = {
  kind:
    | "restaurant"
    | "hotel"
    | "activity"
    | "business"
    | "event"
    | "series"
    | "post"
    | "content"
    | "draft"
    | "planned"
    | "seo";
  table: SQLiteTable;
  id: SQL | SQLiteColumn;
  name: SQL | SQLiteColumn;
  columns: SQLiteColumn[];
  where?: SQL;
  /** The placeholder colour column. */
  colour?: { of: SQLiteColumn; address: SQLiteColumn };
};

const listed = <
  T extends {
    id: SQLiteColumn;
    image_url: SQLiteColumn;
    image_colour: SQLiteColumn;
    pending_changes: SQLiteColumn;
  } & SQLiteTable,
>(
  kind: Shows["kind"],
  table: T,
  name: SQLiteColumn,
  more: SQLiteColumn[] = [],
): Shows => ({
  kind,
  table,
  id: table.id,
  name,
  columns: [table.image_url, table.pending_changes, ...more],
  colour: { of: table.image_colour, address: table.image_url },
});

/** Drafts and schedules. */
const open = (kind: Shows["kind"], where: SQL): Shows => ({
  kind,
  table: contentVersions,
  id: contentVersions.page_path,
  name: contentVersions.section_name,
  columns: [contentVersions.content_data],
  where,
});

const shows: Shows[] = [
  listed("restaurant", restaurants, restaurants.name, [restaurants.gallery_images, restaurants.menu_images]),
  listed("hotel", hotels, hotels.name, [hotels.gallery_images]),
  listed("activity", activities, activities.business_name),
  listed("business", businesses, businesses.name),
  listed("event", events, events.title),
  listed("series", eventSeries, eventSeries.title),
  {
    kind: "post",
    table: blogPosts,
    id: blogPosts.id,
    name: blogPosts.title,
    columns: [
      blogPosts.featured_image_url,
      blogPosts.content,
      blogPosts.translation,
      blogPosts.clean,
      blogPosts.shown,
      blogPosts.openings,
      blogPosts.pictures,
      blogPosts.pending_changes,
    ],
    colour: { of: blogPosts.image_colour, address: blogPosts.featured_image_url },
  },
  {
    kind: "content",
    table: pageContent,
    id: pageContent.page_path,
    name: pageContent.section_name,
    columns: [pageContent.content_data],
  },
  open("draft", sql`state = 'draft'`),
  open("planned", sql`state IN ('waiting', 'stopped')`),
  {
    kind: "seo",
    table: pageSeo,
    id: pageSeo.page_path,
    name: pageSeo.page_path,
    columns: [pageSeo.og_image, pageSeo.twitter_image],
  },
];

export type PictureUse = { key: string; kind: Shows["kind"]; id: string; name: string };

/** What shows these pictures or is waiting to: one query per kind. */
export function selectUses(db: Database, wanted: SQL) {
  return shows.map(({ kind, table, id, name, columns, where = sql`1` }) =>
    question<PictureUse>(
      db,
      sql`SELECT wanted.key AS key, ${sql.raw(`'${kind}'`)} AS kind, ${id} AS id, ${name} AS name
        FROM ${table}, (${wanted}) AS wanted WHERE ${where} AND instr(${textsOf(columns)}, wanted.url) > 0 LIMIT 200`,
    ),
  );
}

/** Pictures uploaded for a thing follow it to its new owner. */
export function giveUses(db: Database, kind: Shows["kind"], id: string, from: string, to: string) {
  const address = sql`'/images/' || ${images.bucket} || '/' || ${images.key}`;
  return shows
    .filter((one) => one.kind === kind)
    .map(({ table, id: column, columns }) =>
      statement(
        db,
        sql`UPDATE ${images} SET user_id = ${to} WHERE user_id = ${from}
          AND EXISTS (SELECT 1 FROM ${table} WHERE ${column} = ${id} AND instr(${textsOf(columns)}, ${address}) > 0)`,
      ),
    );
}

/** Replaces one picture by another everywhere except in older versions. */
export function replaceUses(db: Database, old: PicturePlace, young: PicturePlace) {
  const [before, after] = [pictureAddress(old), pictureAddress(young)];
  return shows.map(({ table, columns, colour, where = sql`1` }) => {
    const set = columns.map(
      (column) => sql`${sql.identifier(column.name)} = replace(${column}, ${before}, ${after})`,
    );
    const fresh = sql`(SELECT ${images.colour} FROM ${images} WHERE ${images.key} = ${young.key})`;
    if (colour)
      set.push(
        sql`${sql.identifier(colour.of.name)} = CASE WHEN instr(coalesce(${colour.address}, ''), ${before}) > 0 THEN ${fresh} ELSE ${colour.of} END`,
      );
    return statement(
      db,
      sql`UPDATE ${table} SET ${sql.join(set, sql`, `)} WHERE ${where} AND instr(${textsOf(columns)}, ${before}) > 0`,
    );
  });
}

function textsOf(columns: readonly SQLiteColumn[]): SQL {
  return sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  );
}
