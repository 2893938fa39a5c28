import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { recoveryCodes, totpFactors } from "../schema/accounts";

export function selectFactor(db: Database, userId: string) {
  return db
    .select(pick(totpFactors, "secret", "confirmed_at", "created_at"))
    .from(totpFactors)
    .where(eq(totpFactors.user_id, userId))
    .limit(1);
}

/** Replaces a factor that isn't confirmed yet; a confirmed one stays. */
export function putWaitingFactor(db: Database, userId: string, secret: string, now: Date) {
  const fresh = { secret, created_at: now.getTime(), last_step: 0 };
  return db
    .insert(totpFactors)
    .values({ user_id: userId, ...fresh })
    .onConflictDoUpdate({
      target: totpFactors.user_id,
      set: fresh,
      setWhere: isNull(totpFactors.confirmed_at),
    });
}

export function confirmFactor(db: Database, userId: string, step: number, now: Date) {
  return db
    .update(totpFactors)
    .set({ confirmed_at: now.getTime(), last_step: step })
    .where(and(eq(totpFactors.user_id, userId), isNull(totpFactors.confirmed_at)))
    .returning({ user_id: totpFactors.user_id });
}

/** A code works once: no row comes back when this time step, or a later one, was used before. */
export function takeStep(db: Database, userId: string, step: number) {
  return db
    .update(totpFactors)
    .set({ last_step: step })
    .where(and(eq(totpFactors.user_id, userId), lt(totpFactors.last_step, step)))
    .returning({ user_id: totpFactors.user_id });
}

export function deleteFactor(db: Database, userId: string) {
  return db.delete(totpFactors).where(eq(totpFactors.user_id, userId));
}

export function insertRecoveryCodes(db: Database, userId: string, hashes: string[], now: Date) {
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now.getTime() }));
  return db.insert(recoveryCodes).values(rows);
}

export function deleteRecoveryCodes(db: Database, userId: string) {
  return db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
}

/** No row comes back when the code is wrong or was used before. */
export function takeRecoveryCode(db: Database, userId: string, hash: string, now: Date) {
  return db
    .update(recoveryCodes)
    .set({ used_at: now.getTime() })
    .where(
      and(
        eq(recoveryCodes.user_id, userId),
        eq(recoveryCodes.code_hash, hash),
        isNull(recoveryCodes.used_at),
      ),
    )
    .returning({ user_id: recoveryCodes.user_id });
}

export function countRecoveryCodes(db: Database, userId: string) {
  return db
    .select({ left: sql<number>`count(*)`.as("left_over") })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)));
}
