import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database";
import { profiles } from "../schema/accounts";
import { eventReminders } from "../schema/event-reminders";
import { eventSeries, events } from "../schema/events";
import { images } from "../schema/images";
import {
  adventureBusinessListings,
  businessListings,
  hotelListings,
  restaurantListings,
} from "../schema/places";
import { blogPosts } from "../schema/posts";

export const submittedTables = {
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
 * When an account is deleted: what was never approved goes too; what's public stays without an owner, unless it's to
 * go as well; waiting edits are dropped. Rows are only marked here. The job removes them, with their addresses, once
 * everybody who asked for a reminder has been told.
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

/** The same for everything submitted before the mailbox's holder took the account over. */
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

/** A date of a series counts as submitted with the series, even if the job added it later. */
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
