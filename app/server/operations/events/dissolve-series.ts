import type { BatchItem } from "drizzle-orm/batch";
import { eventsTag, eventTag, seriesTag } from "../../../rules/events/event-tags";
import { withoutTypeSuffix } from "../../../rules/events/series-description";
import { updateEventColour } from "../../db/events/event-pictures";
import { linkPlace } from "../../db/events/event-places";
import { updateEventRow } from "../../db/events/event-review";
import { selectOwnEvent } from "../../db/events/own-events";
import { deleteSeries, giveSlugsToEvent } from "../../db/events/series-turning";
import { dropOtherDates } from "../../db/events/series-writing";
import { events } from "../../db/schema/events";
import { insertAuditOfChange, isStale, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { purgePages } from "../site/purge-pages";
import { changedRow, divideChange, type EventChange, logOfChange } from "./event-changes";
import { fieldsOf } from "./series-state";

export type SeriesDissolved = { ok: true; waits: boolean } | { ok: false; error: "not found" | "stale" };

/**
 * One date of a series is left as a single event under the series' address; the others are gone, and whoever wanted to
 * be reminded of one is told. What waited for review goes on waiting. Two round trips.
 */
export async function dissolveSeries(
  services: Services,
  owner: Sender,
  id: string,
  asked: EventChange,
  along: readonly BatchItem<"sqlite">[] = [],
): Promise<SeriesDissolved> {
  const { db } = services;
  const now = services.now();
  const [[found], [series], [pattern]] = await db.batch(selectOwnEvent(db, id, owner.id));
  if (!found) return { ok: false, error: "not found" };
  if (!series) return { ok: false, error: "stale" };
  const event = {
    ...found,
    pending_changes: { ...series.pending_changes, ...found.pending_changes },
    waiting_since: found.waiting_since ?? series.waiting_since,
  };
  const change = divideChange(event, asked);
  const values = {
    description: withoutTypeSuffix(event.description),
    ...changedRow(event, change, now),
    slug: series.slug,
    sequence: Math.max(event.sequence, series.sequence) + 1,
    event_series_id: null,
    series_instance_date: null,
    is_series_master: false,
    own_fields: [],
    is_changed: false,
  };
  const entry = {
    actor_id: owner.id,
    sent: owner.sent,
    action: "event.dissolve-series",
    subject_kind: "series",
    subject_id: series.id,
    before: { fields: fieldsOf(series), pattern, first_date: series.first_date },
    after: { eventId: id, date: found.series_instance_date },
  };
  const { location, image_url } = change.columns;
  try {
    await db.batch([
      updateEventRow(db, "event", event, values, now),
      insertAuditOfChange(db, logOfChange({ id: owner.id }, event, change), now),
      dropOtherDates(db, series.id, now),
      giveSlugsToEvent(db, series.id, id),
      deleteSeries(db, series),
      insertAuditOfChange(db, entry, now),
      ...(location === undefined ? [] : [linkPlace(db, events, id, location)]),
      ...(image_url === undefined ? [] : [updateEventColour(db, "event", id, image_url)]),
      ...along,
    ]);
  } catch (error) {
    if (isStale(error)) return { ok: false, error: "stale" };
    throw error;
  }
  if (change.isLive) purgePages(services, [eventsTag, eventTag(id), seriesTag(series.id), "sitemap"]);
  return { ok: true, waits: change.toReview !== null };
}
