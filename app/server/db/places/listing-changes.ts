import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { ListingKind } from "../../../rules/site/slugs";
import type { Database } from "../client";
import { profiles } from "../schema/accounts";
import { type ListingTable, listingTables } from "./listings";

/** What every listing has, whatever its kind. */
export type AnyListing = Pick<
  ListingTable["$inferSelect"],
  | "id"
  | "slug"
  | "user_id"
  | "status"
  | "review_note"
  | "approved_at"
  | "changed_at"
  | "pending_changes"
  | "waiting_since"
  | "deleted_at"
  | "language"
  | "translation"
  | "is_premium"
  | "display_order"
  | "created_at"
  | "updated_at"
>;
/** Columns with their new values; which ones may stand here is decided by the kind's form. */
export type ListingValues = Record<string, unknown>;
export type ListingVersion = Pick<AnyListing, "id" | "updated_at">;

/** One of a person's own listings; anybody else's is not found. */
export function selectOwnListing<T extends ListingTable>(db: Database, table: T, id: string, userId: string) {
  return selectListing(db, table, and(eq(table.id, id), eq(table.user_id, userId)));
}

/** Any listing, for whoever reviews it. */
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

/** Whom a listing belongs to, with the language to write to them in. */
export function selectOwner(db: Database, table: ListingTable, id: string) {
  return db
    .select({ id: profiles.id, name: profiles.name, email: profiles.email, language: profiles.language })
    .from(profiles)
    .where(eq(profiles.id, db.select({ id: table.user_id }).from(table).where(eq(table.id, id))))
    .limit(1);
}

export type Owner = Awaited<ReturnType<typeof selectOwner>>[number];

/** Changes the row only as it was read: what somebody else changed since is never written over. */
export function updateListing(
  db: Database,
  kind: ListingKind,
  seen: ListingVersion,
  values: ListingValues,
  now: Date,
) {
  const table = listingTables[kind];
  const updated_at = Math.max(now.getTime(), seen.updated_at + 1);
  return db
    .update(table)
    .set({ ...(values as object), updated_at })
    .where(and(eq(table.id, seen.id), eq(table.updated_at, seen.updated_at), isNull(table.deleted_at)));
}
