import { data } from "react-router";
import { secondsUntil } from "../../../rules/places/open-status";
import { seaTag } from "../../../rules/site/cache-tags";
import { civilOfDay } from "../../../rules/time/days";
import { localDay } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { privateCache, publicCache } from "../../http/cache-headers";
import { seaNow, seaQueries } from "../sea/sea-now";
import { guideOf, loadPageOrBuiltIn } from "./managed-page";

/** The surf guide with the sea of this day. */
export async function loadSurf(context: Context, url: URL) {
  const now = context.get(servicesContext).now();
  const { page, results } = await loadPageOrBuiltIn(context, url, (db) => seaQueries(db, now));
  const sea = results && seaNow(results, now);
  const tags = ["pages", "page:/surf", seaTag];
  const changesIn = sea ? secondsUntil(new Date(sea.until), now) : undefined;
  const headers = results ? publicCache({ tags, changesIn }) : privateCache;
  const { month } = civilOfDay(localDay(now));
  return data({ ...guideOf(context, page, "surf"), month, sea }, { headers });
}
