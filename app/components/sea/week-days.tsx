import type { ReactNode } from "react";
import type { EventAtVenue } from "../../rules/events/event-at-venue";
import type { EventView } from "../../rules/events/event-view";
import { isHoliday } from "../../rules/info/public-holidays";
import { metresText } from "../../rules/sea/height-text";
import { lowestInDaylight, lowNearestDaylight } from "../../rules/sea/lowest-in-daylight";
import type { WeekDay } from "../../rules/sea/week-day-picture";
import { queryPath } from "../../rules/site/query-path";
import { clockText, dateInWords } from "../../rules/time/date-words";
import { parseDay, parseTime } from "../../rules/time/days";
import { useEventWords } from "../events/use-event-words";
import { useVenueClosed } from "../events/use-venue-closed";
import { useWords } from "../site/words";
import { MoonDisc } from "./moon-disc";
import { useSeaWords } from "./use-sea-words";
import { DayStrip } from "./week-day-strip";

export type DayOfWeek = WeekDay & { events: EventAtVenue[]; more: number };

/** Days below each other, each with its 24 hours of sea, so that the tides can be seen shifting. A phone shows the axis over the first. */
export function WeekDays({ days, axis }: { days: readonly DayOfWeek[]; axis?: ReactNode }) {
  return (
    <ol className="week-days">
      {days.map((day, index) => (
        <li key={day.date} className={day.events.length === 0 ? "quiet" : undefined}>
          <DayHead day={day} />
          <DayEvents day={day} />
          {index === 0 ? axis : null}
          <DayStrip day={day} />
        </li>
      ))}
    </ol>
  );
}

function DayHead({ day: { date, moon, range } }: { day: DayOfWeek }) {
  const { t, language, localPath } = useWords();
  return (
    <div className="week-head">
      <h2 className="first-up">
        <a href={queryPath(localPath("/today"), { date })} rel="nofollow">
          {dateInWords(date, "weekday", language)}{" "}
          <span className="week-number">{Number(date.slice(8))}</span>
        </a>
      </h2>
      <svg viewBox="-11 -11 22 22" aria-hidden="true">
        <MoonDisc angle={moon.angle} radius={10} />
      </svg>
      <p>
        {isHoliday(parseDay(date) ?? 0) ? <span>{t("week.holiday")} </span> : null}
        {moon.away === 0 ? <span>{t(`sea.phase.${moon.phase}`)} </span> : null}
        <span>{t("week.range", { metres: metresText(range) })}</span>
      </p>
    </div>
  );
}

/** On a day without events: when the beach is widest, or why nobody sees it. */
function EmptyDay({ day }: { day: DayOfWeek }) {
  const { t } = useWords();
  const { at } = useSeaWords();
  const low = lowestInDaylight([day]);
  const dark = lowNearestDaylight(day);
  const inTheDark = dark?.isEvening ? "week.lowAfterSunset" : "week.lowBeforeSunrise";
  return (
    <li className="quiet-line">
      {t("week.noEvents")}{" "}
      {low ? t("week.walk", { time: at(low.at) }) : dark ? t(inTheDark, { time: at(dark.at) }) : null}
    </li>
  );
}

function DayEvents({ day }: { day: DayOfWeek }) {
  const { date, events, more, bars } = day;
  const { t, language, localPath } = useWords();
  const words = useEventWords();
  const { stillOn } = useVenueClosed();
  const start = ({ start_time }: EventView) => {
    const minutes = parseTime(start_time ?? "");
    return minutes === null ? null : clockText(minutes, language);
  };
  return (
    <ul className="week-events">
      {events.length === 0 ? <EmptyDay day={day} /> : null}
      {events.map((event, index) => (
        <li key={event.id} className={event.cancelled_at ? "off" : undefined}>
          {bars.some(({ number }) => number === index + 1) ? <i aria-hidden="true">{index + 1}</i> : null}
          <b>{start(event) ?? words.times(event)}</b>{" "}
          <a href={localPath(event.path)} lang={event.texts.title.lang}>
            {event.texts.title.text}
          </a>{" "}
          <span className={event.cancelled_at ? undefined : "week-place"} lang={event.texts.location.lang}>
            {event.cancelled_at ? t("week.cancelled") : event.texts.location.text}
          </span>{" "}
          {event.closed ? <small>{stillOn(event.closed)}</small> : null}
        </li>
      ))}
      {more > 0 ? (
        <li>
          <a href={queryPath(localPath("/calendar"), { date })}>{t("week.more", { count: more })}</a>
        </li>
      ) : null}
    </ul>
  );
}
