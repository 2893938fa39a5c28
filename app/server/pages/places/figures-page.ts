import { byDay, daysShown, firstDayShown, sumFigures } from "../../../rules/places/figures";
import { placeKinds } from "../../../rules/site/listing-kinds";
import { formatDay } from "../../../rules/time/days";
import { localDay } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { selectMostVisited, selectTownFigures } from "../../db/places/figures";
import { selectUnfound } from "../../db/search/unfound-searches";
import { requireAdmin } from "../../http/guards";

const week = 7;
const placesOfKind = 20;
const searchesListed = 50;

/** Visits of the whole town, and searches without results. */
export async function loadFigures(context: Context, url: URL) {
  requireAdmin(context, url);
  const { db, now } = context.get(servicesContext);
  const today = localDay(now());
  const since = formatDay(today - week + 1);
  const [days, unfound, ...visited] = await ask(db, [
    selectTownFigures(db, firstDayShown(today)),
    selectUnfound(db, searchesListed),
    ...placeKinds.map((kind) => selectMostVisited(db, kind, since, placesOfKind)),
  ]);
  const all = byDay(days, today);
  return {
    days: all,
    thisWeek: sumFigures(all.slice(daysShown - week)),
    weekBefore: sumFigures(all.slice(daysShown - 2 * week, daysShown - week)),
    places: visited.flat().sort((a, b) => b.view - a.view),
    unfound,
  };
}
