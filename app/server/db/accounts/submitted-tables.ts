import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../client";
import { patternColumns } from "../events/event-columns";
import { standsOut } from "../events/own-events";
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
  const statements = Object.values(submittedTables).map((table) => {
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
      .where(eq(table.user_id, userId));
  });
  return [
    ...statements,
    db.delete(eventReminders).where(eq(eventReminders.user_id, userId)),
    db.update(images).set({ user_id: null }).where(eq(images.user_id, userId)),
  ];
}

/** Everything of theirs, for the export. The dates of a series that are as its rule has them are told by the rule. */
export function selectOwnRows(db: Database, userId: string, email: string) {
  return [
    db
      .select({
        email: newsletterSubscriptions.email,
        language: newsletterSubscriptions.language,
        created_at: newsletterSubscriptions.created_at,
        confirmed_at: newsletterSubscriptions.confirmed_at,
        unsubscribed_at: newsletterSubscriptions.unsubscribed_at,
      })
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email))
      .limit(1),
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
  ...["newsletter", "images", "event_reminders", "recurrence_patterns"],
  ...Object.keys(submittedTables),
];
