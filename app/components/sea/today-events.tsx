import { MoreLink } from "../../ui/section";
import { TodayOnly } from "../../ui/today-only";
import { EventBadges } from "../events/event-badges";
import { EventPicture } from "../events/event-picture";
import { useEventWords } from "../events/use-event-words";
import { useVenueClosed } from "../events/use-venue-closed";
import { useWords } from "../site/words";
import type { Today } from "./today-data";

type Event = Today["events"][number];

/** The day's events, or the next one if nothing more is on today; each can be added to a calendar. */
export function TodayEvents({ today: { events, hadEvents, nextEvent, isToday, date } }: { today: Today }) {
  const { t, localPath } = useWords();
  return (
    <section aria-labelledby="events-title">
      <h2 id="events-title">
        {isToday ? (
          <TodayOnly dated={t("sea.today.eventsOther")}>{t("sea.today.events")}</TodayOnly>
        ) : (
          t("sea.today.eventsOther")
        )}
      </h2>
      {events.length > 0 ? null : (
        <p className="muted">
          {isToday ? (
            <TodayOnly dated={t("sea.today.noEvents")}>
              {t(hadEvents ? "sea.today.nothingMore" : "sea.today.nothingToday")}
            </TodayOnly>
          ) : (
            t("sea.today.noEvents")
          )}{" "}
          {nextEvent ? t("sea.today.nextEvent") : null}
        </p>
      )}
      {events.length > 0 || nextEvent ? (
        <ul className="hours">
          {events.map((event, index) => (
            <OneEvent key={event.id} event={event} isFirst={index === 0} />
          ))}
          {nextEvent ? <OneEvent event={nextEvent} isLater isFirst /> : null}
        </ul>
      ) : null}
      <MoreLink href={localPath(`/calendar?date=${date}`)} label={t("sea.today.calendar")} />
    </section>
  );
}

type Props = { event: Event; isLater?: boolean; isFirst: boolean };

/** The first with its picture. */
function OneEvent({ event, isLater = false, isFirst }: Props) {
  const { t, localPath } = useWords();
  const words = useEventWords();
  const { stillOn } = useVenueClosed();
  const { title, location } = event.texts;
  return (
    <li>
      {isFirst ? (
        <div className="event-picture">
          <EventPicture event={event} sizes="34rem" view="landscape" />
        </div>
      ) : null}
      <a href={localPath(event.path)} lang={title.lang}>
        {title.text}
      </a>
      <span>
        {isLater ? `${words.date(event.event_date, "shortDay")}, ` : null}
        {words.times(event)}
      </span>
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
