import { eq, sql } from "drizzle-orm";
import type { Database } from "../client";
import { insertRow } from "../rows";
import { newsletterRefusals as refusals, newsletterSubscriptions as subscriptions } from "../schema/mail";

export function insertRefusal(db: Database, address_hash: string, since: Date) {
  return db
    .insert(refusals)
    .values({ address_hash, since: since.getTime() })
    .onConflictDoNothing({ target: refusals.address_hash });
}

/** The same where the address was on the list once, or did not want to be. */
export function insertRefusalOfReader(db: Database, email: string, address_hash: string, now: Date) {
  const isKnown = sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${subscriptions.email} = ${email}
    AND (${subscriptions.confirmed_at} IS NOT NULL OR ${subscriptions.unsubscribed_at} IS NOT NULL))`;
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${refusals} WHERE ${refusals.address_hash} = ${address_hash})`;
  return insertRow(db, refusals, { address_hash, since: now.getTime() }, [isKnown, isNew]);
}

export function deleteRefusal(db: Database, address_hash: string) {
  return db.delete(refusals).where(eq(refusals.address_hash, address_hash));
}
