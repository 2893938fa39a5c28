import { data } from "react-router";
import type { GuideSection } from "../../../locales/guide-text";
import { busWay, dayOfTravel, hasHours } from "../../../rules/info/ways-of-day";
import { isDate } from "../../../rules/time/days";
import { localDay, localMinutesOfDay, secondsToMidnight } from "../../../rules/time/panama-time";
import { legsIn } from "../../../rules/town/facts";
import { type Context, servicesContext } from "../../context";
import { townFactsIn } from "../../http/i18n";

/**
 * The day somebody travels: the one the address asks for, or the next on which a bus that arrives has not left; and in
 * how many seconds the page says something else.
 */
export function travelOn(context: Context, url: URL, sections: readonly GuideSection[]) {
  const asked = url.searchParams.get("day");
  if (asked && !isDate(asked)) throw data(null, 400);
  const costs = sections.find((section) => section.kind === "costs")?.costs ?? [];
  const now = context.get(servicesContext).now();
  const moment = {
    today: localDay(now),
    minutes: localMinutesOfDay(now),
    road: legsIn(townFactsIn(context)),
  };
  const day = dayOfTravel(costs, asked, moment);
  const leaves = busWay(costs, "there", moment.today, moment.road).way?.[0]?.leaves ?? 0;
  const untilLeft = (leaves + 1 - moment.minutes) * 60;
  const midnight = secondsToMidnight(now);
  const changesIn = untilLeft > 0 ? Math.min(untilLeft, midnight) : midnight;
  return { ...moment, day, changesIn: hasHours(costs) ? changesIn : undefined };
}
