import { daysAhead, tideTable } from "../../../rules/sea/tide-table-span";
import { seaTag } from "../../../rules/site/cache-tags";
import { formatDay } from "../../../rules/time/days";
import { localDay, startOfDay } from "../../../rules/time/panama-time";
import { ask } from "../../db/database";
import { deleteSeaDaysBefore, insertSeaDays, selectKnownDays } from "../../db/sea/sea-days";
import type { Services } from "../../services";

const slice = 40;

/**
 * Computes missing tides, sun and moon from the first of this month on. A day depends on its date alone and is one
 * batch, so the job can die anywhere or run twice.
 */
export async function predictSea({ db, cache }: Services, now: Date, ahead = daysAhead): Promise<string> {
  const { first, last } = tideTable(localDay(now), ahead);
  const known = new Set((await selectKnownDays(db, formatDay(first), formatDay(last))).map(({ day }) => day));
  const missing: number[] = [];
  for (let day = first; day <= last; day++) if (!known.has(formatDay(day))) missing.push(day);

  // Loaded on demand: this code runs once a day and is large.
  const { predictDays } = await import("../../../rules/sea/predicted-days");
  for (let start = 0; start < missing.length; start += slice) {
    const { waters, sky } = predictDays(missing.slice(start, start + slice));
    await ask(db, insertSeaDays(db, sky, waters));
  }
  if (missing.length > 0) {
    const old = first - daysAhead;
    await ask(db, deleteSeaDaysBefore(db, formatDay(old), startOfDay(old)));
    await cache.purge([seaTag]);
  }
  return `${missing.length} days`;
}
