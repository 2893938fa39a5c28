import { daysAhead, tideTable } from "../../../rules/sea/tide-days";
import { seaTag } from "../../../rules/site/cache-tags";
import { formatDay } from "../../../rules/time/days";
import { instantOfDay, localDay } from "../../../rules/time/panama-time";
import { ask } from "../../db/client";
import { deleteSeaDaysBefore, insertSeaDays, selectKnownDays } from "../../db/sea/sea-days";
import type { Services } from "../../services";

const slice = 40;

/**
 * Writes down tides, sun and moon from the first of this month on, as far as they are missing. A day is computed from
 * nothing but its date and written with its tides in one batch, so the job can die anywhere, run twice or at once.
 */
export async function predictSea({ db, cache }: Services, now: Date, ahead = daysAhead): Promise<string> {
  const { first, last } = tideTable(localDay(now), ahead);
  const known = new Set((await selectKnownDays(db, formatDay(first), formatDay(last))).map(({ day }) => day));
  const missing: number[] = [];
  for (let day = first; day <= last; day++) if (!known.has(formatDay(day))) missing.push(day);

  // The sky's and the tides' arithmetic is wanted once a day: no visitor waits for its code.
  const { predictDays } = await import("../../../rules/sea/predicted-days");
  for (let start = 0; start < missing.length; start += slice) {
    const { waters, sky } = predictDays(missing.slice(start, start + slice));
    await ask(db, insertSeaDays(db, sky, waters));
  }
  if (missing.length > 0) {
    const old = first - daysAhead;
    await ask(db, deleteSeaDaysBefore(db, formatDay(old), instantOfDay(old, 0).getTime()));
    await cache.purge([seaTag]);
  }
  return `${missing.length} days`;
}
