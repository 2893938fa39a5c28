import { and, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { ListingKind } from "../../rules/slugs";
import type { Database } from "./client";
import { listingNames } from "./listing-names";
import { listingTables } from "./listings";
import { profiles } from "./schema/accounts";

/** Where a page of the queue ended: an instant and the id behind it. */
export type QueueKey = readonly [at: number, id: string];

const queueRow = (kind: ListingKind) => {
  const table = listingTables[kind];
  return {
    kind: sql<ListingKind>`${kind}`.as("kind"),
    id: table.id,
    name: sql<string>`${listingNames[kind]}`.as("listing_name"),
    category: table.category,
    status: table.status,
    waiting_since: table.waiting_since,
    reviewed_at: table.reviewed_at,
    image_url: table.image_url,
    image_colour: table.image_colour,
    owner: sql<
      string | null
    >`(SELECT ${profiles.name} FROM ${profiles} WHERE ${profiles.id} = ${table.user_id})`.as("owner"),
  };
};

/** What a reviewer has to look at, the longest waiting first. */
export function selectWaiting(db: Database, kind: ListingKind, after: QueueKey | null, limit: number) {
  const table = listingTables[kind];
  const isBehind = after
    ? sql`(${table.waiting_since}, ${table.id}) > (${after[0]}, ${after[1]})`
    : undefined;
  return db
    .select(queueRow(kind))
    .from(table)
    .where(and(isNotNull(table.waiting_since), isNull(table.deleted_at), isBehind))
    .orderBy(table.waiting_since, table.id)
    .limit(limit);
}

/** What was decided, the latest first. */
export function selectReviewed(
  db: Database,
  kind: ListingKind,
  status: "approved" | "rejected",
  after: QueueKey | null,
  limit: number,
) {
  const table = listingTables[kind];
  const isBehind = after ? sql`(${table.reviewed_at}, ${table.id}) < (${after[0]}, ${after[1]})` : undefined;
  return db
    .select(queueRow(kind))
    .from(table)
    .where(and(eq(table.status, status), isNotNull(table.reviewed_at), isNull(table.deleted_at), isBehind))
    .orderBy(desc(table.reviewed_at), desc(table.id))
    .limit(limit);
}

export type QueueRow = Awaited<ReturnType<typeof selectWaiting>>[number];

export function countWaiting(db: Database, kind: ListingKind) {
  const table = listingTables[kind];
  return db
    .select({ count: count() })
    .from(table)
    .where(and(isNotNull(table.waiting_since), isNull(table.deleted_at)));
}

/** The submissions before and behind one in the queue of its kind, for going through them one after another. */
export function selectNeighbours(db: Database, kind: ListingKind, since: number, id: string) {
  const table = listingTables[kind];
  const waits = and(isNotNull(table.waiting_since), isNull(table.deleted_at));
  const here = sql`(${since}, ${id})`;
  const at = sql`(${table.waiting_since}, ${table.id})`;
  const columns = { kind: sql<ListingKind>`${kind}`.as("kind"), id: table.id, at: table.waiting_since };
  return [
    db
      .select(columns)
      .from(table)
      .where(and(waits, sql`${at} < ${here}`))
      .orderBy(desc(table.waiting_since), desc(table.id))
      .limit(1),
    db
      .select(columns)
      .from(table)
      .where(and(waits, sql`${at} > ${here}`))
      .orderBy(table.waiting_since, table.id)
      .limit(1),
  ] as const;
}
