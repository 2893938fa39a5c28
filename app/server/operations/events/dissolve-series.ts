import { type EventFields, sharedFieldsOf } from "../../../rules/events/event-fields";
import { changedByOwner } from "../../../rules/review/moderation";
import { isPublic } from "../../../rules/review/status";
import { eventTag, tagsOfSeries } from "../../../rules/site/cache-tags";
import { deleteSeriesRow } from "../../db/events/deleted-events";
import { giveSlugsToEvent } from "../../db/events/event-slugs";
import { dropDates } from "../../db/events/series-dates";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Stale, type Statements } from "../site/commit";
import type { OwnDate } from "./find-own-event";
import { writeEvent } from "./write-event";

/**
 * One date is left as a single event under the series' address; the others are deleted, and people with reminders are
 * told. A waiting review stays open.
 */
export async function dissolveSeries(
  services: Services,
  owner: Sender,
  { event, series, pattern }: OwnDate,
  asked: Partial<EventFields>,
  along: Statements = [],
): Promise<{ ok: true } | Stale> {
  const { db } = services;
  const now = services.now();
  const waiting = { ...series.pending_changes, ...event.pending_changes };
  const moderated = {
    ...event,
    pending_changes: Object.keys(waiting).length > 0 ? waiting : null,
    waiting_since: event.waiting_since ?? series.waiting_since,
  };
  const { atOnce, toReview, row } = changedByOwner("event", moderated, asked, now.getTime());
  const single = {
    description: event.description,
    ...row,
    slug: series.slug,
    event_series_id: null,
    series_instance_date: null,
    is_series_master: false,
    own_fields: [],
    is_changed: false,
  };
  const edit = entryOf(owner, "event.edit", ["event", event.id], { after: { atOnce, toReview } });
  const entry = entryOf(owner, "event.dissolve-series", ["series", series.id], {
    before: { fields: sharedFieldsOf(series), pattern, first_date: series.first_date },
    after: { eventId: event.id, date: event.series_instance_date },
  });
  const currentRow = { ...event, sequence: Math.max(event.sequence, series.sequence) };
  const statements = [
    ...writeEvent(services, currentRow, single, edit, null),
    dropDates(db, series.id, "all", now),
    giveSlugsToEvent(db, series.id, event.id),
    deleteSeriesRow(db, series),
    insertAuditOfChange(db, entry, now),
    ...along,
  ];
  const tags = isPublic(event) ? [eventTag(event.id), ...tagsOfSeries(series.id)] : [];
  return commit(services, statements, tags, owner);
}
