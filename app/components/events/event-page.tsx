import type { ReactNode } from "react";
import type { EventView } from "../../rules/events/event-view";
import type { Venue } from "../../rules/events/venue";
import type { VenueClosed } from "../../rules/events/venue-closed";
import { queryPath } from "../../rules/site/query-path";
import { localDate, momentText } from "../../rules/time/panama-time";
import { Notice } from "../../ui/notice";
import { useWords } from "../site/words";
import { EventActions } from "./event-actions";
import { AboutEvent, EventFacts } from "./event-facts";
import { EventFrame } from "./event-frame";
import { EventList } from "./event-list";
import { useEventWords } from "./use-event-words";

type Props = {
  event: EventView & Venue;
  isOver: boolean;
  closed?: VenueClosed | null;
  /** What else is on in its week. */
  others?: EventView[];
  /** Its public path; none while it waits for review. */
  address: string | null;
  /** For a date of a series: its other dates. */
  series?: ReactNode;
  reminder?: ReactNode;
  /** The tide at that time, where it matters. */
  sea?: ReactNode;
};

/** An event or one date of a series: what, when, where, by whom, and whether it is cancelled. */
export function EventPage({ event, isOver, closed, others = [], address, series, reminder, sea }: Props) {
  const { t, localPath } = useWords();
  const words = useEventWords();
  const { title, location, description } = event.texts;
  const isGone = isOver || event.cancelled_at !== null;
  const plain = {
    ...event,
    title: title.text,
    description: description.text,
    location: location.text,
  };
  return (
    <EventFrame
      event={event}
      path={address && event.path}
      story={queryPath(localPath("/story"), { event: event.slug, date: event.series_instance_date })}
      foot={<AlsoThisWeek events={others} />}
      note={<EventState event={event} isOver={isOver} />}
      actions={
        address ? (
          <EventActions
            event={{ ...plain, url: address }}
            file={localPath(`/events/${event.slug}.ics`)}
            isGone={isGone}
            reminder={reminder}
          />
        ) : null
      }
      facts={
        <EventFacts
          texts={event.texts}
          host={event.host}
          closed={isGone ? null : closed}
          place={event}
          when={{
            label: t("events.page.when"),
            words: (
              <dd>
                <time dateTime={event.event_date}>{words.date(event.event_date, "full")}</time>
                {words.times(event)}
              </dd>
            ),
          }}
        />
      }
      side={series}
    >
      <AboutEvent texts={event.texts} />
      {sea}
    </EventFrame>
  );
}

function AlsoThisWeek({ events }: { events: EventView[] }) {
  const { t } = useWords();
  if (events.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby="also">
      <h2 id="also">{t("events.page.alsoThatWeek")}</h2>
      <EventList events={events} dated />
    </section>
  );
}

function EventState({ event, isOver }: { event: EventView; isOver: boolean }) {
  const { t, language } = useWords();
  const words = useEventWords();
  if (event.cancelled_at) {
    return (
      <Notice tone="error" title={t("events.page.cancelledTitle")}>
        <p>{t("events.page.cancelledText", { date: words.date(event.event_date, "long") })}</p>
      </Notice>
    );
  }
  if (isOver) return <Notice title={t("events.page.over")}>{t("events.page.overText")}</Notice>;
  if (!event.moved_from) return null;
  const was = new Date(event.moved_from);
  const isSameDay = localDate(was) === event.event_date;
  return (
    <Notice tone="warn" title={t(isSameDay ? "events.page.movedTimeTitle" : "events.page.movedTitle")}>
      <p>{t("events.page.movedText", { date: momentText(was, language) })}</p>
    </Notice>
  );
}
