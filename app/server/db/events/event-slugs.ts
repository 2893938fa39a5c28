import { type SQL, sql } from "drizzle-orm";
import { nextSlug, slugOf } from "../../../rules/site/slugs";
import type { Database } from "../client";
import type { Allowance } from "../places/submissions";
import { eventSeries, eventSlugs, events } from "../schema/events";
import { throttleCounts } from "../schema/upkeep";
import { question, statement } from "../statement";

export type SlugOwner = { event_id: string } | { event_series_id: string };
/** Whoever sent this form before has their answer already. */
export type SentForm = { user_id: string; form_token: string };

const tries = 40;

/** Takes the first address of the name that is free, in one statement, so that two at once get two. */
export function takeSlug(
  db: Database,
  owner: SlugOwner,
  title: string,
  form: SentForm | null = null,
  isAllowed: readonly SQL[] = [],
) {
  const isSeries = "event_series_id" in owner;
  const id = isSeries ? owner.event_series_id : owner.event_id;
  const column = sql.raw(isSeries ? "event_series_id" : "event_id");
  const candidates = [
    ...slugs(title),
    `${nextSlug("event", slugOf("event", title), 1_000)}-${id.slice(0, 8)}`,
  ];
  return statement(
    db,
    sql`INSERT INTO ${eventSlugs} (slug, ${column})
    SELECT value, ${id} FROM json_each(${JSON.stringify(candidates)})
    WHERE NOT EXISTS (SELECT 1 FROM ${eventSlugs} WHERE ${eventSlugs.slug} = value) ${form ? isNewForm(form) : sql``}
    ${sql.join(
      isAllowed.map((one) => sql`AND ${one}`),
      sql` `,
    )}
    ORDER BY key LIMIT 1`,
  );
}

function slugs(title: string): string[] {
  const base = slugOf("event", title);
  return Array.from({ length: tries }, (_, index) => nextSlug("event", base, index + 1));
}

/** One token makes one thing, an event or a series. */
function isNewForm({ user_id, form_token }: SentForm) {
  return sql`AND NOT EXISTS (SELECT 1 FROM ${events} WHERE ${events.user_id} = ${user_id} AND ${events.form_token} = ${form_token})
    AND NOT EXISTS (SELECT 1 FROM ${eventSeries} WHERE ${eventSeries.user_id} = ${user_id} AND ${eventSeries.form_token} = ${form_token})`;
}

/** What a form made, the first time it came. */
export function selectSentForm(db: Database, { user_id, form_token }: SentForm) {
  return question<{ kind: "event" | "series"; id: string; slug: string }>(
    db,
    sql`SELECT 'series' AS kind, id, slug FROM ${eventSeries} WHERE user_id = ${user_id} AND form_token = ${form_token}
      UNION ALL SELECT 'event', id, slug FROM ${events} WHERE user_id = ${user_id} AND form_token = ${form_token}
      LIMIT 1`,
  );
}

/** Counts the form whose address was taken just now, and no other. */
export function countSentEvent(db: Database, owner: SlugOwner, { name, subject, start }: Allowance) {
  const id = "event_series_id" in owner ? owner.event_series_id : owner.event_id;
  return statement(
    db,
    sql`INSERT INTO ${throttleCounts} (name, subject, span_start, count)
      SELECT ${name}, ${subject}, ${start}, 1
      WHERE EXISTS (SELECT 1 FROM ${eventSlugs} WHERE event_id = ${id} OR event_series_id = ${id})
      ON CONFLICT (name, subject, span_start) DO UPDATE SET count = count + 1`,
  );
}
