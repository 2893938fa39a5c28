import { and, asc, gt, sql } from "drizzle-orm";
import type { SubscriberState } from "../../../rules/mail/subscriber-states";
import type { Database } from "../database";
import { newsletterSubscriptions as subscriptions } from "../schema/mail";

const state = sql<SubscriberState>`CASE
  WHEN ${subscriptions.unsubscribed_at} IS NOT NULL AND ${subscriptions.returned_as} = 'bounce' THEN 'bounced'
  WHEN ${subscriptions.unsubscribed_at} IS NOT NULL AND ${subscriptions.returned_as} = 'complaint' THEN 'complained'
  WHEN ${subscriptions.unsubscribed_at} IS NOT NULL THEN 'left'
  WHEN ${subscriptions.confirmed_at} IS NOT NULL THEN 'confirmed'
  ELSE 'waiting' END`;

export function countSubscribers(db: Database) {
  return db
    .select({ state: state.as("state"), language: subscriptions.language, count: sql<number>`count(*)` })
    .from(subscriptions)
    .groupBy(sql`1`, subscriptions.language);
}

const monthOf = (instant: typeof subscriptions.confirmed_at | typeof subscriptions.unsubscribed_at) =>
  sql<string>`strftime('%Y-%m', ${instant} / 1000, 'unixepoch', '-5 hours')`;

/** Per month in Panama's time, and how many left. */
export function selectConfirmedByMonth(db: Database) {
  const month = monthOf(subscriptions.confirmed_at);
  return db
    .select({ month: month.as("month"), count: sql<number>`count(*)` })
    .from(subscriptions)
    .where(sql`${subscriptions.confirmed_at} IS NOT NULL`)
    .groupBy(sql`1`);
}

export function selectLeftByMonth(db: Database) {
  const month = monthOf(subscriptions.unsubscribed_at);
  return db
    .select({ month: month.as("month"), count: sql<number>`count(*)` })
    .from(subscriptions)
    .where(sql`${subscriptions.confirmed_at} IS NOT NULL AND ${subscriptions.unsubscribed_at} IS NOT NULL`)
    .groupBy(sql`1`);
}

/** Page by page. */
export function selectSubscribers(db: Database, after: string, limit: number) {
  const { email, language, created_at, confirmed_at, unsubscribed_at } = subscriptions;
  return db
    .select({ email, language, state: state.as("state"), created_at, confirmed_at, unsubscribed_at })
    .from(subscriptions)
    .where(and(gt(subscriptions.email, after)))
    .orderBy(asc(subscriptions.email))
    .limit(limit);
}
