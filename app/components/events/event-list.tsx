import { withUnbrokenHyphens } from "../../rules/content/unbroken-hyphens";
import type { EventView } from "../../rules/events/event-view";
import type { RecurrencePattern } from "../../rules/events/recurrence";
import { pathOfVenue, type Venue } from "../../rules/events/venue";
import { excerpt } from "../../rules/places/excerpt";
import { classNames } from "../../ui/class-names";
import { DialogOpener } from "../../ui/dialog";
import { foreign } from "../places/place-text";
import { useWords } from "../site/words";
import { EventBadges } from "./event-badges";
import { eventDialogId } from "./event-dialogs";
import { EventPicture } from "./event-picture";
import { useEventWords } from "./use-event-words";

/** An event, or a series listed once at its next date, with its rule. */
type ListedEvent = EventView & {
  rule?: RecurrencePattern | null;
  isOver?: boolean;
  /** Further dates of its series, and whether there are more. */
  again?: { dates: string[]; hasMore: boolean };
} & Partial<Pick<Venue, "place_kind" | "place_slug">>;

type Props = {
  events: ListedEvent[];
  /** With the day beside each event, once where several share it, for lists without a date heading. */
  dated?: boolean;
  /** With the first one larger, or, where there's room, two by two, the first alone if their number is odd. */
  lead?: "has-lead" | "in-pairs";
  /** Titles open the event's dialog. */
  dialogs?: boolean;
};

export function EventList({ events, dated, lead, dialogs }: Props) {
  const words = useEventWords();
  const { language, localPath } = useWords();
  return (
    <ul
      className={classNames("events", dated && "is-dated", lead && "has-lead", lead === "in-pairs" && lead)}
    >
      {events.map((event, index) => {
        const isLarge = lead && index === 0;
        const { title, description } = event.texts;
        const isSame = dated && event.event_date === events[index - 1]?.event_date;
        const href = localPath(event.rule ? `/events/${event.slug}` : event.path);
        return (
          <li
            className={classNames(
              `event is-${event.event_type}`,
              isSame && "is-same",
              event.isOver && "is-over",
            )}
            key={event.id}
          >
            {event.isOver ? null : (
              <div className="event-thumb">
                <EventPicture
                  event={event}
                  sizes={isLarge ? "(min-width: 40rem) 38rem, 92vw" : "(min-width: 40rem) 34rem, 7.5rem"}
                  view={lead === "in-pairs" ? (isLarge ? "landscape" : "strip") : isLarge ? "wide" : "row"}
                />
              </div>
            )}
            {dated ? <EventDay date={event.event_date} /> : null}
            <div>
              <p className="event-times">{words.hours(event)}</p>
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
              {event.rule ? <SeriesRule event={event} rule={event.rule} /> : null}
              {event.again ? <Again {...event.again} /> : null}
              <p className="card-meta">
                <EventBadges event={event} />
                {event.isOver ? null : <PlaceOfEvent event={event} />}
              </p>
              {event.isOver ? null : (
                <p className="clamp-3" lang={foreign(description, language)}>
                  {excerpt(description.text)}
                </p>
              )}
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

/** "Every Tuesday and Thursday": without its hours, which precede it, and its end date. */
function SeriesRule({ event, rule }: { event: EventView; rule: RecurrencePattern }) {
  const words = useEventWords();
  const open = { ...rule, end_type: "never" as const, end_count: null, end_date: null };
  const timeless = { start_time: null, end_time: null, first_date: event.event_date };
  return <p>{words.rule({ ...open, ...timeless })}</p>;
}

/** "Also Dec 3 and more". */
function Again({ dates, hasMore }: NonNullable<ListedEvent["again"]>) {
  const { t } = useWords();
  const words = useEventWords();
  const said = dates.map((date) => words.date(date, "short").replaceAll(" ", "\u00a0")).join(", ");
  return <p>{t(hasMore ? "events.calendar.againMore" : "events.calendar.again", { dates: said })}</p>;
}
