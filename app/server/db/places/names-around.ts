import { getTableName, type SQL, sql } from "drizzle-orm";
import type { Language } from "../../../rules/site/language";
import type { PlaceKind } from "../../../rules/site/slugs";
import type { Database } from "../client";
import { question } from "../statement";
import { listingTables } from "./listings";

/** A place as its address and its name, as the database answers. */
export type NamedPlace = {
  slug: string;
  name: string;
  language: Language;
  /** JSON, as it is stored. */
  translation: string | null;
};

/** Looked at on either side, public or not: so many rows in the largest town. */
const eachSide = 20;

const isPublic = "status = 'approved' AND deleted_at IS NULL";

function around(kind: PlaceKind): SQL {
  const table = getTableName(listingTables[kind]);
  const name = kind === "activity" ? "business_name" : "name";
  const side = (sign: string, way: string) => `SELECT * FROM (
    SELECT slug, ${name} AS name, language, translation, status, deleted_at FROM ${table}
    WHERE slug ${sign} (SELECT slug FROM nobodys) ORDER BY slug ${way} LIMIT ${eachSide})`;
  // Where it is somebody's there is nothing to stand beside, and no row is looked at.
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

/** The places beside an address in the alphabet, where it is nobody's: somebody mistyped one of theirs. */
export function selectPublicNamesAround(db: Database, kind: PlaceKind, slug: string) {
  return question<NamedPlace>(db, sql`WITH asked AS (SELECT ${slug} AS slug), ${questions[kind]}`);
}
