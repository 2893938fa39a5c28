import { sharedPicture, shortDescription } from "../../../rules/content/page-seo";
import { alsoOn } from "../../../rules/events/agenda";
import type { EventTimes } from "../../../rules/events/event-interval";
import { isOver } from "../../../rules/events/event-interval";
import { canRemind } from "../../../rules/events/event-reminders";
import { type EventView, type PublicEventRow, viewEvent } from "../../../rules/events/event-view";
import { type DescribedEvent, eventMarkup } from "../../../rules/events/structured-data-event";
import { firstEnd, stillOn } from "../../../rules/events/upcoming-events";
import { venueClosed } from "../../../rules/events/venue-closed";
import { secondsUntil } from "../../../rules/places/open-status";
import { isOnBeach } from "../../../rules/sea/on-beach";
import { type Tide, tideAt, type Water } from "../../../rules/sea/tide-at";
import { eventsTag } from "../../../rules/site/cache-tags";
import { type Context, servicesContext } from "../../context";
import type { selectPublicEvent } from "../../db/events/public-events";
import { publicCache } from "../../http/cache-headers";
import { wordsIn } from "../../http/i18n";
import { viewerIn } from "../../http/viewer";
import { type Page, seoOf } from "../site/page";
import { spokenDate } from "./event-filters";

type Shown = Pick<EventView, "texts" | "host" | "image_url" | "cancelled_at" | "moved_from"> &
  EventTimes &
  Partial<Pick<DescribedEvent, "place_address" | "latitude" | "longitude">>;

/** Title, description and structured data of an event, a date or a series. */
export function eventSeo(context: Context, page: Page, event: Shown, isSeries = false) {
  const { t } = wordsIn(context);
  const { origin } = context.get(servicesContext).settings;
  const { title, location, description } = event.texts;
  const date = spokenDate(page, event.event_date);
  const markup = eventMarkup({
    ...event,
    title: title.text,
    location: location.text,
    description: description.text,
    language: title.lang,
    url: origin + page.path,
  });
  return seoOf(context, page, {
    title: isSeries
      ? t("events.page.seoSeriesTitle", { title: title.text })
      : t("events.page.seoTitle", { title: title.text, date }),
    description: shortDescription(
      t("events.page.seoDescription", {
        date,
        location: location.text,
        description: description.text,
      }),
    ),
    image: sharedPicture(event.image_url) ?? "/social/calendar.png",
    schemaMarkup: [markup],
  });
}

type Found = {
  event: Awaited<ReturnType<typeof selectPublicEvent>>[number];
  /** The reader's own. */
  reminders: readonly unknown[];
  waters: readonly Water[];
  /** Everything else that week, from today on. */
  week: readonly PublicEventRow[];
  /** The cache tag of the event or its series. */
  tag: string;
};

/** What the page shows, and for how long that's true. */
export function shownEvent(context: Context, page: Page, { event, reminders, waters, week, tag }: Found) {
  const now = context.get(servicesContext).now();
  const view = { ...event, ...viewEvent(event, page.language) };
  const shown = {
    seo: eventSeo(context, page, view),
    event: view,
    isOver: isOver(view, now),
    isReminded: viewerIn(context) && reminders.length > 0,
    canRemind: canRemind(view, now),
    tide: tideOfEvent(view, waters, now),
    closed: venueClosed(event, [event]),
    others: alsoOn(stillOn(week, now), event).map((one) => viewEvent(one, page.language)),
  };
  const tags = ["pages", `page:${page.plainPath}`, eventsTag, tag];
  const changesIn = secondsUntil(firstEnd([view, ...week], now), now);
  return { shown, headers: publicCache({ tags, changesIn }) };
}

type Placed = Pick<EventView, "texts" | "start_time" | "starts_at" | "cancelled_at"> &
  Partial<Pick<DescribedEvent, "place_address">>;

/** Tide at the start of a beach event; null for others. */
function tideOfEvent(event: Placed, waters: readonly Water[], now: Date): Tide | null {
  const { texts, start_time, starts_at, cancelled_at, place_address } = event;
  const isToCome = starts_at > now.getTime() && cancelled_at === null && start_time !== null;
  return isToCome && isOnBeach(texts.location.text, place_address) ? tideAt(waters, starts_at) : null;
}
