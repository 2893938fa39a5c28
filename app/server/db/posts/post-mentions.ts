import { type SQL, sql } from "drizzle-orm";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { isPublicSeries, isPublicThere } from "../events/public-events";
import { listingNames } from "../places/listing-names";
import { isPublicIn, listingTables } from "../places/listings";
import { eventSeries, events } from "../schema/events";
import { oldSlugs } from "../schema/places";
import { blogPosts as posts } from "../schema/posts";
import { isPublicPost } from "./public-posts";

const folders = { restaurant: "/eat/", hotel: "/stay/", activity: "/do/" } as const satisfies Partial<
  Record<ListingKind, string>
>;
type MentionedKind = keyof typeof folders;
const mentionedKinds = Object.keys(folders) as MentionedKind[];

const ofPost = (slug: string): SQL =>
  sql`(SELECT value AS path FROM ${posts}, json_each(${posts.mentions}) WHERE ${posts.slug} = ${slug} AND ${isPublicPost})`;

const given = (paths: readonly string[]): SQL =>
  sql`(SELECT value AS path FROM json_each(${JSON.stringify(paths)}))`;

/** A renamed place is found by its old address too. */
function placesAmong(db: Database, kind: MentionedKind, paths: SQL) {
  const table = listingTables[kind];
  const folder = folders[kind];
  const slug = sql`substr(path, ${sql.raw(String(folder.length + 1))})`;
  const moved = sql`(SELECT renamed.slug FROM ${oldSlugs} JOIN ${table} AS renamed ON renamed.id = ${oldSlugs.listing_id}
    WHERE ${oldSlugs.kind} = ${sql.raw(`'${kind}'`)} AND ${oldSlugs.slug} = ${slug})`;
  return (
    db
      .select({
        path: sql<string>`path`.as("path"),
        id: table.id,
        kind: sql<MentionedKind>`${sql.raw(`'${kind}'`)}`.as("kind"),
        slug: table.slug,
        name: sql<string>`${listingNames[kind]}`.as("name"),
        ...pick(table, "description", "category", "image_url", "image_colour", "portrait_code"),
        ...pick(table, "language", "translation"),
      })
      .from(sql`${paths} AS mentioned`)
      // CROSS JOIN makes SQLite look up each path's page, not each page's path.
      .crossJoin(table)
      .where(
        sql`path LIKE ${sql.raw(`'${folder}%'`)} AND ${table.slug} = coalesce(${moved}, ${slug}) AND ${isPublicIn(table)}`,
      )
  );
}

/** Single events, or series. */
function eventsAmong(db: Database, table: typeof events | typeof eventSeries, paths: SQL) {
  const isThis =
    table === events
      ? sql`${isPublicThere} AND ${events.series_instance_date} IS NULL`
      : sql`${isPublicSeries}`;
  return db
    .select({
      path: sql<string>`path`.as("path"),
      id: table.id,
      kind: sql<"event">`'event'`.as("kind"),
      is_series: sql<number>`${sql.raw(table === eventSeries ? "1" : "0")}`.as("is_series"),
      slug: table.slug,
      name: sql<string>`${table.title}`.as("name"),
      description: table.description,
      category: table.event_type,
      ...pick(table, "image_url", "image_colour", "portrait_code", "language", "translation"),
    })
    .from(sql`${paths} AS mentioned`)
    .crossJoin(table)
    .where(sql`path LIKE '/events/%' AND ${table.slug} = substr(path, 9) AND ${isThis}`);
}

const tables = [...mentionedKinds, events, eventSeries] as const;

function among(db: Database, paths: SQL) {
  return tables.map((one) =>
    typeof one === "string" ? placesAmong(db, one, paths) : eventsAmong(db, one, paths),
  );
}

/** Public pages a public post links to: one query per kind, for one batch. */
export function selectPublicMentions(db: Database, slug: string) {
  return among(db, ofPost(slug));
}

/** The same for text that isn't stored yet. */
export function selectMentioned(db: Database, paths: readonly string[]) {
  return among(db, given(paths));
}

export type Mention =
  | Awaited<ReturnType<typeof placesAmong>>[number]
  | Awaited<ReturnType<typeof eventsAmong>>[number];
