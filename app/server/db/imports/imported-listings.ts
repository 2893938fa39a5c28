import { and, inArray, sql } from "drizzle-orm";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import type { Database } from "../database";
import { listingTables } from "../places/listings";

/** In their current state. */
export function selectListingsById(db: Database, kind: ListingKind, ids: readonly string[]) {
  const table = listingTables[kind];
  const isMeant = inArray(table.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  return db
    .select()
    .from(table)
    .where(and(isMeant, sql`${table.deleted_at} IS NULL`));
}
