import type { ReactNode } from "react";
import type { EventView } from "../../rules/events/event-view";
import type { NearDay } from "../../rules/events/near-day";
import type { Venue } from "../../rules/events/venue";
import type { VenueClosed } from "../../rules/events/venue-closed";
import { queryPath } from "../../rules/site/query-path";
import { localDate, momentText } from "../../rules/time/panama-time";
import { Notice } from "../../ui/notice";
import { MoreLink } from "../../ui/section";
import { TodayOnly } from "../../ui/today-only";
import { useWords } from "../site/words";
import { EventActions } from "./event-actions";
import { AboutEvent, EventFacts } from "./event-facts";
import { EventFrame } from "./event-frame";
import { useEventWords } from "./use-event-words";
import { type Following, WhatFollows } from "./what-follows";

type Props = {
  event: EventView & Venue;
  isOver: boolean;
  nearDay?: NearDay | null;
  closed?: VenueClosed | null;
  hostPage?: string | null;
  /** What the page leads to. */
  follows?: Following;
  /** Its public path; none while it waits for review. */
  address: string | null;
  /** For a date of a series: its other dates. */
  series?: ReactNode;
  reminder?: ReactNode;
  /** The tide at that time, where it matters. */
  sea?: ReactNode;
};

/** An event or one date of a series: what, when, where, by whom, and whether it is cancelled. */
export function EventPage({
  event,
  isOver,
  nearDay,
  closed,
  hostPage,
  follows,
  address,
  series,
  reminder,
  sea,
}: Props) {
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
      event={{ ...event, isOver }}
      path={address && event.path}
      story={queryPath(localPath("/story"), { event: event.slug, date: event.series_instance_date })}
      foot={<WhatFollows follows={follows} isOver={isOver} />}
      note={isOver ? null : <EventChanges event={event} />}
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
        <>
          {isOver ? <EventOver event={event} next={follows?.events[0]} /> : null}
          <EventFacts
            texts={event.texts}
            host={event.host}
            hostPage={hostPage}
            closed={isGone ? null : closed}
            isOver={isOver}
            place={event}
            when={{
              label: t("events.page.when"),
              words: (
                <dd>
                  <time dateTime={event.event_date}>{words.date(event.event_date, "full")}</time>
                  {isGone || !nearDay ? null : <Near day={nearDay} />}
                  {words.times(event)}
                </dd>
              ),
            }}
          />
        </>
      }
      side={series}
      sea={sea}
    >
      <AboutEvent texts={event.texts} />
    </EventFrame>
  );
}

function Near({ day }: { day: NearDay }) {
  const { t } = useWords();
  return <TodayOnly>{`${t(`events.near.${day}`)} · `}</TodayOnly>;
}

type OfEvent = { event: EventView };

/** That it has taken place, unless it was cancelled, and what comes next. */
function EventOver({ event, next }: OfEvent & { next?: EventView }) {
  const { t, localPath } = useWords();
  const words = useEventWords();
  if (event.cancelled_at) return <EventChanges event={event} />;
  return (
    <p className="event-over">
      <strong>{t("events.page.overText")}</strong>{" "}
      {next ? (
        <MoreLink
          href={localPath(next.path)}
          label={t("events.page.comesNext", {
            title: next.texts.title.text,
            date: words.date(next.event_date, "short"),
          })}
        />
      ) : null}
    </p>
  );
}

/** What changed: it's cancelled, or was moved. */
function EventChanges({ event }: OfEvent) {
  const { t, language } = useWords();
  const words = useEventWords();
  if (event.cancelled_at) {
    return (
      <Notice tone="error" title={t("events.page.cancelledTitle")}>
        <p>{t("events.page.cancelledText", { date: words.date(event.event_date, "long") })}</p>
      </Notice>
    );
  }
  if (!event.moved_from) return null;
  const was = new Date(event.moved_from);
  const isSameDay = localDate(was) === event.event_date;
  return (
    <Notice tone="warn" title={t(isSameDay ? "events.page.movedTimeTitle" : "events.page.movedTitle")}>
      <p>{t("events.page.movedText", { date: momentText(was, language) })}</p>
    </Notice>
  );
}
