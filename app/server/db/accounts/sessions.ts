import { and, desc, eq, gt, lte, ne, sql } from "drizzle-orm";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { waitingCount } from "../review/review-queue";
import { devices, profiles, sessions, userRoles, users } from "../schema/accounts";
import { insertRow } from "../write-row";

export type SessionRow = typeof sessions.$inferSelect;

export function insertSession(db: Database, session: SessionRow) {
  return db.insert(sessions).values(session);
}

/** Only while the password that opened the session is still the account's. */
export function insertSessionByPassword(db: Database, session: SessionRow, hash: string) {
  const isStill = sql`EXISTS (SELECT 1 FROM users WHERE id = ${session.user_id} AND password_hash = ${hash})`;
  return insertRow(db, sessions, session, [isStill]);
}

const isAdmin = sql`EXISTS (SELECT 1 FROM ${userRoles} WHERE ${userRoles.user_id} = ${sessions.user_id} AND ${userRoles.role} = 'admin')`;

export function selectSession(db: Database, tokenHash: string, now: Date) {
  return db
    .select({
      session_id: sessions.id,
      ...pick(sessions, "user_id", "awaits_factor", "authenticated_at", "password_given_at"),
      ...pick(sessions, "last_used_at", "expires_at"),
      ...pick(users, "email", "email_verified_at", "last_seen_on"),
      pause_reason: sql<
        string | null
      >`CASE WHEN ${users.paused_at} IS NOT NULL THEN coalesce(${users.pause_reason}, '') END`,
      has_password: sql<number>`${users.password_hash} IS NOT NULL`,
      name: profiles.name,
      language: profiles.language,
      is_admin: sql<number>`${isAdmin}`,
      /** Null for anybody who isn't an admin. */
      waiting: sql<number | null>`CASE WHEN ${isAdmin} THEN ${waitingCount()} END`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(profiles, eq(profiles.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, tokenHash), gt(sessions.expires_at, now.getTime())))
    .limit(1);
}

export type FoundSession = Awaited<ReturnType<typeof selectSession>>[number];

export function markSessionUsed(db: Database, id: string, expiresAt: Date, now: Date) {
  return db
    .update(sessions)
    .set({ last_used_at: now.getTime(), expires_at: expiresAt.getTime() })
    .where(eq(sessions.id, id));
}

/** In Panama's time. */
export function markSeen(db: Database, userId: string, day: string) {
  return db.update(users).set({ last_seen_on: day }).where(eq(users.id, userId));
}

export function markPasswordGiven(db: Database, id: string, now: Date) {
  return db.update(sessions).set({ password_given_at: now.getTime() }).where(eq(sessions.id, id));
}

/** Most recently used first. */
export function selectSessionsOf(db: Database, userId: string, now: Date) {
  return db
    .select(pick(sessions, "id", "user_agent", "country", "created_at", "last_used_at"))
    .from(sessions)
    .where(
      and(
        eq(sessions.user_id, userId),
        eq(sessions.awaits_factor, false),
        gt(sessions.expires_at, now.getTime()),
      ),
    )
    .orderBy(desc(sessions.last_used_at))
    .limit(100);
}

export function deleteSession(db: Database, userId: string, id: string) {
  return db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
}

export function deleteSessionsOf(db: Database, userId: string, except?: string) {
  const others = except ? ne(sessions.id, except) : undefined;
  return db.delete(sessions).where(and(eq(sessions.user_id, userId), others));
}

export function deleteExpiredSessions(db: Database, now: Date) {
  return db.delete(sessions).where(lte(sessions.expires_at, now.getTime()));
}

export function insertDevice(db: Database, userId: string, name: string, now: Date) {
  return db
    .insert(devices)
    .values({ user_id: userId, name, first_used_at: now.getTime() })
    .onConflictDoNothing();
}
