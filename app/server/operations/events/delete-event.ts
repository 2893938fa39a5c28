import { spanOf } from "../../../rules/events/series-dates";
import { planEnd, type SeriesScope } from "../../../rules/events/series-plan";
import { undoSpan } from "../../../rules/places/own-listings";
import { isPublic } from "../../../rules/review/status";
import { tagsOfEvent, tagsOfSeries } from "../../../rules/site/cache-tags";
import { localDay } from "../../../rules/time/panama-time";
import { ask, type Database } from "../../db/database";
import {
  deleteEmptySeries,
  markDatesDeleted,
  removeDeletedEvents,
  seriesIs,
} from "../../db/events/deleted-events";
import { updatePattern } from "../../db/events/recurrence-patterns";
import { dropDates, markMaster } from "../../db/events/series-dates";
import { holdUnsentMail } from "../../db/mail/outbox";
import { eventSeries } from "../../db/schema/events";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import { updateUnchanged } from "../../db/write-row";
import type { Services } from "../../services";
import { causeOf } from "../review/decide-submission";
import { commit, type Stale, stale } from "../site/commit";
import { isDateOfSeries, type OwnDate, type OwnEvent, readSeries } from "./find-own-event";
import { writeEvent } from "./write-event";

/** One event, one date, a date with those that follow, or all. Can be undone for ten minutes. */
export async function deleteEvent(
  services: Services,
  owner: Sender,
  own: OwnEvent,
  scope: SeriesScope,
): Promise<{ ok: true } | Stale> {
  if (scope !== "this" && isDateOfSeries(own)) return deleteDates(services, owner, own, scope);
  const { db } = services;
  const now = services.now();
  const { event, series } = own;
  const entry = entryOf(owner, "event.delete", ["event", event.id], titled(event));
  // A deleted date stays as a mark, so that the job doesn't add it again.
  const values = { deleted_at: now.getTime(), is_changed: series !== null };
  const statements = [
    ...writeEvent(services, event, values, entry, series),
    holdUnsentMail(db, causeOf("event", event.id), now),
    ...(series ? lastDateTakesSeries(db, series.id, now) : []),
  ];
  return commit(services, statements, isPublic(event) ? tagsOfEvent(event) : [], owner);
}

/** Deleting the last date deletes the series, with its unsent mail. */
const lastDateTakesSeries = (db: Database, id: string, now: Date) => [
  markMaster(db, id),
  deleteEmptySeries(db, id, now),
  holdUnsentMail(db, causeOf("series", id), now, seriesIs("gone", id)),
];

async function deleteDates(services: Services, owner: Sender, own: OwnDate, scope: "following" | "all") {
  const { db } = services;
  const now = services.now();
  const { series, event, pattern } = own;
  const date = event.series_instance_date ?? "";
  const left = scope === "all" ? null : planEnd(readSeries(own), date, localDay(now));
  if (left === "no such date") return stale;
  const entry = entryOf(owner, `event.delete-${scope}`, ["series", series.id], titled(series));
  const sequence = series.sequence + 1;
  const values = left
    ? { ...spanOf(left.pattern, left.first, localDay(now)), sequence }
    : { deleted_at: now.getTime(), sequence };
  const statements = [
    updateUnchanged(db, eventSeries, series, values, now),
    insertAuditOfChange(db, entry, now),
    ...(left
      ? [
          dropDates(db, series.id, "cutOff", now),
          updatePattern(db, series.id, left.pattern, { at: now.getTime(), before: pattern }),
        ]
      : []),
    markDatesDeleted(db, series.id, left ? date : "", now),
    ...(left ? [] : [holdUnsentMail(db, causeOf("series", series.id), now)]),
  ];
  return commit(services, statements, isPublic(series) ? tagsOfSeries(series.id) : [], owner);
}

/** The log keeps the title once the row is gone. */
const titled = ({ title }: { title: string }) => ({ before: { title } });

const slice = 200;

/** Removes events whose undo has expired. */
export async function removeEvents({ db }: Services, now: Date): Promise<string> {
  const results = await ask(db, removeDeletedEvents(db, new Date(now.getTime() - undoSpan), slice));
  return `${results.reduce((sum, { meta }) => sum + (meta?.changes ?? 0), 0)} rows`;
}
