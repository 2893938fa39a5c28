import { firstDateOf } from "../../../rules/events/edit-scope";
import type { SharedFields } from "../../../rules/events/event-fields";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import { datesOfRule, spanOf } from "../../../rules/events/series-dates";
import { valuesBefore } from "../../../rules/review/compare-fields";
import { changedByOwner } from "../../../rules/review/moderation";
import { isPublic } from "../../../rules/review/status";
import { tagsOfEvent, tagsOfSeries } from "../../../rules/site/cache-tags";
import { localDay } from "../../../rules/time/panama-time";
import { giveSlugsToSeries } from "../../db/events/event-slugs";
import { copySeriesToDates, insertDates, joinSeries, markMaster } from "../../db/events/series-dates";
import { entryOf, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Stale, type Statements } from "../site/commit";
import type { OwnEvent } from "./find-own-event";
import { insertSeries, writeEvent } from "./write-event";

type Wish = { fields: Partial<SharedFields>; date: string; pattern: RecurrencePattern };

/**
 * A single event becomes the first date of a series and keeps its address. A rule is a fact: dates of a public event
 * are public at once, and what waits for review waits as a series.
 */
export async function startSeries(
  services: Services,
  owner: Sender,
  { event, isIdFree }: OwnEvent,
  { fields, date, pattern }: Wish,
  along: Statements = [],
): Promise<{ ok: true } | Stale> {
  const { db } = services;
  const now = services.now();
  const today = localDay(now);
  const first = firstDateOf(pattern, date);
  const asked = { ...fields, event_date: first };
  const { atOnce, toReview, row } = changedByOwner("event", event, asked, now.getTime());
  const id = isIdFree ? event.id : crypto.randomUUID();
  const series = {
    ...event,
    ...row,
    ...spanOf(pattern, first, today),
    id,
    root_id: id,
    form_token: crypto.randomUUID(),
    // A cancellation only concerned its own date.
    cancelled_at: null,
    updated_at: now.getTime(),
  };
  const entry = entryOf(owner, "event.start-series", ["event", event.id], {
    before: valuesBefore(event, atOnce),
    after: { atOnce, toReview, seriesId: id, pattern },
  });
  const statements = [
    ...writeEvent(services, event, row, entry, null),
    giveSlugsToSeries(db, event.id, id),
    ...insertSeries(services, series, pattern),
    joinSeries(db, event.id, id, first),
    insertDates(db, id, datesOfRule(pattern, first, today), now),
    markMaster(db, id),
    copySeriesToDates(db, id, now),
    ...along,
  ];
  const tags = isPublic(event) ? [...tagsOfEvent(event), ...tagsOfSeries(id)] : [];
  return commit(services, statements, tags, owner);
}
