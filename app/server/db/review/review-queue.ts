import { and, count, desc, eq, getTableName, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type ReviewKind, reviewKinds } from "../../../rules/review/review-kinds";
import type { Database } from "../client";
import { columnsOf } from "../columns";
import { listingNames } from "../places/listing-names";
import { listingTables } from "../places/listings";
import { profiles, users } from "../schema/accounts";
import { eventSeries, events } from "../schema/events";
import { blogPosts } from "../schema/posts";
import { auditLog } from "../schema/upkeep";
import { auditEntries } from "../site/audit-log";

/** Where a page of the queue ended: an instant and the id behind it. */
export type QueueKey = readonly [at: number, id: string];

export const reviewTables = {
  ...listingTables,
  event: events,
  series: eventSeries,
  post: blogPosts,
} as const;
export const reviewNames = {
  ...listingNames,
  event: events.title,
  series: eventSeries.title,
  post: blogPosts.title,
} as const;

/** The dates of a series are decided with it; only what was changed on one date alone is looked at by itself. */
const standsAlone = (kind: ReviewKind) => (kind === "event" ? isNull(events.event_series_id) : undefined);

/** It waits, and nobody has paused its owner's account. */
export const isInQueue = (kind: ReviewKind) => {
  const { waiting_since, deleted_at, user_id } = reviewTables[kind];
  const isPaused = sql`coalesce(${user_id}, '') IN (SELECT id FROM ${users} WHERE paused_at IS NOT NULL)`;
  return and(isNotNull(waiting_since), isNull(deleted_at), sql`NOT ${isPaused}`);
};

const excerptLength = 280;

const queueRow = (kind: ReviewKind) => {
  const table = reviewTables[kind];
  const picture = "image_url" in table ? table.image_url : table.featured_image_url;
  const words = "description" in table ? table.description : table.excerpt;
  return {
    kind: sql<ReviewKind>`${kind}`.as("kind"),
    id: table.id,
    name: sql<string>`${reviewNames[kind]}`.as("listing_name"),
    category: "category" in table ? table.category : table.event_type,
    ...columnsOf(table, "status", "language", "waiting_since", "reviewed_at", "updated_at"),
    image_url: sql<string | null>`coalesce(${table.pending_changes} ->> ${picture.name}, ${picture})`.as(
      "image",
    ),
    image_colour: table.image_colour,
    portrait_code:
      "portrait_code" in table ? table.portrait_code : sql<string | null>`NULL`.as("portrait_code"),
    /** The words as they would be public, from their beginning. */
    excerpt:
      sql<string>`substr(coalesce(${table.pending_changes} ->> ${words.name}, ${words}), 1, ${excerptLength})`.as(
        "excerpt",
      ),
    /** The fields that a waiting edit would change. */
    changed: sql<
      string[]
    >`(SELECT json_group_array(key) FROM json_each(coalesce(${table.pending_changes}, '{}')))`
      .mapWith((list: string) => JSON.parse(list) as string[])
      .as("changed"),
    owner: sql<
      string | null
    >`(SELECT ${profiles.name} FROM ${profiles} WHERE ${profiles.id} = ${table.user_id})`.as("owner"),
    taken_over_at: sql<
      number | null
    >`(SELECT ${profiles.taken_over_at} FROM ${profiles} WHERE ${profiles.id} = ${table.user_id})`.as(
      "owner_taken_over_at",
    ),
    /** Why it was sent back before, where it comes again. */
    earlier: lastRefusal(kind).as("earlier"),
  };
};

/**
 * The note of the last refusal of something, "" where none was written; null where it was never refused. What was taken
 * back in time was never told.
 */
function lastRefusal(kind: ReviewKind) {
  // Among what is selected, a column loses the name of its table, and the log has an id of its own.
  const id = sql.raw(`"${getTableName(reviewTables[kind])}"."id"`);
  return sql<
    string | null
  >`(SELECT coalesce(refusal.after ->> 'review_note', '') FROM ${auditEntries} AS refusal
    JOIN ${auditLog} AS line ON line.id = refusal.id
    WHERE refusal.subject_kind = ${kind} AND refusal.subject_id = ${id}
    AND (refusal.action LIKE '%.reject' OR refusal.action LIKE '%.reject-edit')
    AND NOT coalesce((SELECT later.action LIKE '%.undo' FROM ${auditLog} AS later
      WHERE later.subject_kind = line.subject_kind AND later.subject_id = line.subject_id
      AND later.at >= line.at AND later.rowid > line.rowid ORDER BY later.at, later.rowid LIMIT 1), 0)
    ORDER BY line.at DESC, line.rowid DESC LIMIT 1)`;
}

/** Where somebody's words are among those of a submission, or the name or address of whoever sent it. */
function contains(kind: ReviewKind, words: string): SQL | undefined {
  if (!words) return undefined;
  const table = reviewTables[kind];
  const text =
    "search_text" in table
      ? table.search_text
      : sql`lower(${table.title} || ' ' || ${table.location} || ' ' || ${table.host} || ' ' || ${table.description})`;
  return sql`(instr(${text}, ${words}) > 0 OR EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.id} = ${table.user_id}
    AND instr(lower(${profiles.name} || ' ' || ${profiles.email}), ${words}) > 0))`;
}

export type QueueSlice = { words: string; after: QueueKey | null; limit: number };

/** What a reviewer has to look at, the longest waiting first. */
export function selectWaiting(db: Database, kind: ReviewKind, { words, after, limit }: QueueSlice) {
  const table = reviewTables[kind];
  const isBehind = after
    ? sql`(${table.waiting_since}, ${table.id}) > (${after[0]}, ${after[1]})`
    : undefined;
  return db
    .select(queueRow(kind))
    .from(table)
    .where(and(isInQueue(kind), contains(kind, words), isBehind))
    .orderBy(table.waiting_since, table.id)
    .limit(limit);
}

/** What was decided, the latest first. */
export function selectReviewed(
  db: Database,
  kind: ReviewKind,
  status: "approved" | "rejected",
  { words, after, limit }: QueueSlice,
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
        contains(kind, words),
        isBehind,
      ),
    )
    .orderBy(desc(table.reviewed_at), desc(table.id))
    .limit(limit);
}

export type QueueRow = Awaited<ReturnType<typeof selectWaiting>>[number];

export function countWaiting(db: Database, kind: ReviewKind) {
  const table = reviewTables[kind];
  const oldest = sql<number | null>`min(${table.waiting_since})`.as("oldest");
  return db.select({ count: count(), oldest }).from(table).where(isInQueue(kind));
}

/** How much waits, of all kinds. */
export function waitingCount(): SQL {
  const counts = reviewKinds.map((kind) => {
    return sql`(SELECT count(*) FROM ${reviewTables[kind]} WHERE ${isInQueue(kind)})`;
  });
  return sql`(${sql.join(counts, sql` + `)})`;
}

/** The submissions of a kind before and behind a place in the queue, for going through them one after another. */
export function selectNeighbours(db: Database, kind: ReviewKind, since: SQL, id: string) {
  const table = reviewTables[kind];
  const waits = isInQueue(kind);
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
