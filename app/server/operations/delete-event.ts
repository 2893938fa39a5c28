import { eventsTag, seriesTag, tagsOfEvent } from "../../rules/event-tags";
import { undoSpan } from "../../rules/own-listings";
import type { SeriesScope } from "../../rules/series-change";
import { markEventDeleted, restoreEvent, selectOwnEvent } from "../db/own-events";
import {
  deleteEmptySeries,
  markMasterBeside,
  markMasters,
  restoreFilledSeries,
  touchSeries,
} from "../db/series-upkeep";
import { restoreSeries } from "../db/series-writing";
import type { Services } from "../services";
import { changeWholeSeries } from "./change-series";
import { purgePages } from "./purge-pages";

const tries = 3;

export type Deleted =
  | { ok: true; kind: "event" | "series"; id: string }
  | { ok: false; error: "gone" | "stale" };

/** One event, one date, or a date with those that follow or all of them; it can be taken back for ten minutes. */
export async function deleteEvent(
  services: Services,
  owner: { id: string },
  id: string,
  scope: SeriesScope = "this",
): Promise<Deleted> {
  const { db } = services;
  if (scope === "this") {
    const now = services.now();
    const [[gone]] = await db.batch([
      markEventDeleted(db, id, owner.id, now),
      touchSeries(db, id, owner.id, now),
      markMasterBeside(db, id, owner.id),
      deleteEmptySeries(db, id, owner.id, now),
    ]);
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

export async function takeBackEvent(
  services: Services,
  owner: { id: string },
  { kind, id }: { kind: "event" | "series"; id: string },
): Promise<boolean> {
  const { db } = services;
  const since = new Date(services.now().getTime() - undoSpan);
  if (kind === "event") {
    const [[back]] = await db.batch([
      restoreEvent(db, id, owner.id, since),
      restoreFilledSeries(db, id, owner.id),
      touchSeries(db, id, owner.id, services.now()),
      markMasterBeside(db, id, owner.id),
    ]);
    if (back) purgePages(services, tagsOfEvent(back));
    return back !== undefined;
  }
  const [, series] = await db.batch([...restoreSeries(db, id, owner.id, since), markMasters(db, [id])]);
  const isBack = (series.meta?.changes ?? 0) > 0;
  if (isBack) purgePages(services, [eventsTag, seriesTag(id), "sitemap"]);
  return isBack;
}
