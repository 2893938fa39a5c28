import { data } from "react-router";
import { composeSections } from "../../../rules/content/page-content";
import { viewEventAtVenue } from "../../../rules/events/event-at-venue";
import { isOver } from "../../../rules/events/event-interval";
import { firstEnd } from "../../../rules/events/upcoming-events";
import { firstAfter, secondsUntil, trueUntil } from "../../../rules/places/open-status";
import { openToday } from "../../../rules/places/open-today";
import { dayPicture } from "../../../rules/sea/day-picture";
import { windowAt, windowOfDay } from "../../../rules/sea/day-window";
import { moonFact, setAfter, turnFrom } from "../../../rules/sea/moon-of-day";
import { dayAhead } from "../../../rules/sea/small-day-picture";
import { springRun } from "../../../rules/sea/spring-tides";
import { beachBreakIn } from "../../../rules/sea/surf-spot";
import { tideAt, tideTurnsAt, watersWithin } from "../../../rules/sea/tide-at";
import { forecastLasts, seaHourAt } from "../../../rules/sea/wave-forecast";
import { firstLow, turnsOf, whenToGo } from "../../../rules/sea/when-to-go";
import { eventsTag, listTag, seaTag } from "../../../rules/site/cache-tags";
import { formatDay, minutesPerDay, parseDay } from "../../../rules/time/days";
import { instantOfDay, localDay, startOfDay } from "../../../rules/time/panama-time";
import { seasonOf } from "../../../rules/town/season-of-day";
import { type Context, servicesContext } from "../../context";
import { selectPublicSection } from "../../db/content/page-content";
import { boundsOf, selectPublicEventsAtVenues } from "../../db/events/public-events";
import { selectPublicRestaurants } from "../../db/places/restaurants";
import { selectSkyDays, selectTides } from "../../db/sea/sea-days";
import { selectForecast } from "../../db/sea/wave-forecast";
import { publicCache } from "../../http/cache-headers";
import { townFactsIn } from "../../http/i18n";
import { listSeo } from "../site/list-seo";
import { loadPage } from "../site/page";
import { refuseBeyondTable, seaRows } from "./sea-rows";

const placesLooked = 60;
const mostEvents = 8;
/** Including last night's, which may still go on. */
const eventsLooked = 24;
/** How far ahead the next event is looked for. */
const daysToNext = 7;
/** The days drawn small below. */
const daysShown = 4;
/** Spring and neap tides last six days at most. */
const longestRun = 7;

/** Sea, open places and events, today or on another day of the table. */
export async function loadToday(context: Context, url: URL) {
  const now = context.get(servicesContext).now();
  const today = localDay(now);
  const day = readDay(url) ?? today;
  const isToday = day === today;
  const date = formatDay(day);

  const { page, results } = await loadPage(context, url, (db) => [
    selectTides(db, { from: startOfDay(day - 1), until: startOfDay(day + 1 + daysShown) }),
    selectSkyDays(db, { first: formatDay(day - 1), last: formatDay(day + longestRun) }),
    selectForecast(db, { since: now.getTime() - forecastLasts }),
    selectPublicRestaurants(db, { after: null, limit: placesLooked + 1 }),
    selectPublicEventsAtVenues(db, {
      ...boundsOf({
        from: formatDay(isToday ? day - 1 : day),
        to: formatDay(isToday ? day + daysToNext : day),
        type: "all",
      }),
      limit: eventsLooked,
    }),
    selectPublicSection(db, { path: "/surf", name: "spots" }),
  ]);
  const [waterRows, dayRows, [forecast], restaurants, eventRows, spotRows] = results;
  const shown = { first: day - 1, last: day + longestRun, today };
  const { waters, sky: skyRows } = await seaRows(waterRows, dayRows, shown);
  const skyOf = (one: number) => skyRows.find((row) => row.day === formatDay(one));
  const sky = skyOf(day);
  if (!sky) return refuseBeyondTable(context);

  const at = isToday ? now : instantOfDay(day, minutesPerDay / 2);
  const window = isToday ? windowAt(at.getTime(), sky) : windowOfDay(day);
  const watersOf = (one: number) => watersWithin(waters, startOfDay(one), startOfDay(one + 1));
  const hour = seaHourAt(forecast?.hours ?? [], at.getTime());
  const places = openToday(restaurants.slice(0, placesLooked), window, at);
  const rowsAhead = eventRows.filter((row) => !isToday || !isOver(row, now));
  const ofDay = rowsAhead.filter((row) => row.event_date <= date);
  const events = ofDay.slice(0, mostEvents).map((row) => viewEventAtVenue(row, page.language));
  const nextRow = events.length > 0 ? undefined : rowsAhead.find((row) => !row.cancelled_at);
  const nextEvent = nextRow ? viewEventAtVenue(nextRow, page.language) : null;
  const ahead = Array.from({ length: daysShown }, (_, index) => day + 1 + index).flatMap((one) => {
    const row = skyOf(one);
    return row ? [dayAhead(one, row, waters)] : [];
  });

  const days = skyRows.filter((row) => row.day >= date).slice(0, 2);
  const sea = { waters, forecast: forecast?.hours ?? [] };
  const facts = townFactsIn(context);
  const go = whenToGo(days, beachBreakIn(spotRows), sea, facts, isToday ? at.getTime() : undefined);

  const statuses = places.map(({ status }) => status);
  const doors = [trueUntil(statuses, now), ...places.flatMap(({ soonAt }) => soonAt ?? [])];
  const turns = [
    tideTurnsAt(waters, now.getTime()),
    sky.sunrise,
    sky.sunset,
    ...events.map(({ starts_at }) => starts_at),
    firstEnd(ofDay, now),
    ...(go ? turnsOf(go) : []),
  ];
  const until = isToday ? firstAfter(now, [...doors, ...turns]) : new Date(startOfDay(today + 1));
  const seo = listSeo(context, page, url, "/today");
  const tags = [
    ...["pages", "page:/today", "page:/surf", seaTag, eventsTag],
    listTag("restaurant"),
    listTag("activity"),
  ];
  return data(
    {
      seo,
      sections: composeSections(page, () => []),
      date,
      isToday,
      now: at,
      until,
      window,
      picture: dayPicture(waters, skyRows.slice(0, 3), window, isToday ? at.getTime() : null),
      go,
      low: firstLow(watersOf(day), sky),
      tide: tideAt(waters, at.getTime()),
      waters: watersOf(day),
      sky,
      moon: {
        ...moonFact(skyOf(day - 1), sky, skyOf(day + 1)),
        turn: turnFrom(skyRows, sky, at.getTime()),
        up: { rise: sky.moonrise, set: sky.moonrise ? setAfter(skyRows, sky.moonrise) : sky.moonset },
      },
      run: springRun(
        day,
        skyRows.filter((row) => row.day >= date),
      ),
      waves: hour && forecast ? { ...hour, fetchedAt: forecast.fetched_at } : null,
      places,
      hasMorePlaces: restaurants.length > placesLooked,
      events,
      nextEvent,
      hadEvents: isToday && eventRows.some((row) => row.event_date === date && !row.cancelled_at),
      hasMoreEvents: ofDay.length > mostEvents,
      season: seasonOf(date, facts),
      ahead,
      previous: skyOf(day - 1) ? formatDay(day - 1) : null,
      next: skyOf(day + 1) ? formatDay(day + 1) : null,
    },
    { headers: publicCache({ tags, changesIn: secondsUntil(until, now) }) },
  );
}

/** A malformed date is a 400. */
function readDay(url: URL): number | null {
  const text = url.searchParams.get("date");
  if (!text) return null;
  const day = parseDay(text);
  if (day === null) throw data(null, 400);
  return day;
}
