import { MoreLink } from "../../ui/section";
import { EventBadges } from "../events/event-badges";
import { useEventWords } from "../events/use-event-words";
import { useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import type { Today } from "./today-data";

export function DayEvents({ today: { events, isToday, date } }: { today: Today }) {
  const { t } = useWords();
  const words = useEventWords();
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="events-title">
      <h2 id="events-title">{t(isToday ? "sea.today.events" : "sea.today.eventsOther")}</h2>
      {events.length > 0 ? (
        <ul className="hours">
          {events.map((event) => (
            <li key={event.id}>
              <a href={localPath(event.path)} lang={event.texts.title.lang}>
                {event.texts.title.text}
              </a>
              <span>{words.times(event)}</span>
              {event.cancelled_at ? <EventBadges event={event} /> : null}
              <p lang={event.texts.location.lang}>{event.texts.location.text}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{t("sea.today.noEvents")}</p>
      )}
      <MoreLink href={localPath(`/calendar?date=${date}`)} label={t("sea.today.calendar")} />
    </section>
  );
}
