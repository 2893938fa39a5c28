import type { BatchItem } from "drizzle-orm/batch";
import { eventsTag, eventTag, seriesTag } from "../../../rules/events/event-tags";
import { firstFitting, type RecurrencePattern } from "../../../rules/events/recurrence";
import { withTypeSuffix } from "../../../rules/events/series-description";
import { datesOfRule, spanOf } from "../../../rules/events/series-span";
import type { EventType } from "../../../rules/places/categories";
import { formatDay, parseDay } from "../../../rules/time/days";
import { localDate, localDay } from "../../../rules/time/panama-time";
import { updateEventColour } from "../../db/events/event-pictures";
import { linkPlace } from "../../db/events/event-places";
import { copySeriesToDates, updateEventRow } from "../../db/events/event-review";
import { insertDates, insertPattern } from "../../db/events/event-writing";
import { type OwnEvent, selectOwnEvent } from "../../db/events/own-events";
import { giveSlugsToSeries, joinSeries, selectSeriesId } from "../../db/events/series-turning";
import { eventSeries } from "../../db/schema/events";
import { insertAuditOfChange, isStale, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { purgePages } from "../site/purge-pages";
import { changedRow, divideChange, type EventChange, logOfChange } from "./event-changes";

export type SeriesStarted =
  | { ok: true; seriesId: string; waits: boolean }
  | { ok: false; error: "not found" | "stale" };
type Wish = { fields: EventChange; date: string; pattern: RecurrencePattern };

/**
 * A single event becomes the first date of a series, under the address it has. The rule is a fact: dates of a public
 * event are public at once, and what waited for review, or the whole of it, waits as a series. Two round trips.
 */
export async function startSeries(
  services: Services,
  owner: Sender,
  id: string,
  { fields, date, pattern }: Wish,
  along: readonly BatchItem<"sqlite">[] = [],
): Promise<SeriesStarted> {
  const { db } = services;
  const now = services.now();
  const today = localDay(now);
  const [[event], , , [taken]] = await db.batch([
    ...selectOwnEvent(db, id, owner.id),
    selectSeriesId(db, id),
  ]);
  if (!event) return { ok: false, error: "not found" };
  if (event.event_series_id !== null) return { ok: false, error: "stale" };
  const first = formatDay(firstFitting(pattern, parseDay(date) ?? today) ?? today);
  const change = divideChange(event, { ...fields, event_date: first });
  const row = changedRow(event, change, now);
  // Under the same name, so that calendars which know the event learn that it repeats.
  const seriesId = taken ? crypto.randomUUID() : event.id;
  const series = { ...seriesRow({ ...event, ...row }, seriesId), ...spanOf(pattern, first, today) };
  const entry = { ...logOfChange(owner, event, change), action: "event.start-series" };
  try {
    await db.batch([
      updateEventRow(db, "event", event, row, now),
      insertAuditOfChange(db, { ...entry, after: { ...entry.after, seriesId, pattern } }, now),
      giveSlugsToSeries(db, event.id, seriesId),
      db.insert(eventSeries).values({ ...series, updated_at: now.getTime() }),
      insertPattern(db, seriesId, pattern, localDate(now)),
      linkPlace(db, eventSeries, seriesId, series.location),
      updateEventColour(db, "series", seriesId, series.image_url),
      joinSeries(db, event.id, seriesId, first),
      insertDates(db, seriesId, datesOfRule(pattern, first, today), now),
      copySeriesToDates(db, seriesId, now),
      ...along,
    ]);
  } catch (error) {
    if (isStale(error)) return { ok: false, error: "stale" };
    throw error;
  }
  if (change.isLive) purgePages(services, [eventsTag, eventTag(event.id), seriesTag(seriesId), "sitemap"]);
  return { ok: true, seriesId, waits: change.toReview !== null };
}

/** What all dates share is what the event said. A cancellation was for its own date. */
function seriesRow(event: OwnEvent, id: string) {
  const {
    event_date: _,
    starts_at: __,
    moved_from: ___,
    event_series_id: ____,
    series_instance_date: _____,
    is_series_master: ______,
    own_fields: _______,
    is_changed: ________,
    ...shared
  } = event;
  return {
    ...shared,
    id,
    root_id: id,
    form_token: crypto.randomUUID(),
    description: withTypeSuffix(event.description, event.event_type as EventType),
    cancelled_at: null,
  };
}
