import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { type PicturePlace, pictureAddress } from "../../../rules/pictures/picture-address";
import type { Database } from "../client";
import { contentDrafts, contentSchedules, contentVersions, pageContent, pageSeo } from "../schema/content";
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

/** Where something that shows pictures is changed: by its id, or by its page and part. */
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
    | "seo";
  table: SQLiteTable;
  id: SQL | SQLiteColumn;
  name: SQL | SQLiteColumn;
  columns: SQLiteColumn[];
  /** The colour that stands until the picture is there. */
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
  {
    kind: "draft",
    table: contentDrafts,
    id: contentDrafts.page_path,
    name: contentDrafts.section_name,
    columns: [contentDrafts.content_data],
  },
  {
    kind: "seo",
    table: pageSeo,
    id: pageSeo.page_path,
    name: pageSeo.page_path,
    columns: [pageSeo.og_image, pageSeo.twitter_image],
  },
];

export type PictureUse = { key: string; kind: Shows["kind"] | "planned"; id: string; name: string };

/** What a page is to say later is none of the texts above. */
const planned = (
  wanted: SQL,
) => sql`SELECT wanted.key AS key, 'planned' AS kind, plan.page_path AS id, plan.section_name AS name
  FROM ${contentSchedules} AS plan JOIN ${contentVersions} AS version
    ON version.page_path = plan.page_path AND version.section_name = plan.section_name AND version.number = plan.number,
  (${wanted}) AS wanted WHERE instr(coalesce(version.content_data, ''), wanted.url) > 0 LIMIT 200`;

/** What shows some pictures (their keys and addresses) or waits to: one question for each kind of thing that can. */
export function selectUses(db: Database, wanted: SQL) {
  const placesShowing = shows.map(({ kind, table, id, name, columns }) =>
    question<PictureUse>(
      db,
      sql`SELECT wanted.key AS key, ${sql.raw(`'${kind}'`)} AS kind, ${id} AS id, ${name} AS name
        FROM ${table}, (${wanted}) AS wanted WHERE instr(${textsOf(columns)}, wanted.url) > 0 LIMIT 200`,
    ),
  );
  return [...placesShowing, question<PictureUse>(db, planned(wanted))];
}

/** Puts one picture in the place of another wherever that stands; older versions keep what they said. */
export function replaceUses(db: Database, old: PicturePlace, young: PicturePlace) {
  const [before, after] = [pictureAddress(old), pictureAddress(young)];
  return shows.map(({ table, columns, colour }) => {
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
      sql`UPDATE ${table} SET ${sql.join(set, sql`, `)} WHERE instr(${textsOf(columns)}, ${before}) > 0`,
    );
  });
}

function textsOf(columns: readonly SQLiteColumn[]): SQL {
  return sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  );
}
