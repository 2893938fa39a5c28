import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { ReviewKind } from "../../../rules/review/review-kinds";
import type { Database } from "../client";
import { listingNames } from "../places/listing-names";
import { listingTables } from "../places/listings";
import { profiles } from "../schema/accounts";
import { eventSeries, events } from "../schema/events";
import { blogPosts } from "../schema/posts";

/** Where a page of the queue ended: an instant and the id behind it. */
export type QueueKey = readonly [at: number, id: string];

const reviewTables = { ...listingTables, event: events, series: eventSeries, post: blogPosts } as const;
const reviewNames = {
  ...listingNames,
  event: events.title,
  series: eventSeries.title,
  post: blogPosts.title,
} as const;

/** The dates of a series are decided with it; only what was changed on one date alone is looked at by itself. */
const standsAlone = (kind: ReviewKind) => (kind === "event" ? isNull(events.event_series_id) : undefined);

const queueRow = (kind: ReviewKind) => {
  const table = reviewTables[kind];
  return {
    kind: sql<ReviewKind>`${kind}`.as("kind"),
    id: table.id,
    name: sql<string>`${reviewNames[kind]}`.as("listing_name"),
    category: "category" in table ? table.category : table.event_type,
    status: table.status,
    waiting_since: table.waiting_since,
    reviewed_at: table.reviewed_at,
    image_url: "image_url" in table ? table.image_url : table.featured_image_url,
    image_colour: table.image_colour,
    portrait_code:
      "portrait_code" in table ? table.portrait_code : sql<string | null>`NULL`.as("portrait_code"),
    owner: sql<
      string | null
    >`(SELECT ${profiles.name} FROM ${profiles} WHERE ${profiles.id} = ${table.user_id})`.as("owner"),
  };
};

/** What a reviewer has to look at, the longest waiting first. */
export function selectWaiting(db: Database, kind: ReviewKind, after: QueueKey | null, limit: number) {
  const table = reviewTables[kind];
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
  kind: ReviewKind,
  status: "approved" | "rejected",
  after: QueueKey | null,
  limit: number,
) {
  const table = reviewTables[kind];
  const isBehind = after ? sql`(${table.reviewed_at}, ${table.id}) < (${after[0]}, ${after[1]})` : undefined;
  return db
    .select(queueRow(kind))
    .from(table)
    .where(
      and(
        eq(table.status, status),
        isNotNull(table.reviewed_at),
        isNull(table.deleted_at),
        standsAlone(kind),
        isBehind,
      ),
    )
    .orderBy(desc(table.reviewed_at), desc(table.id))
    .limit(limit);
}

export type QueueRow = Awaited<ReturnType<typeof selectWaiting>>[number];

export function countWaiting(db: Database, kind: ReviewKind) {
  const table = reviewTables[kind];
  return db
    .select({ count: count() })
    .from(table)
    .where(and(isNotNull(table.waiting_since), isNull(table.deleted_at)));
}

/** The submissions of a kind before and behind a place in the queue, for going through them one after another. */
export function selectNeighbours(db: Database, kind: ReviewKind, since: SQL, id: string) {
  const table = reviewTables[kind];
  const waits = and(isNotNull(table.waiting_since), isNull(table.deleted_at));
  const here = sql`(${since}, ${id})`;
  const there = sql`(${table.waiting_since}, ${table.id})`;
  const columns = {
    kind: sql<string>`${kind}`.as("kind"),
    id: table.id,
    at: sql<number>`${table.waiting_since}`.as("at"),
  };
  const before = db
    .select(columns)
    .from(table)
    .where(and(waits, sql`${there} < ${here}`))
    .orderBy(desc(table.waiting_since), desc(table.id))
    .limit(1);
  const behind = db
    .select(columns)
    .from(table)
    .where(and(waits, sql`${there} > ${here}`))
    .orderBy(table.waiting_since, table.id)
    .limit(1);
  return [before, behind];
}

/** The place of a listing in the queue; null when it does not wait. */
export function waitingSince(kind: ReviewKind, id: string): SQL {
  const table = reviewTables[kind];
  return sql`(SELECT ${table.waiting_since} FROM ${table} WHERE ${table.id} = ${id})`;
}
