import { and, desc, gte } from "drizzle-orm";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { listingNames } from "./listing-names";
import { isPublicIn, listingTables } from "./listings";

export function selectNewestListings(db: Database, kind: ListingKind, since: Date, limit: number) {
  const table = listingTables[kind];
  return db
    .select({
      name: listingNames[kind],
      ...pick(table, "slug", "category", "description", "language"),
      translation: table.translation,
    })
    .from(table)
    .where(and(isPublicIn(table), gte(table.created_at, since.getTime())))
    .orderBy(desc(table.created_at))
    .limit(limit);
}
