import { and, eq, or, sql } from "drizzle-orm";
import type { Database } from "../database";
import { identities } from "../schema/accounts";

type NewIdentity = Pick<typeof identities.$inferSelect, "provider" | "subject" | "user_id" | "email">;

export function insertIdentity(db: Database, identity: NewIdentity, now: Date) {
  return db.insert(identities).values({ ...identity, created_at: now.getTime() });
}

export function selectIdentity(db: Database, provider: string, subject: string) {
  return db
    .select({ user_id: identities.user_id })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    .limit(1);
}

export function selectIdentitiesOf(db: Database, userId: string) {
  return db
    .select({ provider: identities.provider, email: identities.email, created_at: identities.created_at })
    .from(identities)
    .where(eq(identities.user_id, userId));
}

/** Never removes the last way to sign in, even when two are removed at once. */
export function deleteIdentity(db: Database, userId: string, provider: string) {
  const hasPassword = sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password_hash IS NOT NULL)`;
  const hasAnother = sql`EXISTS (SELECT 1 FROM identities AS other WHERE other.user_id = ${userId} AND other.provider <> ${provider})`;
  return db
    .delete(identities)
    .where(
      and(eq(identities.user_id, userId), eq(identities.provider, provider), or(hasPassword, hasAnother)),
    )
    .returning({ provider: identities.provider });
}
