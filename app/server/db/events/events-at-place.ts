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

/** Those it hosts, wherever they are, among the next in town. */
export function selectPublicEventsOfHost(db: Database, kind: PlaceKind, slug: string, now: Date) {
  const table = listingTables[kind];
  const name = "business_name" in table ? table.business_name : table.name;
  const next = db
    .select(eventColumns)
    .from(events)
    .where(isWithin({ from: startOfDate(localDate(now)) }))
    .orderBy(asc(events.starts_at), asc(events.id))
    .limit(askedOfHost)
    .as("next");
  return db
    .select()
    .from(next)
    .where(eq(next.host, db.select({ name }).from(table).where(eq(table.slug, slug))))
    .orderBy(asc(next.starts_at));
}
