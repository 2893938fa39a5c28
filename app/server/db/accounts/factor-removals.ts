import { and, eq, lte, sql } from "drizzle-orm";
import type { Database } from "../database";
import { factorRemovals } from "../schema/account-requests";
import { profiles } from "../schema/accounts";
import { insertRow } from "../write-row";

type Removal = typeof factorRemovals.$inferInsert;

/** Only where a second factor exists and no removal is waiting. */
export function insertFactorRemoval(db: Database, removal: Removal) {
  const isThere = sql`EXISTS (SELECT 1 FROM totp_factors WHERE user_id = ${removal.user_id} AND confirmed_at IS NOT NULL)`;
  const isNew = sql`NOT EXISTS (SELECT 1 FROM factor_removals WHERE user_id = ${removal.user_id})`;
  return insertRow(db, factorRemovals, removal, [isThere, isNew]);
}

export function deleteFactorRemoval(db: Database, userId: string) {
  return db.delete(factorRemovals).where(eq(factorRemovals.user_id, userId));
}

/** Only one run of the job gets the row. */
export function deleteDueRemoval(db: Database, userId: string, now: Date) {
  return db
    .delete(factorRemovals)
    .where(and(eq(factorRemovals.user_id, userId), lte(factorRemovals.due_at, now.getTime())));
}

export function selectDueRemovals(db: Database, now: Date, limit: number) {
  return db
    .select({
      id: factorRemovals.user_id,
      reason: factorRemovals.reason,
      asked_by: factorRemovals.asked_by,
      email: profiles.email,
      language: profiles.language,
    })
    .from(factorRemovals)
    .innerJoin(profiles, eq(profiles.id, factorRemovals.user_id))
    .where(lte(factorRemovals.due_at, now.getTime()))
    .orderBy(factorRemovals.due_at)
    .limit(limit);
}

export function selectRemovalByToken(db: Database, tokenHash: string) {
  return db
    .select({
      user_id: factorRemovals.user_id,
      reason: factorRemovals.reason,
      name: sql<string>`(SELECT name FROM profiles WHERE id = ${factorRemovals.user_id})`.as("owner_name"),
      asked_by: profiles.id,
      email: profiles.email,
      language: profiles.language,
    })
    .from(factorRemovals)
    .leftJoin(profiles, eq(profiles.id, factorRemovals.asked_by))
    .where(eq(factorRemovals.token_hash, tokenHash))
    .limit(1);
}
