import { and, eq, isNull, sql } from "drizzle-orm";
import type { Language } from "../../../rules/site/language";
import type { Database } from "../client";
import { newsletterSubscriptions as subscriptions } from "../schema/mail";

type Signup = {
  email: string;
  language: Language;
  confirm_token_hash: string;
  unsubscribe_token: string;
};

export async function findSubscription(db: Database, email: string) {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.email, email)).limit(1);
  return rows[0] ?? null;
}

/**
 * A new address waits for its confirmation; one that waits already, or left, gets the newer confirmation link and
 * keeps its place and its unsubscribe link. A confirmed one stays as it is.
 */
export function upsertSubscription(db: Database, signup: Signup, now: Date) {
  return db
    .insert(subscriptions)
    .values({ id: crypto.randomUUID(), ...signup, created_at: now.getTime() })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: {
        language: signup.language,
        confirm_token_hash: signup.confirm_token_hash,
        confirmed_at: null,
        unsubscribed_at: null,
      },
      setWhere: sql`${subscriptions.confirmed_at} IS NULL OR ${subscriptions.unsubscribed_at} IS NOT NULL`,
    });
}

/** True when a subscription waited for this link. The link stays valid for a second press of its button. */
export async function markConfirmed(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ confirmed_at: sql`coalesce(${subscriptions.confirmed_at}, ${now.getTime()})` })
    .where(and(eq(subscriptions.confirm_token_hash, tokenHash), isNull(subscriptions.unsubscribed_at)))
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

export async function unsubscribe(db: Database, token: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ unsubscribed_at: sql`coalesce(${subscriptions.unsubscribed_at}, ${now.getTime()})` })
    .where(eq(subscriptions.unsubscribe_token, token))
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}
