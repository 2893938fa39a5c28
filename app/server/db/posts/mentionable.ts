import { type SQL, sql } from "drizzle-orm";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import type { Database } from "../database";
import { isPublicEvent, isPublicSeries } from "../events/public-events";
import { listingNames } from "../places/listing-names";
import { inListOrder, isPublicIn, listingTables } from "../places/listings";
import { eventSeries, events } from "../schema/events";
import { question } from "../statement";

export type Mentionable = { slug: string; name: string; language: "en" | "es"; translation: string | null };

const looked = 300;
const taken = 12;

/** Among the first in list order. */
export function selectMentionablePlaces(db: Database, kind: ListingKind, term: string) {
  const table = listingTables[kind];
  return question<Mentionable>(
    db,
    sql`SELECT slug, name, language, translation FROM
      (SELECT ${table.slug} AS slug, ${listingNames[kind]} AS name, ${table.language} AS language,
        ${table.translation} AS translation, ${table.search_text} AS words FROM ${table}
        WHERE ${isPublicIn(table)} ORDER BY ${sql.join(inListOrder(table), sql`, `)} LIMIT ${looked})
      WHERE instr(words, ${term}) > 0 LIMIT ${taken}`,
  );
}

/** Single events from now on, soonest first, and series that aren't over. */
export function selectMentionableEvents(db: Database, now: number) {
  return listed(
    db,
    events,
    sql`${isPublicEvent} AND event_series_id IS NULL AND starts_at >= ${now} ORDER BY starts_at`,
  );
}

export function selectMentionableSeries(db: Database, today: string) {
  return listed(db, eventSeries, sql`${isPublicSeries} AND last_date >= ${today} ORDER BY last_date`);
}

function listed(db: Database, table: typeof events | typeof eventSeries, where: SQL) {
  return question<Mentionable>(
    db,
    sql`SELECT slug, title AS name, language, translation FROM ${table} WHERE ${where} LIMIT ${looked}`,
  );
}
