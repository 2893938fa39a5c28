import { eventsTag, seriesTag, tagsOfEvent } from "../../rules/event-tags";
import { undoSpan } from "../../rules/own-listings";
import type { SeriesScope } from "../../rules/series-change";
import { markEventDeleted, restoreEvent, selectOwnEvent } from "../db/own-events";
import { restoreSeries } from "../db/series-writing";
import type { Services } from "../services";
import { changeWholeSeries } from "./change-series";

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
  const { db, cache } = services;
  if (scope === "this") {
    const [gone] = await markEventDeleted(db, id, owner.id, services.now());
    if (!gone) return { ok: false, error: "gone" };
    await cache.purge(tagsOfEvent(gone));
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
  const { db, cache } = services;
  const since = new Date(services.now().getTime() - undoSpan);
  if (kind === "event") {
    const [back] = await restoreEvent(db, id, owner.id, since);
    if (back) await cache.purge(tagsOfEvent(back));
    return back !== undefined;
  }
  const [, series] = await db.batch(restoreSeries(db, id, owner.id, since));
  await cache.purge([eventsTag, seriesTag(id), "sitemap"]);
  return (series.meta?.changes ?? 0) > 0;
}
