import { getTableName, type SQL, sql } from "drizzle-orm";
import type { Language } from "../../../rules/site/language";
import { type PlaceKind, placeKinds } from "../../../rules/site/listing-kinds";
import type { Database } from "../database";
import { question } from "../statement";
import { listingTables } from "./listings";

/** A place on another place's page, as the database returns it. */
export type PlaceAround = {
  kind: PlaceKind;
  slug: string;
  name: string;
  category: string;
  /** Only activities have one. */
  business_type: string | null;
  language: Language;
  /** JSON. */
  translation: string | null;
  image_url: string | null;
  image_colour: number | null;
  portrait_code: string | null;
  latitude: number | null;
  longitude: number | null;
  is_asleep: 0 | 1;
  /** A restaurant's are JSON, an activity's a text. */
  hours: string | null;
  kitchen_until: string | null;
  price_from: number | null;
  currency: string | null;
};

/** To the east and west each, of restaurants and hotels: the town lies along the coast. */
const eachSide = 4;
const likeIt = 8;

const isPublic = "other.status = 'approved' AND other.deleted_at IS NULL";

/** What not every kind has. */
const own: Record<PlaceKind, Record<string, string>> = {
  restaurant: {
    name: "name",
    is_asleep: "closed_for_season",
    hours: "hours",
    kitchen_until: "kitchen_until",
  },
  hotel: { name: "name", price_from: "price_from", currency: "currency" },
  activity: { name: "business_name", business_type: "business_type", hours: "hours" },
};
const placed = { latitude: "latitude", longitude: "longitude" };
const optional = [
  "business_type",
  "latitude",
  "longitude",
  "hours",
  "kitchen_until",
  "price_from",
  "currency",
];

function columns(kind: PlaceKind): string {
  const has: Record<string, string> = { ...own[kind], ...(kind === "activity" ? {} : placed) };
  const found = (column: string) => (has[column] ? `other.${has[column]}` : "NULL");
  return `'${kind}' AS kind, other.slug AS slug, ${found("name")} AS name, other.category AS category,
    other.language AS language, other.translation AS translation, other.image_url AS image_url,
    other.image_colour AS image_colour, other.portrait_code AS portrait_code,
    ${has.is_asleep ? found("is_asleep") : "0"} AS is_asleep,
    ${optional.map((column) => `${found(column)} AS ${column}`).join(", ")}`;
}

/** CROSS JOIN makes SQLite start from the place's one row. */
function others(kind: PlaceKind, found: PlaceKind, wanted: string, order: string, limit: number): string {
  return `SELECT * FROM (SELECT ${columns(found)} FROM ${getTableName(listingTables[kind])} AS here
    CROSS JOIN ${getTableName(listingTables[found])} AS other
    WHERE here.slug = (SELECT slug FROM asked) AND ${isPublic} AND ${wanted}
    ORDER BY ${order} LIMIT ${limit})`;
}

const order = "other.placement, other.shuffle, other.id";
const another = "other.slug <> here.slug";

/** D1 allows at most five. */
const union = (parts: string[]) => parts.join(" UNION ALL ");

/** For a place without a position: first its category, then its kind, then the others. */
function alike(kind: PlaceKind, when = ""): string {
  const sameCategory = `other.category = here.category AND ${another}`;
  const like = [sameCategory, another].map((wanted) => others(kind, kind, when + wanted, order, likeIt));
  const unlike = placeKinds
    .filter((found) => found !== kind)
    .map((found) => others(kind, found, `${when}1`, order, likeIt));
  return `SELECT * FROM (${union([...like, ...unlike])})`;
}

/** On either side along the coast; without a position, similar places. */
function around(kind: "restaurant" | "hotel"): string {
  const sides = (["restaurant", "hotel"] as const).flatMap((found) =>
    ([">= ASC", "< DESC"] as const).map((turn) => {
      const [side, way] = turn.split(" ");
      const beside = `other.longitude ${side} here.longitude AND other.id <> here.id`;
      return others(kind, found, beside, `other.longitude ${way}`, eachSide);
    }),
  );
  return union([...sides, alike(kind, "here.longitude IS NULL AND ")]);
}

/** Built once: only the place differs between requests. */
const questions: Record<PlaceKind, SQL> = {
  restaurant: sql.raw(around("restaurant")),
  hotel: sql.raw(around("hotel")),
  activity: sql.raw(alike("activity")),
};

/** Candidates for the nearest places; without a position, some of each kind and twice as many of its own. */
export function selectPublicPlacesAround(db: Database, kind: PlaceKind, slug: string) {
  return question<PlaceAround>(db, sql`WITH asked AS (SELECT ${slug} AS slug) ${questions[kind]}`);
}
