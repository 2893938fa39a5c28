import type { EventView } from "../../rules/events/event-view";
import { dateInWords } from "../../rules/time/date-words";
import { useEventWords } from "../events/use-event-words";
import { useWords } from "../site/words";
import { PocketPart } from "./pocket-part";

type Day = { date: string; events: { event: EventView; until: number | undefined }[] };
type Props = { days: readonly Day[]; span: string; hasMore: boolean };

/** Events, day by day. */
export function PocketEvents({ days, span, hasMore }: Props) {
  const { t, localPath } = useWords();
  const more = <a href={localPath("/calendar")}>{t("week.calendar")}</a>;
  return (
    <PocketPart id="events" title={t("pocket.parts.events")} lead={span}>
      {days.map((day) => (
        <DayEvents key={day.date} day={day} />
      ))}
      {days.length === 0 ? <p className="entry">{t("week.noEvents")}</p> : null}
      {hasMore ? (
        <p>
          {t("pocket.moreEvents")} {more}
        </p>
      ) : null}
    </PocketPart>
  );
}

function DayEvents({ day: { date, events } }: { day: Day }) {
  const { t, language, localPath } = useWords();
  const words = useEventWords();
  const id = `on-${date}`;
  // Events may end after midnight.
  const latest = Math.max(...events.map(({ until }) => until ?? Number.POSITIVE_INFINITY));
  return (
    <section className="group" aria-labelledby={id} data-date={date} data-until={latest}>
      <h3 id={id} className="first-up">
        {dateInWords(date, "day", language)}
      </h3>
      <ul>
        {events.map(({ event, until }) => (
          <li key={event.id} className="entry" data-aim="event" data-until={until}>
            <b>{words.times(event)}</b>{" "}
            <a href={localPath(event.path)} lang={event.texts.title.lang}>
              {event.texts.title.text}
            </a>{" "}
            <span className="quiet" lang={event.texts.location.lang}>
              {event.cancelled_at ? <strong>{t("week.cancelled")}</strong> : event.texts.location.text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
