import type { ComponentProps, ReactNode } from "react";
import type { EventView } from "../../rules/events/event-view";
import type { Venue } from "../../rules/events/venue";
import { firstAidOnBeach } from "../../rules/info/first-aid";
import { isFeetInSand } from "../../rules/sea/on-beach";
import { queryPath } from "../../rules/site/query-path";
import eventLaterStyles from "../../styles/event-later.css?url";
import { Breadcrumbs } from "../../ui/breadcrumbs";
import { PageHero } from "../../ui/page-hero";
import { BackLink } from "../../ui/section";
import { foreign, OnlyIn } from "../places/place-text";
import { FirstAidLinks } from "../site/first-aid-links";
import { useWords } from "../site/words";
import { EventBadges } from "./event-badges";
import { EventPicture } from "./event-picture";
import { isPlaceKnown, VenueSection } from "./venue";

type Framed = Pick<EventView, "texts" | "onlyIn"> &
  Venue &
  ComponentProps<typeof EventPicture>["event"] &
  ComponentProps<typeof EventBadges>["event"];

/** Shared by the pages of an event and of a series: when and where, the venue, and the way back. */
export function EventFrame({
  event,
  path,
  story,
  note,
  actions,
  facts,
  side,
  sea,
  foot,
  children,
}: {
  event: Framed & { slug: string };
  /** Its public path; none while it waits for review. */
  path: string | null;
  /** Its story card; none if no date is to come. */
  story: string | null;
  /** What changed of it, above all else. */
  note?: ReactNode;
  actions: ReactNode;
  facts: ReactNode;
  /** Beside the text, under the place; below the text where there's no tide. */
  side?: ReactNode;
  /** The tide at that time; below the text, or beside it where nothing else is. */
  sea?: ReactNode;
  /** What the page leads to. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  const { t, language, localPath } = useWords();
  const { title, location, description } = event.texts;
  const hasPlace = !event.isOver && isPlaceKnown(event, location.text);
  /** Something is beside the text, whether or not there's a tide. */
  const isBeside = hasPlace || side !== undefined;
  const isSideBelow = hasPlace && !sea;
  const isGone = event.isOver || event.cancelled_at !== null;
  return (
    <>
      <PageHero
        title={title.text}
        subtitle={description.text}
        lang={foreign(title, language)}
        isBeside
        picture={<EventPicture event={event} sizes="100vw" view="wide" priority />}
        breadcrumbs={
          <div className="head-crumbs">
            <Breadcrumbs
              label={t("events.page.breadcrumbs")}
              crumbs={[
                { label: t("frame.home"), href: localPath("/") },
                { label: t("frame.links.calendar"), href: localPath("/calendar") },
              ]}
            />
            <p>
              <EventBadges event={event} />
            </p>
          </div>
        }
        facts={facts}
        meta={event.onlyIn ? <OnlyIn language={event.onlyIn} /> : null}
        note={note}
        actions={actions}
      />
      <link rel="stylesheet" href={eventLaterStyles} />
      <div className="wrap calendar event-parts">
        <div className="calendar-main">
          {children}
          {isBeside ? sea : null}
          {isSideBelow ? side : null}
          {isGone || !isFeetInSand({ ...event, location: location.text }) ? null : (
            <FirstAidLinks parts={firstAidOnBeach} />
          )}
        </div>
        {isBeside || sea ? (
          <div className="calendar-side">
            {hasPlace ? <VenueSection place={event} location={location.text} /> : null}
            {isSideBelow ? null : side}
            {isBeside ? null : sea}
          </div>
        ) : null}
        <div className="calendar-main calendar-end">
          {foot}
          <p className="event-end">
            <BackLink href={localPath("/calendar")} label={t("events.page.back")} />
            {path === null ? null : (
              <a
                href={localPath(
                  queryPath(`/events/${event.slug}/correction`, {
                    returnTo: path === `/events/${event.slug}` ? null : localPath(path),
                  }),
                )}
              >
                {t("places.place.suggest")}
              </a>
            )}
            {path !== null && story ? <a href={story}>{t("story.link")}</a> : null}
          </p>
        </div>
      </div>
    </>
  );
}
