import { and, eq, gt, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { ListingKind } from "../../../rules/site/slugs";
import type { Database } from "../client";
import { oldSlugs } from "../schema/places";
import { listingNames } from "./listing-names";
import { listingTables } from "./listings";

export function markDeleted(db: Database, kind: ListingKind, id: string, userId: string, now: Date) {
  const table = listingTables[kind];
  return db
    .update(table)
    .set({ deleted_at: now.getTime() })
    .where(and(eq(table.id, id), eq(table.user_id, userId), isNull(table.deleted_at)));
}

export function markRestored(db: Database, kind: ListingKind, id: string, userId: string, since: Date) {
  const table = listingTables[kind];
  return db
    .update(table)
    .set({ deleted_at: null })
    .where(and(eq(table.id, id), eq(table.user_id, userId), gt(table.deleted_at, since.getTime())));
}

/** A listing of one's own, deleted or not: enough to ask about it and to take it back. */
export function selectOwnName(db: Database, kind: ListingKind, id: string, userId: string) {
  const table = listingTables[kind];
  return db
    .select({
      id: table.id,
      slug: table.slug,
      name: sql<string>`${listingNames[kind]}`.as("name"),
      status: table.status,
      deleted_at: table.deleted_at,
    })
    .from(table)
    .where(and(eq(table.id, id), eq(table.user_id, userId)))
    .limit(1);
}

/** Removes for good what nobody can take back any more, with the addresses that led to it. */
export function removeDeleted(db: Database, kind: ListingKind, before: Date, limit: number) {
  const table = listingTables[kind];
  const gone = db
    .select({ id: table.id })
    .from(table)
    .where(and(isNotNull(table.deleted_at), lte(table.deleted_at, before.getTime())))
    .orderBy(table.deleted_at)
    .limit(limit);
  return [
    db.delete(oldSlugs).where(and(eq(oldSlugs.kind, kind), inArray(oldSlugs.listing_id, gone))),
    db.delete(table).where(inArray(table.id, gone)),
  ] as const;
}
