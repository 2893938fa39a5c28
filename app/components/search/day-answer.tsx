import type { EventView } from "../../rules/events/event-view";
import { queryPath } from "../../rules/site/query-path";
import { useEventWords } from "../events/use-event-words";
import { useWords } from "../site/words";
import { AnswerCard, AnswerWays } from "./answer-card";

type Props = {
  days: { first: string; last: string; isTonight: boolean; events: EventView[] };
  until: number;
};

/** What is on in the days that are asked for. */
export function DayAnswer({ days: { first, last, isTonight, events }, until }: Props) {
  const { t, localPath } = useWords();
  const words = useEventWords();
  const isOneDay = first === last;
  const span = words.span(first, last);
  const day = isOneDay ? words.date(first, "day") : `${span.first} – ${span.last}`;
  const coming = events.filter((event) => !event.cancelled_at);
  const ways = isOneDay
    ? [
        { path: queryPath("/today", { date: first }), label: t("search.answers.day.more") },
        { path: "/calendar", label: t("search.answers.day.other") },
      ]
    : [{ path: "/calendar", label: t("search.answers.day.other") }];
  return (
    <AnswerCard
      name="day"
      title={isTonight ? t("search.answers.day.tonight", { day }) : <span className="first-up">{day}</span>}
      until={until}
    >
      {coming.length > 0 ? (
        <ul>
          {coming.map((event) => (
            <li className="hit" key={event.id}>
              <h3 lang={event.texts.title.lang}>
                <a href={localPath(event.path)}>{event.texts.title.text}</a>
              </h3>
              <p className="hit-state">
                {isOneDay ? null : <span className="first-up">{words.date(event.event_date, "day")}, </span>}
                {words.times(event)} ·{" "}
                <span lang={event.texts.location.lang}>{event.texts.location.text}</span>
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t("search.answers.day.none")}</p>
      )}
      <AnswerWays ways={ways} />
    </AnswerCard>
  );
}
