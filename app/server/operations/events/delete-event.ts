import { eventsTag, seriesTag, tagsOfEvent } from "../../../rules/events/event-tags";
import type { SeriesScope } from "../../../rules/events/series-change";
import { undoSpan } from "../../../rules/places/own-listings";
import { markEventDeleted, restoreEvent, selectOwnEvent, titleInLog } from "../../db/events/own-events";
import {
  deleteEmptySeries,
  markMasterBeside,
  markMasters,
  restoreFilledSeries,
  touchSeries,
} from "../../db/events/series-upkeep";
import { restoreSeries, selectOwnSeries } from "../../db/events/series-writing";
import { insertAuditOfChange, isStale, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { purgePages } from "../site/purge-pages";
import { changeWholeSeries } from "./change-series";

const tries = 3;

export type Deleted =
  | { ok: true; kind: "event" | "series"; id: string }
  | { ok: false; error: "gone" | "stale" };

/** One event, one date, or a date with those that follow or all of them; it can be taken back for ten minutes. */
export async function deleteEvent(
  services: Services,
  owner: Sender,
  id: string,
  scope: SeriesScope = "this",
): Promise<Deleted> {
  const { db } = services;
  if (scope === "this") {
    const now = services.now();
    const entry = { ...logged(owner, "event.delete", "event", id), before: titleInLog(id) };
    const done = await change(() =>
      db.batch([
        markEventDeleted(db, id, owner.id, now),
        insertAuditOfChange(db, entry, now),
        touchSeries(db, id, owner.id, now),
        markMasterBeside(db, id, owner.id),
        deleteEmptySeries(db, id, owner.id, now),
      ]),
    );
    const gone = done?.[0][0];
    if (!gone) return { ok: false, error: "gone" };
    purgePages(services, tagsOfEvent(gone));
    return { ok: true, kind: "event", id };
  }
  for (let count = 0; count < tries; count++) {
    const [[event], [series]] = await db.batch(selectOwnEvent(db, id, owner.id));
    if (!event || !series || !event.series_instance_date) return { ok: false, error: "gone" };
    const result = await changeWholeSeries(services, owner, series.id, {
      scope,
      date: event.series_instance_date,
      fields: {},
      isDeleted: true,
    });
    if (result.ok) return { ok: true, kind: "series", id: result.seriesId };
  }
  return { ok: false, error: "stale" };
}

/** True when it is there again, now or already; after ten minutes nothing can be taken back. */
export async function takeBackEvent(
  services: Services,
  owner: { id: string },
  { kind, id }: { kind: "event" | "series"; id: string },
): Promise<boolean> {
  const { db } = services;
  const now = services.now();
  const since = new Date(now.getTime() - undoSpan);
  const entry = logged(owner, "event.restore", kind, id);
  if (kind === "event") {
    const done = await change(() =>
      db.batch([
        restoreEvent(db, id, owner.id, since),
        insertAuditOfChange(db, entry, now),
        restoreFilledSeries(db, id, owner.id),
        touchSeries(db, id, owner.id, now),
        markMasterBeside(db, id, owner.id),
      ]),
    );
    const back = done?.[0][0];
    if (back) purgePages(services, tagsOfEvent(back));
    return back !== undefined || (await db.batch(selectOwnEvent(db, id, owner.id)))[0].length > 0;
  }
  const done = await change(() =>
    db.batch([
      ...restoreSeries(db, id, owner.id, since),
      insertAuditOfChange(db, entry, now),
      markMasters(db, [id]),
    ]),
  );
  if (done) purgePages(services, [eventsTag, seriesTag(id), "sitemap"]);
  return done !== null || (await selectOwnSeries(db, id, owner.id)).length > 0;
}

function logged(owner: Sender, action: string, kind: "event" | "series", id: string) {
  return { actor_id: owner.id, sent: owner.sent, action, subject_kind: kind, subject_id: id };
}

/** Null when there was nothing of theirs to delete or to take back. */
async function change<T>(write: () => Promise<T>): Promise<T | null> {
  try {
    return await write();
  } catch (error) {
    if (isStale(error)) return null;
    throw error;
  }
}
