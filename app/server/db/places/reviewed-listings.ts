import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Database } from "../database";
import type { ListingTable } from "./listings";

type PartOf<Row> = Row extends unknown ? Partial<Row> : never;
export type AnyListing = ListingTable["$inferSelect"];
export type ListingChange = PartOf<ListingTable["$inferInsert"]>;

/** Other people's listings aren't found. */
export function selectOwnListing<T extends ListingTable>(db: Database, table: T, id: string, userId: string) {
  return selectListing(db, table, and(eq(table.id, id), eq(table.user_id, userId)));
}

export function selectReviewedListing<T extends ListingTable>(db: Database, table: T, id: string) {
  return selectListing(db, table, eq(table.id, id));
}

function selectListing<T extends ListingTable>(db: Database, table: T, isWanted: SQL | undefined) {
  return db
    .select()
    .from(table)
    .where(and(isWanted, isNull(table.deleted_at)))
    .limit(1);
}
