import { and, asc, eq, gte } from "drizzle-orm";
import { askedAtPlace, askedOfHost } from "../../../rules/events/events-at-place";
import type { PlaceKind } from "../../../rules/site/listing-kinds";
import { localDate, startOfDate } from "../../../rules/time/panama-time";
import type { Database } from "../database";
import { listingTables } from "../places/listings";
import { events } from "../schema/events";
import { eventColumns } from "./event-columns";
import { isPublicThere, isWithin } from "./public-events";

export function selectPublicEventsAtPlace(db: Database, kind: PlaceKind, slug: string, now: Date) {
  const table = listingTables[kind];
  return db
    .select(eventColumns)
    .from(events)
    .where(
      and(
        eq(events.place_id, db.select({ id: table.id }).from(table).where(eq(table.slug, slug))),
        eq(events.place_kind, kind),
        gte(events.starts_at, startOfDate(localDate(now))),
        isPublicThere,
      ),
    )
    .orderBy(asc(events.starts_at))
    .limit(askedAtPlace);
}

/** Those that an activity hosts, wherever they are, among the next in town: few have a venue of their own. */
export function selectPublicEventsOfHost(db: Database, slug: string, now: Date) {
  const { activity } = listingTables;
  const next = db
    .select(eventColumns)
    .from(events)
    .where(isWithin({ from: startOfDate(localDate(now)) }))
    .orderBy(asc(events.starts_at), asc(events.id))
    .limit(askedOfHost)
    .as("next");
  const name = db.select({ name: activity.business_name }).from(activity).where(eq(activity.slug, slug));
  return db.select().from(next).where(eq(next.host, name)).orderBy(asc(next.starts_at));
}
