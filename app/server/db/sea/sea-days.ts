import { between, lt, max, min, type SQLWrapper, sql } from "drizzle-orm";
import type { SkyDay } from "../../../rules/sea/sky-day";
import type { Water } from "../../../rules/sea/tide-at";
import type { Database } from "../database";
import { eventSeries, events } from "../schema/events";
import { skyDays, tides } from "../schema/sea";
import { statement } from "../statement";

type Span = { from: number; until: number };

/** Longer than from any water to the next. */
const longestTide = 9 * 3_600_000;

/** With at least one water on each side of the span. */
export function selectTides(db: Database, { from, until }: Span) {
  return tidesBetween(db, { from: from - longestTide, until: until + longestTide });
}

const tidesBetween = (db: Database, { from, until }: Span) =>
  db
    .select({ at: tides.at, kind: tides.kind, metres: tides.metres })
    .from(tides)
    .where(between(tides.at, from, until))
    .orderBy(tides.at);

/** The event at an address, or the series' next date that isn't cancelled. */
function eventOrNext(column: SQLWrapper, slug: string, date: string | null, from: number) {
  const series = sql`SELECT ${eventSeries.id} FROM ${eventSeries} WHERE ${eventSeries.slug} = ${slug}`;
  return sql`coalesce((SELECT ${column} FROM ${events} WHERE ${events.slug} = ${slug}
      AND ${events.series_instance_date} IS ${date} LIMIT 1),
    (SELECT ${column} FROM ${events} WHERE ${events.event_series_id} = (${series}) AND ${events.starts_at} >= ${from}
      AND ${events.cancelled_at} IS NULL ORDER BY ${events.starts_at} LIMIT 1))`;
}

const hour = 3_600_000;

/** Of the whole day and the night after it. */
export function selectTidesOfEventDay(db: Database, slug: string, date: string | null, from: number) {
  const start = eventOrNext(events.starts_at, slug, date, from);
  return db
    .select({ at: tides.at, kind: tides.kind, metres: tides.metres })
    .from(tides)
    .where(sql`${tides.at} BETWEEN ${start} - ${33 * hour} AND ${start} + ${46 * hour}`)
    .orderBy(tides.at);
}

/** Of that day and the next. */
export function selectSkyOfEventDay(db: Database, slug: string, date: string | null, from: number) {
  const day = eventOrNext(events.event_date, slug, date, from);
  return db
    .select()
    .from(skyDays)
    .where(sql`${skyDays.day} BETWEEN ${day} AND date(${day}, '+1 day')`)
    .orderBy(skyDays.day);
}

/** Both days inclusive. */
export const selectSkyDays = (db: Database, { first, last }: { first: string; last: string }) =>
  db
    .select()
    .from(skyDays)
    .where(between(skyDays.day, first, last))
    .orderBy(skyDays.day);

/** Null while the table is empty. */
export function selectTableEnds(db: Database) {
  return db.select({ first: min(skyDays.day), last: max(skyDays.day) }).from(skyDays);
}

export function selectKnownDays(db: Database, first: string, last: string) {
  return db
    .select({ day: skyDays.day })
    .from(skyDays)
    .where(between(skyDays.day, first, last));
}

/** A day that exists already stays as it is. */
export function insertSeaDays(
  db: Database,
  days: readonly (SkyDay & { day: string })[],
  waters: readonly Water[],
) {
  return [
    statement(
      db,
      sql`INSERT INTO ${tides} (at, kind, metres)
        SELECT value ->> 'at', value ->> 'kind', value ->> 'metres' FROM json_each(${JSON.stringify(waters)})
        WHERE true ON CONFLICT DO NOTHING`,
    ),
    statement(
      db,
      sql`INSERT INTO ${skyDays} (day, first_light, sunrise, sunset, last_light, moonrise, moonset, moon_angle, quarter,
          quarter_at)
        SELECT value ->> 'day', value ->> 'first_light', value ->> 'sunrise', value ->> 'sunset',
          value ->> 'last_light', value ->> 'moonrise', value ->> 'moonset', value ->> 'moon_angle',
          value ->> 'quarter', value ->> 'quarter_at' FROM json_each(${JSON.stringify(days)})
        WHERE true ON CONFLICT DO NOTHING`,
    ),
  ] as const;
}

export function deleteSeaDaysBefore(db: Database, day: string, instant: number) {
  return [
    db.delete(tides).where(lt(tides.at, instant)),
    db.delete(skyDays).where(lt(skyDays.day, day)),
  ] as const;
}
