import { watersWithin } from "../../../rules/sea/tide-at";
import { knownPart } from "../../../rules/sea/tide-month";
import { seaTag } from "../../../rules/site/cache-tags";
import { formatDay } from "../../../rules/time/days";
import { localDay, secondsToMidnight, startOfDay } from "../../../rules/time/panama-time";
import { balboa, puntaMala } from "../../../rules/town/tide-stations";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { selectTides } from "../../db/sea/sea-days";
import { publicCache } from "../../http/cache-headers";
import { feedAnswer, openToAll } from "../../http/feed";
import { refuseBeyondTable, watersOf } from "./sea-rows";
import { readMonth } from "./tides-page";

/** A month's waters as JSON. */
export async function answerTidesJson(context: Context, url: URL): Promise<Response> {
  const { db, now } = context.get(servicesContext);
  const { month } = readMonth(context, url);
  const span = { from: startOfDay(month.first), until: startOfDay(month.last + 1) };
  const [waters] = await ask(db, [selectTides(db, span)]);
  const days = { first: month.first, last: month.last, today: localDay(now()) };
  const tides = watersWithin(await watersOf(waters, days), span.from, span.until);
  const known = knownPart(
    month,
    tides.map(({ at }) => localDay(new Date(at))),
  );
  if (!known) return refuseBeyondTable(context);
  const text = JSON.stringify({
    station: `${puntaMala.name} (NOAA ${puntaMala.station}), after ${balboa.name} (NOAA ${balboa.station})`,
    datum: "MLLW",
    days: { first: formatDay(month.first), last: formatDay(known.last), complete: known.isWhole },
    tides: tides.map(({ at, kind, metres }) => ({ at: new Date(at).toISOString(), kind, metres })),
  });
  const headers = { ...publicCache({ tags: [seaTag], changesIn: secondsToMidnight(now()) }), ...openToAll };
  return feedAnswer(text, "application/json; charset=utf-8", headers);
}
