import { eq, type SQL, sql } from "drizzle-orm";
import { nextSlug, slugOf } from "../../../rules/site/slugs";
import type { Database } from "../database";
import { eventSeries, eventSlugs, events } from "../schema/events";
import { statement } from "../statement";
import { type EventKind, eventTables } from "./reviewed-event";
import { joinVenue, venueHours } from "./venue-of-event";

/** Identifies one sent form. */
type SentForm = { user_id: string; form_token: string };

const namesakes = 40;

/** The first free address for a title, among events and series alike. */
export function freeEventSlug(id: string, title: string): SQL {
  const base = slugOf("event", title);
  const wishes = Array.from({ length: namesakes }, (_, index) => nextSlug("event", base, index + 1));
  const last = `${nextSlug("event", base, 1_000)}-${id.slice(0, 8)}`;
  return sql`coalesce((SELECT value FROM json_each(${JSON.stringify(wishes)})
    WHERE NOT EXISTS (SELECT 1 FROM ${eventSlugs} WHERE slug = value) ORDER BY key LIMIT 1), ${last})`;
}

/** Records a new row's address; writes nothing where the row wasn't written or has one already. */
export function keepSlug(db: Database, kind: EventKind, id: string) {
  const owner = sql.identifier(kind === "event" ? "event_id" : "event_series_id");
  return statement(
    db,
    sql`INSERT INTO ${eventSlugs} (slug, ${owner}) SELECT slug, id FROM ${eventTables[kind]} AS made
      WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM ${eventSlugs} AS kept
        WHERE kept.slug = made.slug AND kept.${owner} = made.id)`,
  );
}

/** Every former address of the event leads to its series. */
export function giveSlugsToSeries(db: Database, event: string, event_series_id: string) {
  return db.update(eventSlugs).set({ event_id: null, event_series_id }).where(eq(eventSlugs.event_id, event));
}

/** Every address of the series leads to the one event left of it. */
export function giveSlugsToEvent(db: Database, series: string, event_id: string) {
  return db
    .update(eventSlugs)
    .set({ event_id, event_series_id: null })
    .where(eq(eventSlugs.event_series_id, series));
}

/** What this form made, now or when it was first sent: an event or a series. */
const madeBy = ({ user_id, form_token }: SentForm) =>
  sql`SELECT 'series' AS kind, id, slug, place_kind, place_id FROM ${eventSeries} WHERE user_id = ${user_id} AND form_token = ${form_token}
    UNION ALL SELECT 'event', id, slug, place_kind, place_id FROM ${events} WHERE user_id = ${user_id} AND form_token = ${form_token}
    LIMIT 1`;

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

export function isNewForm(form: SentForm): SQL {
  return sql`NOT EXISTS (${madeBy(form)})`;
}
