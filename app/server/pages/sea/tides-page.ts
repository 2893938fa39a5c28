import { data } from "react-router";
import { composeSections } from "../../../rules/content/page-content";
import { secondsUntil } from "../../../rules/places/open-status";
import { feetText, metresText } from "../../../rules/sea/height-text";
import { watersWithin } from "../../../rules/sea/tide-at";
import { tideFeed } from "../../../rules/sea/tide-feed";
import { dayNow, knownPart, type Month, monthOfTides, tideDays } from "../../../rules/sea/tide-month";
import { seaTag } from "../../../rules/site/cache-tags";
import { dateInWords } from "../../../rules/time/date-words";
import { formatDay } from "../../../rules/time/days";
import { monthOf } from "../../../rules/time/month-grid";
import { localDate, localDay, secondsToMidnight } from "../../../rules/time/panama-time";
import { balboa, puntaMala } from "../../../rules/town/tide-stations";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { selectSkyDays, selectTides } from "../../db/sea/sea-days";
import { publicCache } from "../../http/cache-headers";
import { feedAnswer, openToAll } from "../../http/feed";
import { languageIn, wordsIn } from "../../http/i18n";
import { newerWords } from "../../http/remembered-words";
import { listSeo } from "../site/list-seo";
import { loadPage } from "../site/page";
import { refuseBeyondTable, seaRows, startOfDay, watersOf } from "./sea-rows";

/** A month of tides, sun and moon. */
export async function loadTides(context: Context, url: URL) {
  const now = context.get(servicesContext).now();
  const { name, month } = readMonth(context, url);
  const { page, results } = await loadPage(context, url, (db) => [
    selectTides(db, { from: startOfDay(month.first), until: startOfDay(month.last + 1) }),
    selectSkyDays(db, { first: formatDay(month.first - 1), last: formatDay(month.last + 1) }),
  ]);
  const { waters, sky } = await seaRows(results[0], results[1], {
    first: month.first - 1,
    last: month.last + 1,
    today: localDay(now),
  });
  const days = tideDays(month, sky, waters);
  const known = knownPart(
    month,
    days.map(({ day }) => day),
  );
  if (!known) return refuseBeyondTable(context);
  const named = dateInWords(name, "month", page.language);
  const seo = listSeo(context, page, url, "/tides", named);
  const tide = days.some(({ date }) => date === localDate(now))
    ? dayNow(localDay(now), waters, now.getTime())
    : null;
  const changesIn = tide ? secondsUntil(new Date(tide.changesAt), now) : secondsToMidnight(now);
  return data(
    {
      seo,
      sections: composeSections(page, () => []),
      month: name,
      days,
      today: localDate(now),
      tide,
      previous:
        sky[0]?.day === formatDay(month.first - 1) && name > monthOf(localDate(now)) ? month.previous : null,
      endsEarly: known.isWhole ? null : formatDay(known.last),
      next: known.isWhole && sky.at(-1)?.day === formatDay(month.last + 1) ? month.next : null,
    },
    { headers: publicCache({ tags: ["pages", "page:/tides", seaTag], changesIn }) },
  );
}

function readMonth(context: Context, url: URL): { name: string; month: Month } {
  const now = context.get(servicesContext).now();
  const name = url.searchParams.get("month") || monthOf(localDate(now));
  const month = monthOfTides(name);
  if (!month) throw data(null, 400);
  return { name, month };
}

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

/** The calendar has a week back and two months ahead. */
const daysBehind = 7;
const daysAhead = 61;

export async function answerTideFeed(context: Context): Promise<Response> {
  const services = context.get(servicesContext);
  const { db, now } = services;
  const today = localDay(now());
  const [first, last] = [today - daysBehind, today + daysAhead];
  const span = { from: startOfDay(first), until: startOfDay(last) };
  const words = newerWords(context, services);
  const [rows, newer] = await ask(db, [selectTides(db, span), words.query]);
  words.take(newer);
  const waters = await watersOf(rows, { first, last: last - 1, today });
  const { t } = wordsIn(context);
  const text = tideFeed(watersWithin(waters, span.from, span.until), {
    name: t("sea.tides.feed"),
    description: t("sea.caveat"),
    language: languageIn(context),
    summary: ({ kind, metres }) =>
      t(kind === "high" ? "sea.tides.highWater" : "sea.tides.lowWater", {
        height: t("sea.height", { metres: metresText(metres), feet: feetText(metres) }),
      }),
  });
  const headers = publicCache({ tags: [seaTag, "feeds"], changesIn: secondsToMidnight(now()) });
  return feedAnswer(text, "text/calendar; charset=utf-8", headers);
}
