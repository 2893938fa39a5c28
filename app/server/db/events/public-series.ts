import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { Database } from "../database";
import { eventSeries, eventSlugs, events, recurrencePatterns } from "../schema/events";
import { question } from "../statement";
import { eventColumns, patternColumns, seriesColumns } from "./event-columns";
import { isPublicSeries, isPublicThere } from "./public-events";
import { joinVenue, venueColumns } from "./venue-of-event";

export function seriesAt(db: Database, slug: string) {
  return db.select({ id: eventSeries.id }).from(eventSeries).where(eq(eventSeries.slug, slug));
}

export function selectPublicSeries(db: Database, slug: string) {
  const columns = { ...seriesColumns, ...patternColumns, ...venueColumns };
  return joinVenue(db.select(columns).from(eventSeries).$dynamic(), eventSeries)
    .innerJoin(recurrencePatterns, eq(recurrencePatterns.event_series_id, eventSeries.id))
    .where(and(eq(eventSeries.slug, slug), isPublicSeries))
    .limit(1);
}

export function selectPublicRules(db: Database, from: string, limit: number) {
  const { id, slug, first_date, start_time } = eventSeries;
  return db
    .select({ id, slug, first_date, start_time, ...patternColumns })
    .from(eventSeries)
    .innerJoin(recurrencePatterns, eq(recurrencePatterns.event_series_id, eventSeries.id))
    .where(and(isPublicSeries, gte(eventSeries.last_date, from)))
    .limit(limit);
}

export function selectPublicDatesAhead(db: Database, slug: string, from: Date, limit: number) {
  return db
    .select(eventColumns)
    .from(events)
    .where(
      and(
        eq(events.event_series_id, seriesAt(db, slug)),
        gte(events.starts_at, from.getTime()),
        isPublicThere,
      ),
    )
    .orderBy(asc(events.starts_at))
    .limit(limit);
}

/** The other parts of a split series. */
export function selectPublicHalves(db: Database, slug: string) {
  return question<{ slug: string; first_date: string }>(
    db,
    sql`SELECT half.slug, half.first_date FROM ${eventSeries} AS one
      JOIN ${eventSeries} AS half ON half.root_id = one.root_id AND half.id <> one.id
      WHERE one.slug = ${slug} AND +half.status = 'approved' AND half.deleted_at IS NULL LIMIT 100`,
  );
}

type Address = { slug: string; series_instance_date: string; event_date: string };

const datesBehind = 3;

/** One date before and the next few after, for the links at the foot of the page. */
export function selectPublicNeighbours(db: Database, slug: string, from: string, way: "before" | "behind") {
  const [isThere, order] = way === "before" ? [sql`<`, sql`DESC`] : [sql`>`, sql`ASC`];
  return question<Address>(
    db,
    sql`SELECT slug, series_instance_date, event_date FROM ${events}
      WHERE event_series_id = (SELECT id FROM ${eventSeries} WHERE slug = ${slug})
        AND series_instance_date ${isThere} ${from} AND ${isPublicThere}
      ORDER BY series_instance_date ${order} LIMIT ${way === "before" ? 1 : datesBehind}`,
  );
}

/** Follows a date to its series' newer address, or to the part that continues after a split. */
export function selectPublicMovedDate(db: Database, slug: string, day: string) {
  return question<{ slug: string }>(
    db,
    sql`SELECT slug FROM ${events} WHERE event_series_id IN (SELECT id FROM ${eventSeries} WHERE root_id =
        (SELECT root_id FROM ${eventSlugs} AS old JOIN ${eventSeries} AS series ON series.id = old.event_series_id
          WHERE old.slug = ${slug}))
      AND series_instance_date = ${day} AND ${isPublicThere} AND slug <> ${slug} LIMIT 1`,
  );
}
