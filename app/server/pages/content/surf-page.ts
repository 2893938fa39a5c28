import { data } from "react-router";
import { secondsUntil } from "../../../rules/places/open-status";
import { beachBreakIn } from "../../../rules/sea/surf-spot";
import { seaTag } from "../../../rules/site/cache-tags";
import { civilOfDay } from "../../../rules/time/days";
import { localDay } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { privateCache, publicCache } from "../../http/cache-headers";
import { townFactsIn } from "../../http/i18n";
import { seaQueries, surfNow } from "../sea/sea-now";
import { guideOf, loadPageOrBuiltIn } from "./managed-page";

export async function loadSurf(context: Context, url: URL) {
  const now = context.get(servicesContext).now();
  const { page, results } = await loadPageOrBuiltIn(context, url, (db) => seaQueries(db, now));
  const guide = guideOf(context, page, "surf");
  const spot = beachBreakIn([...page.englishRows, ...page.ownRows]);
  const sea = results && surfNow(results, spot, townFactsIn(context), now);
  const tags = ["pages", "page:/surf", seaTag];
  const changesIn = sea ? secondsUntil(new Date(sea.changesAt), now) : undefined;
  const headers = results ? publicCache({ tags, changesIn }) : privateCache;
  const { month } = civilOfDay(localDay(now));
  return data({ ...guide, month, sea }, { headers });
}
