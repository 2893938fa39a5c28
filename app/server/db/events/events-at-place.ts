import { and, asc, eq, gte } from "drizzle-orm";
import { askedAtPlace } from "../../../rules/events/events-at-place";
import type { PlaceKind } from "../../../rules/places/place-kinds";
import { localDate, startOfDate } from "../../../rules/time/panama-time";
import type { Database } from "../client";
import { listingTables } from "../places/listings";
import { events } from "../schema/events";
import { eventColumns } from "./event-columns";
import { isPublicThere } from "./public-events";

/** What is on at a place from today on. */
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
