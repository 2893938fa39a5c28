import { data } from "react-router";
import { composeSections } from "../../../rules/content/page-content";
import { secondsUntil } from "../../../rules/places/open-status";
import { daysBeyondMonth } from "../../../rules/sea/month-picture";
import {
  dayNow,
  knownPart,
  lastShown,
  type Month,
  monthOfTides,
  tideDays,
} from "../../../rules/sea/tide-month";
import { seaTag } from "../../../rules/site/cache-tags";
import { dateInWords } from "../../../rules/time/date-words";
import { formatDay } from "../../../rules/time/days";
import { monthOf } from "../../../rules/time/month-grid";
import { localDate, localDay, secondsToMidnight, startOfDay } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { selectSkyDays, selectTides } from "../../db/sea/sea-days";
import { publicCache } from "../../http/cache-headers";
import { listSeo } from "../site/list-seo";
import { loadPage } from "../site/page";
import { refuseBeyondTable, seaRows } from "./sea-rows";

/** A month of tides, sun and moon. */
export async function loadTides(context: Context, url: URL) {
  const now = context.get(servicesContext).now();
  const { name, month } = readMonth(context, url);
  const today = localDay(now);
  const last = name === monthOf(localDate(now)) ? lastShown(month, today) : month.last;
  const { page, results } = await loadPage(context, url, (db) => [
    selectTides(db, { from: startOfDay(month.first), until: startOfDay(last + 1) }),
    selectSkyDays(db, { first: formatDay(month.first - 1), last: formatDay(last + 1) }),
  ]);
  const { waters, sky } = await seaRows(results[0], results[1], {
    first: month.first - 1,
    last: last + 1,
    today,
  });
  const days = tideDays(month, sky, waters);
  const later = tideDays({ first: month.last + 1, last }, sky, waters).filter((day) => day.waters.length > 0);
  const known = knownPart(
    month,
    days.map(({ day }) => day),
  );
  if (!known) return refuseBeyondTable(context);
  const named = dateInWords(name, "month", page.language);
  const seo = listSeo(context, page, url, "/tides", named);
  const tide = days.some(({ date }) => date === localDate(now)) ? dayNow(today, waters, now.getTime()) : null;
  const changesIn = tide ? secondsUntil(new Date(tide.changesAt), now) : secondsToMidnight(now);
  return data(
    {
      seo,
      sections: composeSections(page, () => []),
      month: name,
      days,
      beyond: daysBeyondMonth(waters, month),
      later,
      today: localDate(now),
      tide,
      previous:
        sky[0]?.day === formatDay(month.first - 1) && name > monthOf(localDate(now)) ? month.previous : null,
      endsEarly: known.isWhole ? null : formatDay(known.last),
      next: known.isWhole && sky.some(({ day }) => day === formatDay(month.last + 1)) ? month.next : null,
    },
    { headers: publicCache({ tags: ["pages", "page:/tides", seaTag], changesIn }) },
  );
}

export function readMonth(context: Context, url: URL): { name: string; month: Month } {
  const now = context.get(servicesContext).now();
  const name = url.searchParams.get("month") || monthOf(localDate(now));
  const month = monthOfTides(name);
  if (!month) throw data(null, 400);
  return { name, month };
}
