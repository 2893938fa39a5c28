import { isOver } from "../../../rules/events/event-interval";
import { type EventView, type PublicEventRow, viewEvent } from "../../../rules/events/event-view";
import { fits } from "../../../rules/places/place-filter";
import { parseWeekHours } from "../../../rules/places/week-hours";
import { type Found, fieldInBoth } from "../../../rules/search/found";
import { hasDays, isOpenAtNight, openThen } from "../../../rules/search/found-on-days";
import { addressOf } from "../../../rules/search/found-places";
import { mentions } from "../../../rules/search/highlighting";
import type { AskedMarks } from "../../../rules/search/mark-words";
import { withSongs } from "../../../rules/search/music-words";
import { ownDays } from "../../../rules/search/other-weekdays";
import { isOfSea } from "../../../rules/search/quick-answers";
import type { Language } from "../../../rules/site/language";
import { localDate } from "../../../rules/time/panama-time";
import type { AnswerRows } from "./answer-rows";
import { isLong, type QueryIntent } from "./query-intent";

const mostShown = { day: 8, week: 14 };
const mostPlaces = { ofThing: 6, open: 12 };
const evening = "17:00";

/**
 * Events and open places on those days that match the rest of the question; nothing without days. Beside the sea all
 * events of the day, if what's on is asked for.
 */
export function dayAnswerOf(
  rows: AnswerRows,
  asked: QueryIntent,
  found: readonly Found[],
  language: Language,
  now: Date,
) {
  if (!isOfSea(asked.answer)) return daysOf(rows, asked, found, language, now);
  return asked.asksWhatIsOn ? daysOf(rows, { ...asked, answer: null, rest: [] }, [], language, now) : null;
}

function daysOf(
  rows: AnswerRows,
  { span, answer, doors, asksOpenDay, isTonight, rest, marked }: QueryIntent,
  found: readonly Found[],
  language: Language,
  now: Date,
) {
  if (!span || answer || (doors && !doors.isNow)) return null;
  const events = rows[3]
    .filter((row) => !isOver(row, now) && (!isTonight || isOfEvening(row)))
    .map((row) => viewEvent(row, language))
    .filter((event) => rest.every((term) => mentions(wordsOfEvent(event), withSongs(term))))
    .slice(0, mostShown[isLong(span) ? "week" : "day"]);
  const isOfThing = rest.length > 0;
  const withMarks = marked ? openThen(placesWith(marked, rows), span, language) : [];
  const isOfMark = withMarks.length > 0 && !isTonight;
  const asksForAny = isTonight && !isOfThing;
  const asksForTable = asksOpenDay && !isOfThing;
  const any = asksForTable
    ? rows[4].map(restaurantAt)
    : asksForAny
      ? rows[6].map(activityAt)
      : found.filter((one) => ownDays(one, rest, span) !== "other");
  const looked = isOfMark ? withMarks : openThen(any, span, language);
  const open = isTonight ? looked.filter(isOpenAtNight) : looked;
  const places =
    isOfThing || asksForAny || asksForTable
      ? open.slice(0, mostPlaces[asksOpenDay ? "open" : "ofThing"])
      : [];
  const isKnown = events.length + places.length > 0 || found.some(hasDays);
  // A dish is mentioned by an event, too, but isn't first of all one.
  const isEvent = ({ kind }: Found) => kind === "event" || kind === "series";
  const isOtherYear = span.first.slice(0, 4) !== localDate(now).slice(0, 4);
  const isOnOtherDays =
    events.length === 0 &&
    found.slice(0, 2).some(isEvent) &&
    !found.some((one) => ownDays(one, rest, span) === "named");
  // Beside who's open now, a day without events says nothing.
  const isSilent = doors ? events.length === 0 : isOfThing && !isKnown;
  return isSilent
    ? null
    : {
        ...span,
        isOtherYear,
        isTonight,
        isOfThing,
        isOfMark,
        isOfOpen: asksOpenDay,
        isOnOtherDays,
        events,
        places,
      };
}

/** Activities first: a day is mostly named for something to do on it. */
function placesWith(marked: AskedMarks, [, , , , restaurants, , activities]: AnswerRows) {
  return [
    ...activities.filter((row) => fits(row, marked)).map(activityAt),
    ...restaurants.filter((row) => fits(row, marked)).map(restaurantAt),
  ];
}

const restaurantAt = (row: AnswerRows[4][number]) => ({
  path: `/eat/${row.slug}`,
  name: fieldInBoth(row, "name", row.name),
  hours: row.hours,
  closedForSeason: row.closed_for_season,
});

const activityAt = (row: AnswerRows[6][number]) => ({
  path: `/do/${row.slug}`,
  name: fieldInBoth(row, "business_name", row.business_name),
  where: addressOf(row),
  hours: parseWeekHours(row.hours),
});

function isOfEvening({ start_time, end_time }: PublicEventRow): boolean {
  return start_time === null || start_time >= evening || (end_time ?? "") > evening;
}

function wordsOfEvent({ texts, host, event_type }: EventView): string {
  return (
    [texts.title, texts.location, texts.description].map(({ text }) => text).join(" ") +
    ` ${host} ${event_type}`
  );
}
