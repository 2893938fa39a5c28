import type { EventView } from "../../rules/events/event-view";
import { daysInWords, type EqualDays, hoursInWords } from "../../rules/places/week-words";
import type { LocalText } from "../../rules/site/owner-translation";
import { queryPath } from "../../rules/site/query-path";
import { datesBetween } from "../../rules/time/days";
import { TodayOnly } from "../../ui/today-only";
import { useEventWords } from "../events/use-event-words";
import { HolidayNotes } from "../site/holiday-notes";
import { useWords } from "../site/words";
import { AnswerCard, AnswerWays } from "./answer-card";
import { type MarkedPlaces, useMarkLists, useMarkNames } from "./places-with-mark";

type Place = { path: string; name: LocalText; where: LocalText | null; days: EqualDays[] };
type Days = {
  first: string;
  last: string;
  isOtherYear: boolean;
  isTonight: boolean;
  /** The query asks for more than the day. */
  isOfThing: boolean;
  /** The places are those with the marks asked for. */
  isOfMark: boolean;
  /** It asks for who's open, not for events. */
  isOfOpen: boolean;
  /** Events like it are on other days only. */
  isOnOtherDays: boolean;
  events: EventView[];
  places: Place[];
};

type Props = { days: Days; marked: MarkedPlaces | null; until: number };

/** Events on the asked days, and who is open then. */
export function DayAnswer({ days, marked, until }: Props) {
  const {
    first,
    last,
    isOtherYear,
    isTonight,
    isOfThing,
    isOfMark,
    isOfOpen,
    isOnOtherDays,
    events,
    places,
  } = days;
  const { t, localPath } = useWords();
  const words = useEventWords();
  const isOneDay = first === last;
  const span = words.span(first, last);
  const day = isOneDay ? words.date(first, isOtherYear ? "full" : "day") : `${span.first} – ${span.last}`;
  const coming = events.filter((event) => !event.cancelled_at);
  const markNames = useMarkNames();
  const lists = useMarkLists(isOfMark ? marked : null);
  const ways = isOneDay
    ? [
        ...lists,
        { path: queryPath("/today", { date: first }), label: t("search.answers.day.more") },
        { path: "/calendar", label: t("search.answers.day.other") },
      ]
    : [...lists, { path: "/calendar", label: t("search.answers.day.other") }];
  return (
    <AnswerCard
      name="day"
      title={
        <span className="first-up">
          {isTonight ? <TodayOnly dated={day}>{t("search.answers.day.tonight", { day })}</TodayOnly> : day}
        </span>
      }
      until={until}
    >
      {isOneDay || places.length > 0 ? <HolidayNotes days={datesBetween(first, last)} /> : null}
      {coming.length > 0 ? (
        <ul>
          {coming.map((event) => (
            <li className="hit" key={event.id}>
              <h3 lang={event.texts.title.lang}>
                <a href={localPath(event.path)}>{event.texts.title.text}</a>
              </h3>
              <p className="hit-state">
                {isOneDay ? null : (
                  <>
                    <span className="first-up">{words.date(event.event_date, "day")}</span>
                    {", "}
                  </>
                )}
                {words.times(event)}
              </p>
              <p className="hit-where" lang={event.texts.location.lang}>
                {event.texts.location.text}
              </p>
              {isTonight ? (
                <p className="hit-where">
                  <a href={`${localPath(event.path)}#keep`}>{t("events.page.addToCalendar")}</a>
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {isOfThing && !isOfOpen && places.length > 0 && (isOnOtherDays || isOfMark) && coming.length === 0 ? (
        <p>{t("search.answers.day.noEvent")}</p>
      ) : null}
      {isOfMark && marked ? (
        <p className="muted">
          {markNames(marked.marks)}. {t("marks.search.says")}
        </p>
      ) : null}
      {places.length > 0 ? (
        <ul>
          {places.map((place) => (
            <OpenThen key={place.path} {...{ place, isOneDay, isTonight }} />
          ))}
        </ul>
      ) : null}
      {coming.length + places.length > 0 ? null : (
        <p>{t(isOfThing ? "search.answers.day.noneOfIt" : "search.answers.day.none")}</p>
      )}
      <AnswerWays ways={ways} />
    </AnswerCard>
  );
}

type OpenThenProps = { place: Place; isOneDay: boolean; isTonight: boolean };

function OpenThen({ place: { path, name, where, days }, isOneDay, isTonight }: OpenThenProps) {
  const { t, language, localPath } = useWords();
  const hours = days.map(({ days, hours }) => {
    const open = hours.state === "unreadable" ? "" : hoursInWords(hours, language);
    return isOneDay ? open : `${daysInWords(days, language)} ${open}`;
  });
  return (
    <li className="hit">
      <h3 lang={name.lang}>
        <a href={localPath(path)}>{name.text}</a>
      </h3>
      <p className="hit-state">{t("search.answers.day.open", { hours: hours.join("; ") })}</p>
      {isTonight && where?.text ? (
        <p className="hit-where" lang={where.lang}>
          {where.text}
        </p>
      ) : null}
    </li>
  );
}
