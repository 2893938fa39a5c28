import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { type ReviewKind, reviewKinds } from "../../../rules/review/review-kinds";
import type { Database } from "../database";
import { reviewNames, reviewTables } from "../review/review-tables";
import { profiles } from "../schema/accounts";
import { events } from "../schema/events";

/** When the mailbox's holder took the account over; null once they've looked through its earlier submissions. */
export function selectTakeoverTime(db: Database, userId: string) {
  return db.select({ at: profiles.taken_over_at }).from(profiles).where(eq(profiles.id, userId)).limit(1);
}

/** A series counts once, without its dates. */
export function selectSubmittedBeforeTakeover(db: Database, userId: string) {
  const takenOver = db.select({ at: profiles.taken_over_at }).from(profiles).where(eq(profiles.id, userId));
  return reviewKinds.map((kind) => {
    const table = reviewTables[kind];
    return db
      .select({
        kind: sql<ReviewKind>`${kind}`.as("kind"),
        id: sql<string>`${table.id}`.as("sent_id"),
        name: sql<string>`${reviewNames[kind]}`.as("sent_name"),
        status: table.status,
        language: table.language,
      })
      .from(table)
      .where(
        and(
          eq(table.user_id, userId),
          lte(table.created_at, takenOver),
          isNull(table.deleted_at),
          kind === "event" ? isNull(events.event_series_id) : undefined,
        ),
      )
      .orderBy(table.created_at)
      .limit(100);
  });
}
