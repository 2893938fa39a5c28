import { data } from "react-router";
import { composeSections } from "../../../rules/content/page-content";
import { viewEventAtVenue } from "../../../rules/events/event-at-venue";
import { eventsByDay } from "../../../rules/events/events-by-day";
import { callList } from "../../../rules/info/call-list";
import { isHoliday } from "../../../rules/info/public-holidays";
import type { WeekHours } from "../../../rules/places/hours";
import { parseWeekHours } from "../../../rules/places/week-hours";
import { hoursOnOneLine, openFirst, weekOfPlace } from "../../../rules/places/week-of-place";
import { lowestInDaylight } from "../../../rules/sea/lowest-in-daylight";
import { weekDay } from "../../../rules/sea/week-day-picture";
import { eventsTag, listTag, seaTag } from "../../../rules/site/cache-tags";
import type { Language } from "../../../rules/site/language";
import { daysFromMonday, formatDay, parseDay } from "../../../rules/time/days";
import { localDay, secondsToMidnight, startOfDay } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { selectPageContent } from "../../db/content/page-content";
import { boundsOf, selectPublicEventsAtVenues } from "../../db/events/public-events";
import { selectActivityHours } from "../../db/places/activities";
import { selectRestaurantHours } from "../../db/places/restaurants";
import { selectSkyDays, selectTides } from "../../db/sea/sea-days";
import { publicCache } from "../../http/cache-headers";
import { wordsIn } from "../../http/i18n";
import { refuseBeyondTable, seaRows } from "../sea/sea-rows";
import { listSeo } from "../site/list-seo";
import { loadPage } from "../site/page";
import { asInfoRows, townServices } from "./info-content";

const length = 7;
/** More than fits on the sheet; the rest is in the calendar. */
const eventsLooked = 80;
/** Of each, to eat and to do: how many are read, and how many of those that open are shown. */
const [placesRead, placesOfKind] = [20, 5];

/** Seven days on one sheet: events, sea, open places, numbers. */
export async function loadWeek(context: Context, url: URL) {
  const { now: clock, settings } = context.get(servicesContext);
  const now = clock();
  const today = localDay(now);
  const first = readFrom(url) ?? today;
  const last = first + length - 1;
  const { t, language, localPath } = wordsIn(context);
  const info = localPath("/info");
  const { page, results } = await loadPage(context, url, (db) => [
    selectTides(db, { from: startOfDay(first - 2), until: startOfDay(last + 1) }),
    selectSkyDays(db, { first: formatDay(first - 1), last: formatDay(last + 1) }),
    selectPublicEventsAtVenues(db, {
      ...boundsOf({ from: formatDay(first), to: formatDay(last), type: "all" }),
      limit: eventsLooked,
    }),
    selectRestaurantHours(db, { after: null, limit: placesRead }),
    selectActivityHours(db, { after: null, limit: placesRead }),
    selectPageContent(db, { path: info, english: info === "/info" ? undefined : "/info" }),
  ]);
  const [waterRows, dayRows, eventRows, restaurants, activities, infoRows] = results;
  const { waters, sky } = await seaRows(waterRows, dayRows, { first: first - 1, last: last + 1, today });
  const skyOf = (day: number) => sky.find((row) => row.day === formatDay(day));

  const besideFirst = { from: startOfDay(first - 2), until: startOfDay(first + 2) };
  const numbers = Array.from({ length }, (_, index) => first + index);
  const ofDays = eventsByDay(eventRows, numbers.map(formatDay));
  const days = numbers.flatMap((day, index) => {
    const [own, on] = [skyOf(day), ofDays[index]];
    if (!own || !on) return [];
    const span = { from: startOfDay(day), until: startOfDay(day + 1) };
    const skies = [skyOf(day - 1), own, skyOf(day + 1)] as const;
    const drawn = weekDay(day, skies, waters, on.shown, span, index === 0 ? besideFirst : span);
    return [{ ...drawn, events: on.shown.map((row) => viewEventAtVenue(row, language)), more: on.more }];
  });
  if (days.length < length) return refuseBeyondTable(context);

  const toEat = restaurants.map((row) => placeOf(row, "restaurant", row.hours, language));
  const toDo = activities.map((row) => ({
    ...placeOf(
      { ...row, phone: null, closed_for_season: false },
      "activity",
      parseWeekHours(row.hours),
      language,
    ),
    written: hoursOnOneLine(row, language),
  }));
  const places = [...openFirst(toEat).slice(0, placesOfKind), ...openFirst(toDo).slice(0, placesOfKind)];
  const services = townServices(asInfoRows(wordsIn(context), infoRows)).services;
  const shown = { first: formatDay(first), last: formatDay(last) };
  return data(
    {
      seo: listSeo(context, page, url, "/week"),
      sections: composeSections(page, () => []),
      ...shown,
      isNow: first <= today && today <= last,
      firstWeekday: daysFromMonday(first),
      todayWeekday: first <= today && today <= last ? daysFromMonday(today) : null,
      holidays: numbers.filter(isHoliday).map(daysFromMonday),
      days,
      lowest: lowestInDaylight(days),
      places,
      hasMorePlaces: [restaurants, activities].some((rows) => rows.length > placesOfKind),
      numbers: callList(services, t("info.numbers", { returnObjects: true })),
      previous: skyOf(first - 1) && first > today ? formatDay(Math.max(today, first - length)) : null,
      next: skyOf(last + 1) ? formatDay(last + 1) : null,
      address: settings.origin + localPath("/week"),
      qr: await qrOf(settings.origin + localPath("/week")),
    },
    {
      headers: publicCache({
        tags: [
          "pages",
          "page:/week",
          "page:/info",
          seaTag,
          eventsTag,
          listTag("restaurant"),
          listTag("activity"),
        ],
        changesIn: secondsToMidnight(now),
      }),
    },
  );
}

async function qrOf(address: string) {
  const { drawQrCode } = await import("../../../rules/site/qr-code");
  return drawQrCode(address);
}

type Row = {
  id: string;
  slug: string;
  name: string;
  hours: WeekHours | null;
  closed_for_season: boolean;
  phone: string | null;
  whatsapp: string | null;
};

function placeOf(
  row: Omit<Row, "hours">,
  kind: "restaurant" | "activity",
  hours: WeekHours | null,
  language: Language,
) {
  const { id, slug, name, closed_for_season, phone, whatsapp } = row;
  const week = weekOfPlace({ hours, closed_for_season }, language);
  return { id, kind, slug, name, closed: closed_for_season, number: phone || whatsapp, ...week };
}

/** The first day; a malformed date is a 400. */
function readFrom(url: URL): number | null {
  const text = url.searchParams.get("from");
  if (!text) return null;
  const day = parseDay(text);
  if (day === null) throw data(null, 400);
  return day;
}
