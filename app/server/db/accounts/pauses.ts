import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../database";
import { users } from "../schema/accounts";

/** A paused account can't submit anything. An admin's account is never paused. */
export function pauseUser(db: Database, id: string, reason: string, now: Date) {
  const isNoAdmin = sql`NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${id} AND role = 'admin')`;
  return db
    .update(users)
    .set({ paused_at: now.getTime(), pause_reason: reason })
    .where(and(eq(users.id, id), isNull(users.paused_at), isNoAdmin));
}

export function resumeUser(db: Database, id: string) {
  return db
    .update(users)
    .set({ paused_at: null, pause_reason: null })
    .where(and(eq(users.id, id), isNotNull(users.paused_at)));
}
