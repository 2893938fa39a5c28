import { eq, type SQL, sql } from "drizzle-orm";
import { nextSlug, slugOf } from "../../../rules/site/slugs";
import type { Database } from "../client";
import { eventSeries, eventSlugs, events } from "../schema/events";
import { statement } from "../statement";
import { type EventKind, eventTables } from "./reviewed-event";
import { joinVenue, venueHours } from "./venues";

/** What tells one sent form from every other. */
type SentForm = { user_id: string; form_token: string };

const namesakes = 40;

/** The first address of a title that no event and no series ever had. */
export function freeEventSlug(id: string, title: string): SQL {
  const base = slugOf("event", title);
  const wishes = Array.from({ length: namesakes }, (_, index) => nextSlug("event", base, index + 1));
  const last = `${nextSlug("event", base, 1_000)}-${id.slice(0, 8)}`;
  return sql`coalesce((SELECT value FROM json_each(${JSON.stringify(wishes)})
    WHERE NOT EXISTS (SELECT 1 FROM ${eventSlugs} WHERE slug = value) ORDER BY key LIMIT 1), ${last})`;
}

/** Keeps the address of a row that was just written; nothing where it was not, or is kept already. */
export function keepSlug(db: Database, kind: EventKind, id: string) {
  const owner = sql.identifier(kind === "event" ? "event_id" : "event_series_id");
  return statement(
    db,
    sql`INSERT INTO ${eventSlugs} (slug, ${owner}) SELECT slug, id FROM ${eventTables[kind]} AS made
      WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM ${eventSlugs} AS kept
        WHERE kept.slug = made.slug AND kept.${owner} = made.id)`,
  );
}

/** Every address that led to the event leads to its series from now on. */
export function giveSlugsToSeries(db: Database, event: string, event_series_id: string) {
  return db.update(eventSlugs).set({ event_id: null, event_series_id }).where(eq(eventSlugs.event_id, event));
}

/** Every address of the series leads to the one event that is left of it. */
export function giveSlugsToEvent(db: Database, series: string, event_id: string) {
  return db
    .update(eventSlugs)
    .set({ event_id, event_series_id: null })
    .where(eq(eventSlugs.event_series_id, series));
}

/** What a form made, now or the first time it came: an event or a series. */
const madeBy = ({ user_id, form_token }: SentForm) =>
  sql`SELECT 'series' AS kind, id, slug, place_kind, place_id FROM ${eventSeries} WHERE user_id = ${user_id} AND form_token = ${form_token}
    UNION ALL SELECT 'event', id, slug, place_kind, place_id FROM ${events} WHERE user_id = ${user_id} AND form_token = ${form_token}
    LIMIT 1`;

/** With the hours of its place. */
export function selectMadeEvent(db: Database, form: SentForm) {
  const columns = {
    kind: sql<EventKind>`made.kind`.as("kind"),
    id: sql<string>`made.id`.as("id"),
    slug: sql<string>`made.slug`.as("slug"),
    ...venueHours,
  };
  return joinVenue(
    db
      .select(columns)
      .from(sql`(${madeBy(form)}) AS made`)
      .$dynamic(),
    {
      place_kind: sql`made.place_kind`,
      place_id: sql`made.place_id`,
    },
  );
}

/** One form makes one thing. */
export function isNewForm(form: SentForm): SQL {
  return sql`NOT EXISTS (${madeBy(form)})`;
}
