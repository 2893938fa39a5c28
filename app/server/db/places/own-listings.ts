import { and, count, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { selectDeleted } from "../deleted-rows";
import { listingNames } from "./listing-names";
import { type ListingTable, listingTables } from "./listings";

export type OwnKey = readonly [created_at: number, id: string];

const mostNames = 20;

const ownCard = (kind: ListingKind) => {
  const table = listingTables[kind];
  return {
    kind: sql<ListingKind>`${kind}`.as("kind"),
    id: table.id,
    slug: table.slug,
    name: sql<string>`${listingNames[kind]}`.as("name"),
    ...pick(table, "category", "description", "address", "image_url", "image_colour", "portrait_code"),
    ...pick(table, "language", "translation", "status", "review_note", "review_reasons", "reviewed_at"),
    pending_changes: sql<number>`${table.pending_changes} IS NOT NULL`.as("has_changes"),
    waiting_since: table.waiting_since,
    created_at: table.created_at,
  };
};

type OwnPage = { userId: string; after: OwnKey | null; limit: number };

const isOwnBehind = (table: ListingTable, { userId, after }: Omit<OwnPage, "limit">) =>
  and(
    eq(table.user_id, userId),
    isNull(table.deleted_at),
    after ? sql`(${table.created_at}, ${table.id}) < (${after[0]}, ${after[1]})` : undefined,
  );

export function ownOnPage(db: Database, kind: ListingKind, page: OwnPage) {
  const table = listingTables[kind];
  return db
    .select({ id: table.id })
    .from(table)
    .where(isOwnBehind(table, page))
    .orderBy(desc(table.created_at), desc(table.id))
    .limit(page.limit);
}

export function selectOwnListings(
  db: Database,
  kind: ListingKind,
  userId: string,
  after: OwnKey | null,
  limit: number,
) {
  const table = listingTables[kind];
  return db
    .select(ownCard(kind))
    .from(table)
    .where(isOwnBehind(table, { userId, after }))
    .orderBy(desc(table.created_at), desc(table.id))
    .limit(limit);
}

export type OwnListing = Awaited<ReturnType<typeof selectOwnListings>>[number];

export function countOwnListings(db: Database, kind: ListingKind, userId: string) {
  const table = listingTables[kind];
  return db
    .select({ count: count() })
    .from(table)
    .where(and(eq(table.user_id, userId), isNull(table.deleted_at)));
}

/** Public or waiting ones. */
export function selectOwnPlaceNames(db: Database, kind: ListingKind, userId: string) {
  const table = listingTables[kind];
  return db
    .select({ name: sql<string>`${listingNames[kind]}`.as("name") })
    .from(table)
    .where(and(eq(table.user_id, userId), isNull(table.deleted_at), ne(table.status, "rejected")))
    .orderBy(desc(table.created_at))
    .limit(mostNames);
}

export function selectDeletedListings(db: Database, kind: ListingKind, userId: string, since: Date) {
  const what = { kind, table: listingTables[kind], name: listingNames[kind] };
  return selectDeleted(db, what, kind, userId, since);
}

export type DeletedListing = Awaited<ReturnType<typeof selectDeletedListings>>[number];
