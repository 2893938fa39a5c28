import { Live } from "../../ui/live";
import { MoreLink } from "../../ui/section";
import { EventBadges } from "../events/event-badges";
import { useEventWords } from "../events/use-event-words";
import { useVenueClosed } from "../events/use-venue-closed";
import { useWords } from "../site/words";
import type { Today } from "./today-data";

type Event = Today["events"][number];

/** What is on that day, each a tap away from one's own calendar. */
export function DayEvents({ today: { events, isToday, date } }: { today: Today }) {
  const { t, localPath } = useWords();
  return (
    <section aria-labelledby="events-title">
      <h2 id="events-title">
        {isToday ? (
          <Live dated={t("sea.today.eventsOther")}>{t("sea.today.events")}</Live>
        ) : (
          t("sea.today.eventsOther")
        )}
      </h2>
      {events.length > 0 ? (
        <ul className="hours">
          {events.map((event) => (
            <OneEvent key={event.id} event={event} />
          ))}
        </ul>
      ) : (
        <p className="muted">{t("sea.today.noEvents")}</p>
      )}
      <MoreLink href={localPath(`/calendar?date=${date}`)} label={t("sea.today.calendar")} />
    </section>
  );
}

function OneEvent({ event }: { event: Event }) {
  const { t, localPath } = useWords();
  const words = useEventWords();
  const { stillOn } = useVenueClosed();
  const { title, location } = event.texts;
  return (
    <li>
      <a href={localPath(event.path)} lang={title.lang}>
        {title.text}
      </a>
      <span>{words.times(event)}</span>
      <p lang={location.lang}>{location.text}</p>
      {event.closed ? <p>{stillOn(event.closed)}</p> : null}
      {event.cancelled_at ? (
        <EventBadges event={event} />
      ) : (
        <a className="keep-date" href={localPath(`/events/${event.slug}.ics`)}>
          {t(event.event_series_id ? "sea.today.keepSeries" : "events.page.addToCalendar")}
        </a>
      )}
    </li>
  );
}
