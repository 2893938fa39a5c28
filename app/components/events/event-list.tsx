import { withUnbrokenHyphens } from "../../rules/content/unbroken-hyphens";
import type { EventView } from "../../rules/events/event-view";
import type { RecurrencePattern } from "../../rules/events/recurrence";
import { pathOfVenue, type Venue } from "../../rules/events/venue";
import { DialogOpener } from "../../ui/dialog";
import { foreign } from "../places/place-text";
import { useWords } from "../site/words";
import { EventBadges } from "./event-badges";
import { eventDialogId } from "./event-dialogs";
import { EventPicture } from "./event-picture";
import { useEventWords } from "./use-event-words";

/** An event, or a series listed once at its next date, with its rule. */
type ListedEvent = EventView & { rule?: RecurrencePattern | null; isOver?: boolean } & Partial<
    Pick<Venue, "place_kind" | "place_slug">
  >;

type Props = {
  events: ListedEvent[];
  /** With the day beside each event, once where several share it, for lists without a date heading. */
  dated?: boolean;
  /** Titles open the event's dialog. */
  dialogs?: boolean;
};

export function EventList({ events, dated, dialogs }: Props) {
  const words = useEventWords();
  const { language, localPath } = useWords();
  return (
    <ul className={dated ? "events is-dated" : "events"}>
      {events.map((event, index) => {
        const { title, description } = event.texts;
        const isSame = dated && event.event_date === events[index - 1]?.event_date;
        const href = localPath(event.rule ? `/events/${event.slug}` : event.path);
        return (
          <li className={isSame ? "event is-same" : "event"} key={event.id}>
            <div className="event-thumb">
              <EventPicture event={event} sizes="7.5rem" />
            </div>
            {dated ? <EventDay date={event.event_date} /> : null}
            <div>
              <p className="event-times">{words.times(event)}</p>
              <h3 lang={foreign(title, language)}>
                {dialogs ? (
                  <DialogOpener dialog={eventDialogId(event)} href={href} className="event-title">
                    {withUnbrokenHyphens(title.text)}
                  </DialogOpener>
                ) : (
                  <a className="event-title" href={href}>
                    {withUnbrokenHyphens(title.text)}
                  </a>
                )}
              </h3>
              <p className="card-meta">
                <EventBadges event={event} />
                <PlaceOfEvent event={event} />
              </p>
              <p className="clamp-2" lang={foreign(description, language)}>
                {description.text}
              </p>
              {event.rule ? <SeriesLine event={event} rule={event.rule} /> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function EventDay({ date }: { date: string }) {
  const words = useEventWords();
  return (
    <time className="event-day" dateTime={date}>
      {words.date(date, "weekday")} <b>{Number(date.slice(8))}</b> {words.date(date, "monthShort")}
    </time>
  );
}

/** The venue, linked if it has a page. */
function PlaceOfEvent({ event }: { event: ListedEvent }) {
  const { language, localPath } = useWords();
  const { place_kind = null, place_slug = null } = event;
  const { text } = event.texts.location;
  const lang = foreign(event.texts.location, language);
  const path = pathOfVenue({ place_kind, place_slug });
  return path ? (
    <a href={localPath(path)} lang={lang}>
      {text}
    </a>
  ) : (
    <span lang={lang}>{text}</span>
  );
}

/** "Every Tuesday and Thursday, 7:00 to 8:00 AM": without its end date. */
function SeriesLine({ event, rule }: { event: EventView; rule: RecurrencePattern }) {
  const words = useEventWords();
  const open = { ...rule, end_type: "never" as const, end_count: null, end_date: null };
  return <p className="event-date">{words.rule({ ...open, ...event, first_date: event.event_date })}</p>;
}
