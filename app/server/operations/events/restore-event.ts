import { sql } from "drizzle-orm";
import { spanOf } from "../../../rules/events/series-dates";
import { canTakeBack, undoSpan } from "../../../rules/places/own-listings";
import { tagsOfEvent, tagsOfSeries } from "../../../rules/site/cache-tags";
import { localDay } from "../../../rules/time/panama-time";
import {
  restoreDates,
  restoreEvent,
  restoreFilledSeries,
  restoreSeries,
  selectDeletedSeries,
  seriesIs,
  seriesOfEvent,
} from "../../db/events/deleted-events";
import { selectOwnEvent } from "../../db/events/own-event";
import { updatePattern } from "../../db/events/recurrence-patterns";
import { markMaster, touchSeries } from "../../db/events/series-dates";
import { releaseHeldMail } from "../../db/mail/outbox";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { causeOf } from "../review/decide-submission";
import { commit } from "../site/commit";
import { purgePages } from "../site/purge-pages";

type Owner = { id: string };

/** True when the event is restored, now or before; false once its ten minutes are over. */
export async function restoreOwnEvent(services: Services, owner: Owner, id: string): Promise<boolean> {
  const { db } = services;
  const now = services.now();
  const since = new Date(now.getTime() - undoSpan);
  const series = seriesOfEvent(id, owner.id);
  const done = await commit(services, [
    restoreEvent(db, id, owner.id, since),
    insertAuditOfChange(db, entryOf(owner, "event.restore", ["event", id]), now),
    restoreFilledSeries(db, id, owner.id),
    touchSeries(db, series, now),
    markMaster(db, series),
    releaseHeldMail(db, causeOf("event", id)),
    releaseHeldMail(db, sql`replace(${causeOf("series", "?")}, '?', ${series})`, seriesIs("there", series)),
  ]);
  const [back] = done.ok ? done.answers[0] : [];
  if (back) purgePages(services, tagsOfEvent(back));
  return back !== undefined || (await selectOwnEvent(db, owner.id, { id })[0]).length > 0;
}

/** The same for a whole series, or for dates deleted together at its end. */
export async function restoreOwnSeries(services: Services, owner: Owner, id: string): Promise<boolean> {
  const { db } = services;
  const now = services.now();
  const [series] = await selectDeletedSeries(db, id, owner.id);
  if (!series) return false;
  const { deleted_at, cut_at, before_cut, first_date } = series;
  const wentAt = deleted_at ?? cut_at;
  if (wentAt === null) return true;
  if (!canTakeBack(wentAt, now)) return false;
  const rule = deleted_at === null ? before_cut : null;
  const last_date = rule && spanOf(rule, first_date, localDay(now)).last_date;
  const done = await commit(
    services,
    [
      restoreSeries(db, id, { deleted_at, last_date }, now),
      insertAuditOfChange(db, entryOf(owner, "event.restore", ["series", id]), now),
      restoreDates(db, id, wentAt),
      ...(rule ? [updatePattern(db, id, rule)] : []),
      markMaster(db, id),
      releaseHeldMail(db, causeOf("series", id)),
    ],
    tagsOfSeries(id),
  );
  return done.ok || isThere(services, owner, id);
}

/** Of two undos at once one is too late, so the answer is read from the row. */
async function isThere({ db }: Services, owner: Owner, id: string): Promise<boolean> {
  const [series] = await selectDeletedSeries(db, id, owner.id);
  return series !== undefined && series.deleted_at === null && series.cut_at === null;
}
