import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Language } from "../../../rules/site/language";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { newsletterRefusals as refusals, newsletterSubscriptions as subscriptions } from "../schema/mail";
import { insertRow } from "../write-row";

type Signup = {
  email: string;
  language: Language;
  confirm_token_hash: string;
  unsubscribe_token: string;
};

export function selectSubscription(db: Database, email: string) {
  return db.select().from(subscriptions).where(eq(subscriptions.email, email)).limit(1);
}

/**
 * A new address waits for confirmation. One that's waiting or has left gets the new confirmation link and keeps its
 * unsubscribe link; whoever left stays unsubscribed until that link is used. A confirmed one stays as it is.
 */
export function upsertSubscription(db: Database, signup: Signup, now: Date) {
  const created_at = now.getTime();
  return db
    .insert(subscriptions)
    .values({ id: crypto.randomUUID(), ...signup, created_at })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: { language: signup.language, confirm_token_hash: signup.confirm_token_hash, created_at },
      setWhere: sql`${subscriptions.confirmed_at} IS NULL OR ${subscriptions.unsubscribed_at} IS NOT NULL`,
    });
}

const standing = pick(subscriptions, "email", "confirm_token_hash", "confirmed_at", "unsubscribed_at");

/** Waiting for this link, or already confirmed by it. */
export function selectByConfirmToken(db: Database, tokenHash: string) {
  return db
    .select(standing)
    .from(subscriptions)
    .where(eq(subscriptions.confirm_token_hash, tokenHash))
    .limit(1);
}

export function selectByUnsubscribeToken(db: Database, token: string) {
  return db.select(standing).from(subscriptions).where(eq(subscriptions.unsubscribe_token, token)).limit(1);
}

/** Pressing the button again works too. */
export function markConfirmed(db: Database, tokenHash: string, now: Date) {
  const { confirmed_at, unsubscribed_at } = subscriptions;
  const since = sql`CASE WHEN ${unsubscribed_at} IS NULL THEN coalesce(${confirmed_at}, ${now.getTime()}) ELSE ${now.getTime()} END`;
  return db
    .update(subscriptions)
    .set({ confirmed_at: since, unsubscribed_at: null, returned_as: null })
    .where(eq(subscriptions.confirm_token_hash, tokenHash));
}

/** Clears the confirmation link, so that an old one can't bring anybody back. */
export async function unsubscribe(db: Database, token: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({
      unsubscribed_at: sql`coalesce(${subscriptions.unsubscribed_at}, ${now.getTime()})`,
      confirm_token_hash: null,
    })
    .where(eq(subscriptions.unsubscribe_token, token))
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

export function selectReader(db: Database, id: string) {
  const { email, unsubscribe_token, confirmed_at } = subscriptions;
  return db
    .select({ id: subscriptions.id, email, unsubscribe_token, confirmed_at })
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
    .limit(1);
}

type Gone = { id: string; confirmed_at: number };

/**
 * Mail to this address bounced or was complained about. Changes nothing for somebody who has left, or came back since.
 */
export function markReturned(
  db: Database,
  { id, confirmed_at }: Gone,
  returned_as: "bounce" | "complaint",
  now: Date,
) {
  return db
    .update(subscriptions)
    .set({ unsubscribed_at: now.getTime(), returned_as, confirm_token_hash: null })
    .where(
      and(
        eq(subscriptions.id, id),
        eq(subscriptions.confirmed_at, confirmed_at),
        isNull(subscriptions.unsubscribed_at),
      ),
    );
}

export function deleteSubscription(db: Database, email: string) {
  return db.delete(subscriptions).where(eq(subscriptions.email, email));
}

export function deleteUnconfirmed(db: Database, before: Date) {
  const { confirmed_at, unsubscribed_at, created_at } = subscriptions;
  return db
    .delete(subscriptions)
    .where(and(isNull(confirmed_at), isNull(unsubscribed_at), lt(created_at, before.getTime())));
}

/** Left before then, and hasn't asked to come back. */
const leftBefore = (before: Date) =>
  and(
    lt(subscriptions.unsubscribed_at, before.getTime()),
    or(isNull(subscriptions.confirm_token_hash), lt(subscriptions.created_at, before.getTime())),
  );

export function selectLeft(db: Database, before: Date, limit: number) {
  return db
    .select({ email: subscriptions.email, since: subscriptions.unsubscribed_at })
    .from(subscriptions)
    .where(and(leftBefore(before), isNotNull(subscriptions.unsubscribed_at)))
    .limit(limit);
}

export function deleteLeft(db: Database, email: string, before: Date) {
  return db.delete(subscriptions).where(and(eq(subscriptions.email, email), leftBefore(before)));
}

export function insertRefusal(db: Database, address_hash: string, since: Date) {
  return db
    .insert(refusals)
    .values({ address_hash, since: since.getTime() })
    .onConflictDoNothing({ target: refusals.address_hash });
}

/** The same for an address that is or was subscribed, or refused before. */
export function insertRefusalOfReader(db: Database, email: string, address_hash: string, now: Date) {
  const isKnown = sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${subscriptions.email} = ${email}
    AND (${subscriptions.confirmed_at} IS NOT NULL OR ${subscriptions.unsubscribed_at} IS NOT NULL))`;
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${refusals} WHERE ${refusals.address_hash} = ${address_hash})`;
  return insertRow(db, refusals, { address_hash, since: now.getTime() }, [isKnown, isNew]);
}

export function deleteRefusal(db: Database, address_hash: string) {
  return db.delete(refusals).where(eq(refusals.address_hash, address_hash));
}
