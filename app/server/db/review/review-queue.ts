import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type ReviewKind, reviewKinds } from "../../../rules/review/review-kinds";
import type { Database } from "../database";
import { profiles, users } from "../schema/accounts";
import { events } from "../schema/events";
import { queueRow } from "./queue-row";
import { reviewTables } from "./review-tables";

export type QueueKey = readonly [at: number, id: string];

/** Dates are decided with their series; only a date with changes of its own is reviewed by itself. */
const standsAlone = (kind: ReviewKind) => (kind === "event" ? isNull(events.event_series_id) : undefined);

/** Submissions of paused accounts don't wait. */
export const isInQueue = (kind: ReviewKind) => {
  const { waiting_since, deleted_at, user_id } = reviewTables[kind];
  const isPaused = sql`coalesce(${user_id}, '') IN (SELECT id FROM ${users} WHERE paused_at IS NOT NULL)`;
  return and(isNotNull(waiting_since), isNull(deleted_at), sql`NOT ${isPaused}`);
};

/** Searches a submission's text and its sender's name and address. */
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

/** Longest waiting first. */
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

/** Latest first. */
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

export function waitingCount(): SQL {
  const counts = reviewKinds.map((kind) => {
    return sql`(SELECT count(*) FROM ${reviewTables[kind]} WHERE ${isInQueue(kind)})`;
  });
  return sql`(${sql.join(counts, sql` + `)})`;
}

/** The previous and next submission, for going through them one after another. */
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

/** Null when it isn't waiting. */
export function waitingSince(kind: ReviewKind, id: string): SQL {
  const table = reviewTables[kind];
  return sql`(SELECT ${table.waiting_since} FROM ${table} WHERE ${table.id} = ${id})`;
}
