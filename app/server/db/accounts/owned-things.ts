import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { type ReviewKind, reviewKinds } from "../../../rules/review/review-kinds";
import type { Status } from "../../../rules/review/status";
import type { Database } from "../database";
import { reviewNames, reviewTables } from "../review/review-tables";
import { question } from "../statement";

export type OwnedThing = {
  kind: ReviewKind;
  id: string;
  name: string;
  status: Status;
  waiting_since: number | null;
};

const mostOfKind = 100;

/** Newest first within each kind; a series counts once, without its dates. */
export function selectOwnedThings(db: Database, personId: string) {
  return reviewKinds.map((kind) => {
    const isWhole = kind === "event" ? sql` AND event_series_id IS NULL` : sql``;
    return question<OwnedThing>(
      db,
      sql`SELECT ${kind} AS kind, id, ${reviewNames[kind]} AS name, status, waiting_since
        FROM ${reviewTables[kind]} WHERE user_id = ${personId} AND deleted_at IS NULL${isWhole}
        ORDER BY created_at DESC LIMIT ${mostOfKind}`,
    );
  });
}

/** Longest waiting first within each kind. */
export function selectWaitingOf(db: Database, personId: string, limit: number) {
  return reviewKinds.map((kind) => {
    const { id, user_id, waiting_since, deleted_at } = reviewTables[kind];
    return db
      .select({ kind: sql<ReviewKind>`${kind}`.as("kind"), id })
      .from(reviewTables[kind])
      .where(and(eq(user_id, personId), isNotNull(waiting_since), isNull(deleted_at)))
      .orderBy(waiting_since)
      .limit(limit);
  });
}
