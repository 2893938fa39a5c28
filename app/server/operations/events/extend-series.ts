import { datesOfRule } from "../../../rules/events/series-dates";
import { eventsTag } from "../../../rules/site/cache-tags";
import { parseDay } from "../../../rules/time/days";
import { localDate, localDay } from "../../../rules/time/panama-time";
import { ask } from "../../db/database";
import { markExtended, selectEndlessSeries } from "../../db/events/recurrence-patterns";
import { insertDates } from "../../db/events/series-dates";
import type { Services } from "../../services";

const slice = 25;
const slices = 200;

/**
 * Writes the dates that have come within reach since the last run, a few series at a time. Dates and the note of them
 * are one batch, so the job can die anywhere and start again. A series its owner changes meanwhile is read again.
 */
export async function extendSeries({ db, cache }: Services, now: Date): Promise<string> {
  const today = localDay(now);
  let extended = 0;
  let added = 0;
  for (let count = 0; count < slices; count++) {
    const due = await selectEndlessSeries(db, localDate(now), slice);
    const work = due.flatMap((series) => {
      const datesOn = (day: number) => datesOfRule(series, series.first_date, day);
      const known = new Set(datesOn(parseDay(series.extended_on) ?? today));
      const dates = datesOn(today).filter((date) => !known.has(date));
      return [insertDates(db, series.id, dates, now, series), markExtended(db, series, localDate(now))];
    });
    if (work.length === 0) break;
    const results = await ask(db, work);
    added += results.reduce((sum, { meta }, index) => sum + (index % 2 ? 0 : (meta?.changes ?? 0)), 0);
    extended += due.length;
  }
  if (added > 0) await cache.purge([eventsTag]);
  return `${extended} series, ${added} new dates`;
}
