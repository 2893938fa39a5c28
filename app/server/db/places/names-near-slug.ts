import { getTableName, type SQL, sql } from "drizzle-orm";
import type { Language } from "../../../rules/site/language";
import type { PlaceKind } from "../../../rules/site/listing-kinds";
import type { Database } from "../database";
import { question } from "../statement";
import { listingTables } from "./listings";

export type NamedPlace = {
  slug: string;
  name: string;
  language: Language;
  /** JSON. */
  translation: string | null;
};

/** Rows looked at on either side, public or not. */
const eachSide = 20;

const isPublic = "status = 'approved' AND deleted_at IS NULL";

function around(kind: PlaceKind): SQL {
  const table = getTableName(listingTables[kind]);
  const name = kind === "activity" ? "business_name" : "name";
  const side = (sign: string, way: string) => `SELECT * FROM (
    SELECT slug, ${name} AS name, language, translation, status, deleted_at FROM ${table}
    WHERE slug ${sign} (SELECT slug FROM nobodys) ORDER BY slug ${way} LIMIT ${eachSide})`;
  // Where the address exists there's nothing to suggest, and no row is read.
  return sql.raw(`nobodys AS (SELECT slug FROM asked
      WHERE NOT EXISTS (SELECT 1 FROM ${table} WHERE slug = asked.slug AND +${isPublic}))
    SELECT slug, name, language, translation
    FROM (${side(">", "ASC")} UNION ALL ${side("<", "DESC")}) WHERE ${isPublic}`);
}

const questions: Record<PlaceKind, SQL> = {
  restaurant: around("restaurant"),
  hotel: around("hotel"),
  activity: around("activity"),
};

/** The alphabetical neighbours of an address that doesn't exist: it may be a misspelling. */
export function selectPublicNamesNearSlug(db: Database, kind: PlaceKind, slug: string) {
  return question<NamedPlace>(db, sql`WITH asked AS (SELECT ${slug} AS slug), ${questions[kind]}`);
}
