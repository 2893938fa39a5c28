import { sql } from "drizzle-orm";
import type { ReviewKind } from "../../../rules/review/review-kinds";
import { listingKinds } from "../../../rules/site/listing-kinds";
import type { Database } from "../database";
import { giveUses } from "../pictures/picture-uses";
import { events } from "../schema/events";
import { question, statement } from "../statement";
import { reviewCategories, reviewNames, reviewTables } from "./review-tables";

/**
 * Gives one thing to another owner, with its waiting edit; only as it was read, and only to an account that may
 * submit. A date is never given without its series.
 */
export function giveThing(
  db: Database,
  { kind, id }: { kind: ReviewKind; id: string },
  { from, to }: { from: string | null; to: string },
  now: Date,
) {
  const isWhole = kind === "event" ? sql` AND event_series_id IS NULL` : sql``;
  // The new owner hasn't been asked yet.
  const unanswered = listingKinds.some((one) => one === kind) ? sql`asks = 0, ` : sql``;
  return statement(
    db,
    sql`UPDATE ${reviewTables[kind]} SET ${unanswered}user_id = ${to}, updated_at = max(${now.getTime()}, updated_at + 1)
      WHERE id = ${id} AND user_id IS ${from} AND deleted_at IS NULL${isWhole}
      AND EXISTS (SELECT 1 FROM users WHERE id = ${to} AND email_verified_at IS NOT NULL AND paused_at IS NULL)`,
  );
}

/** The dates of a series, and the pictures uploaded for a thing. */
export function giveAlong(
  db: Database,
  { kind, id }: { kind: ReviewKind; id: string },
  { from, to }: { from: string | null; to: string },
) {
  const pictures = from === null ? [] : giveUses(db, kind, id, from, to);
  if (kind !== "series") return pictures;
  const dates = statement(db, sql`UPDATE ${events} SET user_id = ${to} WHERE event_series_id = ${id}`);
  return [...pictures, dates];
}

export function selectThing(db: Database, { kind, id }: { kind: ReviewKind; id: string }) {
  const isWhole = kind === "event" ? sql` AND event_series_id IS NULL` : sql``;
  return question<{ user_id: string | null; name: string; category: string | null }>(
    db,
    sql`SELECT user_id, ${reviewNames[kind]} AS name, ${reviewCategories[kind]} AS category FROM ${reviewTables[kind]}
      WHERE id = ${id} AND deleted_at IS NULL${isWhole}`,
  );
}
