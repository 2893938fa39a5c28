import type { EventView } from "../../rules/events/event-view";
import type { RecurrencePattern } from "../../rules/events/recurrence";
import { DialogOpener } from "../../ui/dialog";
import { useWords } from "../site/words";
import { EventBadges } from "./event-badges";
import { eventDialogId } from "./event-dialogs";
import { useEventWords } from "./use-event-words";

/** An event, or a series told once at its next date, by its rule. */
type ListedEvent = EventView & { rule?: RecurrencePattern | null };

type Props = {
  events: ListedEvent[];
  /** Where the day does not stand above the list, each event says its own. */
  dated?: boolean;
  /** Titles lift the event's dialog, which stands elsewhere on the page. */
  dialogs?: boolean;
};

export function EventList({ events, dated, dialogs }: Props) {
  const words = useEventWords();
  const { localPath } = useWords();
  return (
    <ul className="events">
      {events.map((event) => {
        const { title, description, location } = event.texts;
        const href = localPath(event.rule ? `/events/${event.slug}` : event.path);
        return (
          <li className="event" key={event.id}>
            <time className="event-when" dateTime={event.event_date}>
              {dated ? <b>{words.date(event.event_date, "short")}</b> : null}
              <span>{words.times(event)}</span>
            </time>
            <div>
              <h3 lang={title.lang}>
                {dialogs ? (
                  <DialogOpener dialog={eventDialogId(event)} href={href} className="event-title">
                    {title.text}
                  </DialogOpener>
                ) : (
                  <a className="event-title" href={href}>
                    {title.text}
                  </a>
                )}
              </h3>
              <p className="card-meta">
                <EventBadges event={event} />
                <span lang={location.lang}>{location.text}</span>
              </p>
              <p className="clamp-2" lang={description.lang}>
                {description.text}
              </p>
              {event.rule ? <SeriesLine event={event} rule={event.rule} /> : null}
              {dated && !event.rule ? (
                <p className="event-date">{words.date(event.event_date, "full")}</p>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** "Every Tuesday and Thursday, 7:00 to 8:00 AM · next Nov 24": without how long it goes on. */
function SeriesLine({ event, rule }: { event: EventView; rule: RecurrencePattern }) {
  const { t } = useWords();
  const words = useEventWords();
  const open = { ...rule, end_type: "never" as const, end_count: null, end_date: null };
  const often = words.rule({ ...open, ...event, first_date: event.event_date });
  const next = t("events.agenda.nextDate", { date: words.date(event.event_date, "short") });
  return <p className="event-date">{`${often} · ${next}`}</p>;
}
