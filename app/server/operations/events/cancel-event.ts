import type { SeriesScope } from "../../../rules/events/series-plan";
import { localDate } from "../../../rules/time/panama-time";
import type { Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import type { Stale } from "../site/commit";
import { changeEvent } from "./change-event";
import { changeSeries, type SeriesRefused } from "./change-series";
import { isDateOfSeries, type OwnEvent, readSeries } from "./find-own-event";

/** Cancels or reinstates one date, the following ones, or all that are still to come. */
export async function cancelEvent(
  services: Services,
  owner: Sender,
  own: OwnEvent,
  scope: SeriesScope,
  isCancelled: boolean,
): Promise<{ ok: true } | Stale | SeriesRefused> {
  const now = services.now();
  const at = (before: number | null) => (isCancelled ? (before ?? now.getTime()) : null);
  if (scope === "this" || !isDateOfSeries(own))
    return changeEvent(services, owner, own, { cancelled_at: at(own.event.cancelled_at) });
  const from = scope === "all" ? localDate(now) : (own.event.series_instance_date ?? "");
  const { skipped } = readSeries(own);
  const next = own.written.find((date) => date >= from && !skipped.includes(date));
  if (!next) return { ok: true };
  const fields = { cancelled_at: at(own.series.cancelled_at) };
  return changeSeries(services, owner, own, { scope: "following", date: next, fields });
}
