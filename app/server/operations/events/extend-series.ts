import { eventsTag } from "../../../rules/events/event-tags";
import { seriesDays } from "../../../rules/events/recurrence-limits";
import { formatDay, parseDay } from "../../../rules/time/days";
import { localDate, localDay } from "../../../rules/time/panama-time";
import { markExtended, selectEndlessSeries } from "../../db/events/endless-series";
import { insertDates } from "../../db/events/event-writing";
import type { Services } from "../../services";

const slice = 25;
const slices = 200;

/**
 * Writes down the dates that came within reach since the last run, a few series at a time. The dates and the note
 * that they are written stand in one batch, so the job can die anywhere and start again. What an owner changes meanwhile
 * is read again.
 */
export async function extendSeries({ db, cache }: Services, now: Date): Promise<string> {
  const today = localDay(now);
  let extended = 0;
  let added = 0;
  for (let count = 0; count < slices; count++) {
    const due = await selectEndlessSeries(db, localDate(now), slice);
    const work = due.flatMap((series) => {
      const first = parseDay(series.first_date) ?? today;
      const known = new Set(seriesDays(series, first, parseDay(series.extended_on) ?? today));
      const dates = seriesDays(series, first, today).filter((day) => !known.has(day));
      return [
        insertDates(db, series.id, dates.map(formatDay), now, series),
        markExtended(db, series, localDate(now)),
      ];
    });
    const [head, ...rest] = work;
    if (!head) break;
    const results = await db.batch([head, ...rest]);
    added += results.reduce((sum, one, index) => sum + (index % 2 === 0 ? changesOf(one) : 0), 0);
    extended += due.length;
  }
  if (added > 0) await cache.purge([eventsTag]);
  return `${extended} series, ${added} new dates`;
}

function changesOf(result: unknown): number {
  return (result as { meta?: { changes?: number } }).meta?.changes ?? 0;
}
