import { data } from "react-router";
import type { PredictedDays } from "../../../rules/sea/predicted-days";
import type { SkyDay } from "../../../rules/sea/sky-day";
import type { Water } from "../../../rules/sea/tide-at";
import { tableReach, tideTable } from "../../../rules/sea/tide-table-span";
import { formatDay } from "../../../rules/time/days";
import { localDay } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { selectTableEnds } from "../../db/sea/sea-days";

type Span = { first: number; last: number; today: number };

/** The table's days, also before its first job has run. */
export async function seaRows(
  waters: Water[],
  sky: (SkyDay & { day: string })[],
  span: Span,
): Promise<PredictedDays> {
  return sky.length > 0 ? { waters, sky } : predictTable(span);
}

export async function watersOf(waters: Water[], span: Span): Promise<Water[]> {
  return waters.length > 0 ? waters : (await predictTable(span)).waters;
}

/** A new guide has no table for an hour, so its days are predicted on the spot. */
async function predictTable({ first, last, today }: Span): Promise<PredictedDays> {
  const table = tideTable(today);
  const from = Math.max(first, table.first);
  const length = Math.max(Math.min(last, table.last) - from + 1, 0);
  const { predictDays } = await import("../../../rules/sea/predicted-days");
  return predictDays(Array.from({ length }, (_, index) => from + index));
}

/** 404 for a day outside the table, saying how far it goes. */
export async function refuseBeyondTable(context: Context): Promise<never> {
  const { db, now } = context.get(servicesContext);
  const [[held = { first: null, last: null }]] = await ask(db, [selectTableEnds(db)]);
  const { first, last } = tableReach(held, localDay(now()));
  throw data({ tideTable: { first: formatDay(first), last: formatDay(last) } }, 404);
}
