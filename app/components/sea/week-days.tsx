import type { EventAtVenue } from "../../rules/events/event-at-venue";
import type { EventView } from "../../rules/events/event-view";
import { lowestByDay, type WeekDay } from "../../rules/sea/week-day-picture";
import { queryPath } from "../../rules/site/query-path";
import { clockText, dateInWords } from "../../rules/time/date-words";
import { parseTime } from "../../rules/time/days";
import { useEventWords } from "../events/use-event-words";
import { useVenueClosed } from "../events/use-venue-closed";
import { useWords } from "../site/words";
import { MoonDisc } from "./moon-disc";
import { useSeaWords } from "./use-sea-words";
import { DayStrip, WeekAxis, WeekLight } from "./week-strip";

type Day = WeekDay & { events: EventAtVenue[]; more: number };

/**
 * Approximate letters per line, of which a time takes 14. Longer lists are set smaller; beyond that, places are left to
 * the calendar.
 */
const lettersOfLine = 95;
const clockLetters = 14;
const mostLines = 11;
const mostSmall = 16;

/** Seven days below each other, each with its 24 hours of sea, so that the tides can be seen shifting. */
export function WeekDays({ days }: { days: readonly Day[] }) {
  const { t } = useWords();
  const { stillOn } = useVenueClosed();
  const lines = days.map(({ events, more }) => {
    const said = events.map(({ texts, closed, cancelled_at }) =>
      [
        texts.title.text,
        cancelled_at ? t("week.cancelled") : texts.location.text,
        closed ? stillOn(closed) : "",
      ].join(" "),
    );
    const letters = said.reduce((all, one) => all + one.length + clockLetters, more > 0 ? clockLetters : 0);
    return Math.ceil(letters / lettersOfLine);
  });
  const count = lines.reduce((all, one) => all + one, 0);
  const crowd = count > mostSmall ? " is-dense is-full" : count > mostLines ? " is-dense" : "";
  return (
    <>
      {days[0] ? <WeekLight day={days[0]} /> : null}
      <WeekAxis />
      <ol className={`week-days${crowd}`}>
        {days.map((day, index) => (
          <li key={day.date}>
            <DayHead day={day} />
            <DayEvents day={day} />
            {index === 0 ? <WeekAxis /> : null}
            <DayStrip day={day} />
          </li>
        ))}
      </ol>
    </>
  );
}

function DayHead({ day: { date, sky, moon } }: { day: Day }) {
  const { t, language, localPath } = useWords();
  const { clock } = useSeaWords();
  return (
    <div className="week-head">
      <h2 className="first-up">
        <a href={queryPath(localPath("/today"), { date })} rel="nofollow">
          {dateInWords(date, "weekday", language)}{" "}
          <span className="week-number">{Number(date.slice(8))}</span>
        </a>
      </h2>
      <p>
        <svg viewBox="-11 -11 22 22" aria-hidden="true">
          <MoonDisc angle={moon.angle} radius={10} />
        </svg>
        {moon.away === 0 ? t(`sea.phase.${moon.phase}`) : null}
      </p>
      <p>
        <svg viewBox="0 0 20 12" aria-hidden="true">
          <path className="half-sun" d="M4 10a6 6 0 0 1 12 0zM1 11h18" />
        </svg>
        {`${clock(sky.sunrise)}–${clock(sky.sunset)}`}
      </p>
    </div>
  );
}

/** On a day without events: when the beach is widest. */
function EmptyDay({ day }: { day: Day }) {
  const { t } = useWords();
  const { at } = useSeaWords();
  const low = lowestByDay([day]);
  return (
    <li className="quiet-day">
      {t("week.noEvents")} {low ? t("week.walk", { time: at(low.at) }) : null}
    </li>
  );
}

function DayEvents({ day }: { day: Day }) {
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
