import { and, eq, type SQL, sql } from "drizzle-orm";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../client";
import { patternColumns } from "../events/event-columns";
import { standsOut } from "../events/own-events";
import { dataRequests, factLinks } from "../schema/account-requests";
import { profiles } from "../schema/accounts";
import { eventReminders } from "../schema/event-reminders";
import { eventSeries, events, recurrencePatterns } from "../schema/events";
import { images } from "../schema/images";
import { newsletterSubscriptions } from "../schema/mail";
import {
  adventureBusinessListings,
  businessListings,
  hotelListings,
  restaurantListings,
} from "../schema/places";
import { blogPosts } from "../schema/posts";

/** Every table of things people submit: with `user_id`, `status` and `pending_changes`. */
const submittedTables = {
  restaurants: restaurantListings,
  hotels: hotelListings,
  activities: adventureBusinessListings,
  businesses: businessListings,
  events,
  event_series: eventSeries,
  blog_posts: blogPosts,
} as const;
type SubmittedTable = (typeof submittedTables)[keyof typeof submittedTables];

/**
 * What becomes of somebody's submissions when the account goes: whatever was never approved goes with it; what is
 * public stays without an owner, unless it shall go too. An edit that waited for review is dropped. What goes is marked
 * and removed by the job, with its addresses, once everybody who wanted to be reminded of it knows.
 */
export function releaseSubmissions(
  db: Database,
  userId: string,
  { removeListings }: { removeListings: boolean },
  now: Date,
) {
  return [
    ...release(db, userId, { removeListings }, now),
    db.delete(eventReminders).where(eq(eventReminders.user_id, userId)),
    db.update(images).set({ user_id: null }).where(eq(images.user_id, userId)),
  ];
}

/** The same for what was sent before the holder of the mailbox took the account over; what they sent since stays theirs. */
export function releaseSentBefore(
  db: Database,
  userId: string,
  options: { removeListings: boolean },
  now: Date,
) {
  const takenOver = sql`(SELECT ${profiles.taken_over_at} FROM ${profiles} WHERE ${profiles.id} = ${userId})`;
  return [
    ...release(db, userId, options, now, (table) => sql`${sentAt(table)} <= ${takenOver}`),
    db
      .update(images)
      .set({ user_id: null })
      .where(and(eq(images.user_id, userId), sql`${images.created_at} <= ${takenOver}`)),
  ];
}

/** The dates of a series were sent with it, also those that the job wrote down later. */
function sentAt(table: SubmittedTable): SQL {
  if (table !== events) return sql`${table.created_at}`;
  return sql`coalesce((SELECT series.created_at FROM event_series AS series WHERE series.id = ${events.event_series_id}), ${events.created_at})`;
}

function release(
  db: Database,
  userId: string,
  { removeListings }: { removeListings: boolean },
  now: Date,
  isMeant: (table: SubmittedTable) => SQL | undefined = () => undefined,
) {
  return Object.values(submittedTables).map((table) => {
    const isHidden = "publication" in table ? sql` OR ${table.publication} = 'draft'` : sql``;
    const goes = removeListings ? sql`1` : sql`${table.status} <> 'approved'${isHidden}`;
    return db
      .update(table)
      .set({
        user_id: null,
        pending_changes: null,
        waiting_since: null,
        deleted_at: sql`coalesce(${table.deleted_at}, CASE WHEN ${goes} THEN ${now.getTime()} END)`,
      })
      .where(and(eq(table.user_id, userId), isMeant(table)));
  });
}

/** Everything of theirs, for the export. The dates of a series that are as its rule has them are told by the rule. */
export function selectOwnRows(
  db: Database,
  userId: string,
  { email, email_verified_at }: { email: string; email_verified_at: number | null },
) {
  // Whoever has not shown that an address is theirs learns nothing of what its holder reads.
  const isTheirs = email_verified_at === null ? sql`0` : eq(newsletterSubscriptions.email, email);
  return [
    db
      .select({
        ...pick(newsletterSubscriptions, "email", "language", "created_at", "confirmed_at"),
        unsubscribed_at: newsletterSubscriptions.unsubscribed_at,
        returned_as: newsletterSubscriptions.returned_as,
      })
      .from(newsletterSubscriptions)
      .where(isTheirs)
      .limit(1),
    db
      .select({
        kind: dataRequests.kind,
        asked_at: dataRequests.asked_at,
        expires_at: dataRequests.expires_at,
        answered_at: dataRequests.answered_at,
      })
      .from(dataRequests)
      .where(eq(dataRequests.user_id, userId))
      .limit(10),
    db
      .select(pick(factLinks, "purpose", "kind", "listing_id", "created_at", "expires_at", "used_at"))
      .from(factLinks)
      .where(eq(factLinks.user_id, userId))
      .limit(1000),
    db.select().from(images).where(eq(images.user_id, userId)).limit(1000),
    db.select().from(eventReminders).where(eq(eventReminders.user_id, userId)).limit(1000),
    db
      .select({ event_series_id: recurrencePatterns.event_series_id, ...patternColumns })
      .from(eventSeries)
      .innerJoin(recurrencePatterns, eq(recurrencePatterns.event_series_id, eventSeries.id))
      .where(eq(eventSeries.user_id, userId))
      .limit(1000),
    ...Object.values(submittedTables).map((table) =>
      db
        .select()
        .from(table)
        .where(and(eq(table.user_id, userId), table === events ? standsOut : undefined))
        .limit(1000),
    ),
  ] as const;
}

/** The names of what the above brings, in its order. */
export const ownTableNames = [
  ...["newsletter", "data_requests", "fact_links", "images", "event_reminders", "recurrence_patterns"],
  ...Object.keys(submittedTables),
];
