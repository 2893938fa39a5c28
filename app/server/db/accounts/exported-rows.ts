import { and, eq, sql } from "drizzle-orm";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { patternColumns } from "../events/event-columns";
import { standsOut } from "../events/own-events";
import { dataRequests, factLinks } from "../schema/account-requests";
import { eventReminders } from "../schema/event-reminders";
import { eventSeries, events, recurrencePatterns } from "../schema/events";
import { images } from "../schema/images";
import { newsletterSubscriptions } from "../schema/mail";
import { submittedTables } from "./submitted-tables";

/** For the export. Dates of a series that follow its rule are left out: the rule describes them. */
export function selectOwnRows(
  db: Database,
  userId: string,
  { email, email_verified_at }: { email: string; email_verified_at: number | null },
) {
  // While an address isn't confirmed, its subscription might be somebody else's.
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

/** In the order of the queries above. */
export const ownTableNames = [
  ...["newsletter", "data_requests", "fact_links", "images", "event_reminders", "recurrence_patterns"],
  ...Object.keys(submittedTables),
];
