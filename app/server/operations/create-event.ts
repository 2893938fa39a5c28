import type { EventInput } from "../../forms/event";
import { formatDay, localDate, localDay, parseDay } from "../../rules/panama-time";
import { firstFitting, type RecurrencePattern } from "../../rules/recurrence";
import { seriesDays } from "../../rules/recurrence-limits";
import { withTypeSuffix } from "../../rules/series-description";
import { linkPlace } from "../db/event-places";
import { selectSentForm, takeSlug } from "../db/event-slugs";
import { insertDates, insertEvent, insertPattern, insertSeries } from "../db/event-writing";
import { eventSeries, events } from "../db/schema/events";
import type { Services } from "../services";

export type Created = { kind: "event" | "series"; id: string; slug: string };
export type EventForm = { form_token: string; image_colour?: number | null };

/** The last day of a rule that never ends, for the index that finds what is still to come. */
export const noLastDate = "9999-12-31";

/** Waits for an admin from the moment it is sent. The same form sent again gives the first result. */
export async function createEvent(
  services: Services,
  owner: { id: string },
  { pattern, event_date, ...told }: EventInput,
  { form_token, image_colour = null }: EventForm,
): Promise<Created> {
  const { db } = services;
  const now = services.now();
  const at = now.getTime();
  const form = { user_id: owner.id, form_token };
  const stamps = { waiting_since: at, created_at: at, updated_at: at };
  const row = { id: crypto.randomUUID(), ...form, ...told, image_colour, ...stamps };
  const results = pattern
    ? await db.batch([
        takeSlug(db, { event_series_id: row.id }, told.title, form),
        ...writeSeries(services, row, pattern, event_date),
        selectSentForm(db, form),
      ])
    : await db.batch([
        takeSlug(db, { event_id: row.id }, told.title, form),
        insertEvent(db, { ...row, event_date }),
        linkPlace(db, events, row.id, told.location),
        selectSentForm(db, form),
      ]);
  const made = (results.at(-1) as Created[])[0];
  if (!made) throw new Error("an event was sent and not written");
  return made;
}

type SeriesRow = Omit<Parameters<typeof insertSeries>[1], "root_id" | "first_date" | "last_date">;

/** Series, rule and first dates; a start that does not fit the rule gives way to the first date that does. */
function writeSeries({ db, now }: Services, row: SeriesRow, pattern: RecurrencePattern, start: string) {
  const today = localDay(now());
  const first = firstFitting(pattern, parseDay(start) ?? today) ?? today;
  const dates = seriesDays(pattern, first, today).map(formatDay);
  const first_date = formatDay(first);
  const last_date = pattern.end_type === "never" ? noLastDate : (dates.at(-1) ?? first_date);
  const description = withTypeSuffix(row.description, row.event_type);
  return [
    insertSeries(db, { ...row, description, root_id: row.id, first_date, last_date }),
    linkPlace(db, eventSeries, row.id, row.location),
    insertPattern(db, row.id, pattern, localDate(now())),
    insertDates(db, row.id, dates, now()),
  ] as const;
}
