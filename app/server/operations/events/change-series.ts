import type { BatchItem } from "drizzle-orm/batch";
import { eventsTag, seriesTag } from "../../../rules/events/event-tags";
import { changeSeries, type Series, type SeriesRefusal } from "../../../rules/events/series-change";
import { localDate, localDay } from "../../../rules/time/panama-time";
import { selectChangedDates, selectOwnSeries, selectWrittenDates } from "../../db/events/series-writing";
import { isStale, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { purgePages } from "../site/purge-pages";
import { divideEdit, type SeriesChange } from "./series-rows";
import { readSeries } from "./series-state";
import { statementsOf } from "./series-statements";

export type Changed =
  /** `dropped` says how many dates with changes of their own the new rule no longer has. */
  | { ok: true; seriesId: string; waits: boolean; dropped: number }
  | { ok: false; error: "not found" | "stale" | SeriesRefusal };

/**
 * Changes the following or all dates. What hurts when stale goes live at once; the words of an approved series wait
 * for review. Earlier changes of single dates that still apply are kept. Two round trips.
 */
export async function changeWholeSeries(
  services: Services,
  owner: Sender,
  id: string,
  asked: SeriesChange,
  along: readonly BatchItem<"sqlite">[] = [],
): Promise<Changed> {
  const { db } = services;
  const now = services.now();
  const [[found], written, changed] = await db.batch([
    selectOwnSeries(db, id, owner.id),
    selectWrittenDates(db, id),
    selectChangedDates(db, id),
  ]);
  if (!found) return { ok: false, error: "not found" };
  const before = readSeries(found, changed);
  const change = asked.onlyAhead ? fromNextDate(asked, before, written, localDate(now)) : asked;
  if (!change) return { ok: true, seriesId: id, waits: false, dropped: 0 };
  const divided = divideEdit(found, change.fields);
  const today = localDay(now);
  const edit = { fields: divided.atOnce, pattern: change.pattern, date: change.moveTo };
  const plan = changeSeries(before, change.scope, change.date, edit, today);
  if (typeof plan === "string") return { ok: false, error: plan };

  const tailId = plan.following ? crypto.randomUUID() : id;
  const statements = statementsOf(services, owner, { found, before, written, change, plan, divided }, tailId);
  try {
    await db.batch([...statements, ...along] as unknown as Parameters<typeof db.batch>[0]);
  } catch (error) {
    if (isStale(error)) return { ok: false, error: "stale" };
    throw error;
  }
  if (found.series.status === "approved")
    purgePages(services, [eventsTag, seriesTag(id), seriesTag(tailId), "sitemap"]);
  return { ok: true, seriesId: tailId, waits: divided.toReview !== null, dropped: plan.dropped.length };
}

/** From the first date from today on that has not been taken out; none where the series is over. */
function fromNextDate(
  change: SeriesChange,
  series: Series,
  written: { date: string }[],
  today: string,
): SeriesChange | null {
  const from = change.scope === "all" ? today : change.date;
  const next = written.find(({ date }) => date >= from && !series.skipped.includes(date));
  return next ? { ...change, scope: "following", date: next.date } : null;
}
