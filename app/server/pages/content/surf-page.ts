import { data } from "react-router";
import { secondsUntil } from "../../../rules/places/open-status";
import { beachBreakIn } from "../../../rules/sea/surf-spot";
import { turnsOf } from "../../../rules/sea/when-to-go";
import { seaTag } from "../../../rules/site/cache-tags";
import { civilOfDay } from "../../../rules/time/days";
import { localDay } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { privateCache, publicCache } from "../../http/cache-headers";
import { townFactsIn } from "../../http/i18n";
import { goNow, seaNow, seaQueries } from "../sea/sea-now";
import { guideOf, loadPageOrBuiltIn } from "./managed-page";

export async function loadSurf(context: Context, url: URL) {
  const now = context.get(servicesContext).now();
  const { page, results } = await loadPageOrBuiltIn(context, url, (db) => seaQueries(db, now));
  const guide = guideOf(context, page, "surf");
  const sea = results && seaNow(results, now);
  const spot = beachBreakIn([...page.englishRows, ...page.ownRows]);
  const go = results && goNow(results, spot, townFactsIn(context), now);
  const tags = ["pages", "page:/surf", seaTag];
  const turns = go ? turnsOf(go).filter((turn) => turn > now.getTime()) : [];
  const changesIn = sea ? secondsUntil(new Date(Math.min(sea.until, ...turns)), now) : undefined;
  const headers = results ? publicCache({ tags, changesIn }) : privateCache;
  const { month } = civilOfDay(localDay(now));
  return data({ ...guide, month, sea: sea && { ...sea, go } }, { headers });
}
