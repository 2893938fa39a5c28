import type { SeriesScope } from "../../../rules/events/series-change";
import { type OwnEvent, selectOwnEvent } from "../../db/events/own-events";
import type { Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { changeEvent } from "./change-event";
import { changeWholeSeries } from "./change-series";
import { isDate } from "./edit-event";

const tries = 3;

export type Cancelled = { ok: true } | { ok: false; error: "gone" | "stale" };

/** Calls off, or takes back, one date, those that follow, or all that are still to come. */
export async function cancelEvent(
  services: Services,
  viewer: Sender,
  event: OwnEvent,
  scope: SeriesScope,
  cancelled: boolean,
): Promise<Cancelled> {
  let seen: OwnEvent | undefined = event;
  for (let count = 0; seen && count < tries; count++) {
    const result = await cancelOnce(services, viewer, seen, scope, cancelled);
    if (result.ok) return { ok: true };
    [[seen]] = await services.db.batch(selectOwnEvent(services.db, event.id, viewer.id));
  }
  return { ok: false, error: seen ? "stale" : "gone" };
}

function cancelOnce(
  services: Services,
  viewer: Sender,
  event: OwnEvent,
  scope: SeriesScope,
  cancelled: boolean,
) {
  if (scope === "this" || !isDate(event)) return changeEvent(services, viewer, event.id, { cancelled });
  return changeWholeSeries(services, viewer, event.event_series_id, {
    scope: scope === "all" ? "all" : "following",
    date: event.series_instance_date,
    fields: { cancelled },
    onlyAhead: scope === "all",
  });
}
