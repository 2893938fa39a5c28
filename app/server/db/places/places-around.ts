import { type SQL, sql } from "drizzle-orm";
import type { Language } from "../../../rules/site/language";
import type { Database } from "../client";
import { question } from "../statement";
import { listingTables } from "./listings";

export type PlaceKind = "restaurant" | "hotel" | "activity";

/** What is told of a place on the page of another, as the database answers. */
export type PlaceAround = {
  kind: PlaceKind;
  slug: string;
  name: string;
  category: string;
  /** What an activity does; null elsewhere. */
  business_type: string | null;
  language: Language;
  /** JSON, as it is stored. */
  translation: string | null;
  image_url: string | null;
  image_colour: number | null;
  portrait_code: string | null;
  latitude: number | null;
  longitude: number | null;
  is_asleep: 0 | 1;
};

/** So many to the east and to the west, of restaurants and of hotels: the coast runs that way, and the town with it. */
const eachSide = 4;
const likeIt = 8;

const isPublic = sql.raw("other.status = 'approved' AND other.deleted_at IS NULL");

function columns(kind: PlaceKind): SQL {
  const [name, type, position, asleep] = {
    restaurant: ["name", "NULL", "other.latitude, other.longitude", "other.closed_for_season"],
    hotel: ["name", "NULL", "other.latitude, other.longitude", "0"],
    activity: ["business_name", "other.business_type", "NULL, NULL", "0"],
  }[kind];
  return sql.raw(`'${kind}' AS kind, other.slug AS slug, other.${name} AS name, other.category AS category,
    ${type} AS business_type, other.language AS language, other.translation AS translation,
    other.image_url AS image_url, other.image_colour AS image_colour,
    other.portrait_code AS portrait_code, ${position}, ${asleep} AS is_asleep`);
}

/** One row of the place itself leads to those around it, so the join starts there, whatever the planner would like. */
function others(kind: PlaceKind, slug: string, found: PlaceKind, wanted: SQL, order: SQL, limit: number) {
  return sql`SELECT * FROM (SELECT ${columns(found)} FROM ${listingTables[kind]} AS here
    CROSS JOIN ${listingTables[found]} AS other
    WHERE here.slug = ${slug} AND ${isPublic} AND ${wanted}
    ORDER BY ${order} LIMIT ${limit})`;
}

/**
 * The places that may be nearest to one, some on either side of it along the coast; around a place without a position,
 * those of its category that come first in their list.
 */
export function selectPublicPlacesAround(db: Database, kind: PlaceKind, slug: string) {
  const order = sql.raw("other.placement, other.shuffle, other.id");
  const alike = sql`other.category = here.category AND other.slug <> here.slug`;
  if (kind === "activity") return question<PlaceAround>(db, others(kind, slug, kind, alike, order, likeIt));
  const sides = (["restaurant", "hotel"] as const).flatMap((found) =>
    (
      [
        [">=", "ASC"],
        ["<", "DESC"],
      ] as const
    ).map(([side, way]) => {
      const beside = sql.raw(`other.longitude ${side} here.longitude AND other.id <> here.id`);
      return others(kind, slug, found, beside, sql.raw(`other.longitude ${way}`), eachSide);
    }),
  );
  const nowhere = sql`here.longitude IS NULL AND ${alike}`;
  const arms = [...sides, others(kind, slug, kind, nowhere, order, likeIt)];
  return question<PlaceAround>(db, sql.join(arms, sql` UNION ALL `));
}
