import { type EventView, pathOfEvent } from "../../rules/events/event-view";
import { recurrenceRule } from "../../rules/events/feed-icalendar";
import type { NearDay } from "../../rules/events/near-day";
import type { RecurrencePattern } from "../../rules/events/recurrence";
import type { Halves } from "../../rules/events/series-dates";
import type { Venue } from "../../rules/events/venue";
import type { VenueClosed } from "../../rules/events/venue-closed";
import { queryPath } from "../../rules/site/query-path";
import { Badge } from "../../ui/badge";
import { Notice } from "../../ui/notice";
import { TodayOnly } from "../../ui/today-only";
import { useWords } from "../site/words";
import { EventActions } from "./event-actions";
import { AboutEvent, EventFacts } from "./event-facts";
import { EventFrame } from "./event-frame";
import { useEventWords } from "./use-event-words";
import { type Following, WhatFollows } from "./what-follows";

export type SeriesDate = Pick<
  EventView,
  | "id"
  | "slug"
  | "series_instance_date"
  | "event_date"
  | "start_time"
  | "end_time"
  | "cancelled_at"
  | "moved_from"
> & { nearDay?: NearDay | null };
export type SeriesView = RecurrencePattern &
  Venue &
  Pick<
    EventView,
    | "slug"
    | "texts"
    | "onlyIn"
    | "host"
    | "event_type"
    | "start_time"
    | "end_time"
    | "cancelled_at"
    | "image_url"
    | "image_colour"
    | "portrait_code"
  > & { first_date: string };

type Props = {
  series: SeriesView;
  dates: SeriesDate[];
  /** Its public path; none while it waits for review. */
  address: string | null;
  halves?: Halves<SeriesHalf>;
  closed?: VenueClosed | null;
  hostPage?: string | null;
  /** What the page leads to. */
  follows?: Following;
};

const whole: Halves<SeriesHalf> = { before: null, behind: null };

/** A series: its rule in words and its coming dates. */
export function SeriesPage({ series, dates, address, halves = whole, closed, hostPage, follows }: Props) {
  const { t, localPath } = useWords();
  const words = useEventWords();
  const { title, location, description } = series.texts;
  const next = dates.find((date) => !date.cancelled_at);
  const isLong = dates.length > datesShown + 2;
  const isLinked = address !== null;
  const plain = {
    event_date: next?.event_date ?? series.first_date,
    start_time: series.start_time,
    end_time: series.end_time,
    title: title.text,
    description: description.text,
    location: location.text,
  };
  return (
    <EventFrame
      event={{ ...series, moved_from: null }}
      path={address && `/events/${series.slug}`}
      story={next ? queryPath(localPath("/story"), { event: series.slug }) : null}
      foot={<WhatFollows follows={follows} />}
      note={series.cancelled_at ? <Notice tone="error" title={t("events.page.cancelledSeries")} /> : null}
      actions={
        address ? (
          <EventActions
            event={{ ...plain, url: address }}
            file={localPath(`/events/${series.slug}.ics`)}
            rule={recurrenceRule(series, plain.event_date, series.start_time === null)}
            isGone={series.cancelled_at !== null}
          />
        ) : null
      }
      facts={
        <EventFacts
          texts={series.texts}
          host={series.host}
          hostPage={hostPage}
          closed={series.cancelled_at ? null : closed}
          place={series}
          when={{
            label: t("events.page.rule"),
            words: <dd className="fact">{words.rule(series)}</dd>,
          }}
        />
      }
      side={
        <section aria-labelledby="dates">
          <h2 id="dates">{t("events.page.dates")}</h2>
          {dates.length > 0 ? (
            <Dates dates={dates.slice(0, isLong ? datesShown : undefined)} isLinked={isLinked} />
          ) : null}
          {isLong ? (
            <details>
              <summary className="more">{t("events.page.allDates")}</summary>
              <Dates dates={dates.slice(datesShown)} isLinked={isLinked} />
            </details>
          ) : null}
          {dates.length === 0 && !halves.behind ? <p>{t("events.page.noDates")}</p> : null}
          <SeriesHalves {...halves} />
        </section>
      }
    >
      <AboutEvent texts={series.texts} />
    </EventFrame>
  );
}

const datesShown = 6;

function Dates({ dates, isLinked }: { dates: SeriesDate[]; isLinked: boolean }) {
  const { t, localPath } = useWords();
  const words = useEventWords();
  return (
    <ul className="dates">
      {dates.map((date) => (
        <li key={date.id}>
          {isLinked ? (
            <a href={localPath(pathOfEvent(date))}>{words.date(date.event_date, "shortDay")}</a>
          ) : (
            <time dateTime={date.event_date}>{words.date(date.event_date, "shortDay")}</time>
          )}
          {date.nearDay && !date.cancelled_at ? (
            <TodayOnly>{t(`events.near.${date.nearDay}`)}</TodayOnly>
          ) : null}
          {date.cancelled_at ? <Badge tone="closed">{t("events.page.cancelled")}</Badge> : null}
          {date.moved_from && !date.cancelled_at ? <Badge tone="info">{t("events.page.moved")}</Badge> : null}
        </li>
      ))}
    </ul>
  );
}

type SeriesHalf = { slug: string; first_date: string };

/** Links a split series to its earlier and later halves. */
function SeriesHalves({ before, behind }: Halves<SeriesHalf>) {
  const { t, localPath } = useWords();
  const words = useEventWords();
  const way = (half: SeriesHalf, rel: string, name: "beganBefore" | "goesOn") => (
    <p>
      <a href={localPath(`/events/${half.slug}`)} rel={rel}>
        {t(`events.page.${name}`, { date: words.date(half.first_date, "long") })}
      </a>
    </p>
  );
  return (
    <>
      {before ? way(before, "prev", "beganBefore") : null}
      {behind ? way(behind, "next", "goesOn") : null}
    </>
  );
}
