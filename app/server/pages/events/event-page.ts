import { sharedPicture, shortDescription } from "../../../rules/content/page-seo";
import { whatFollows } from "../../../rules/events/agenda";
import type { EventTimes } from "../../../rules/events/event-interval";
import { isOver } from "../../../rules/events/event-interval";
import { canRemind, isRemindedAtOnce } from "../../../rules/events/event-reminders";
import { type EventView, type PublicEventRow, viewEvent } from "../../../rules/events/event-view";
import { type PlaceNamed, pageOfHost } from "../../../rules/events/host";
import { nearDayOf } from "../../../rules/events/near-day";
import { type DescribedEvent, eventMarkup } from "../../../rules/events/structured-data-event";
import { firstEnd, stillOn } from "../../../rules/events/upcoming-events";
import { venueClosed } from "../../../rules/events/venue-closed";
import { secondsUntil } from "../../../rules/places/open-status";
import { isHeldOnBeach, isOnSand } from "../../../rules/sea/on-beach";
import type { SkyDay } from "../../../rules/sea/sky-day";
import { type Tide, tideAt, type Water } from "../../../rules/sea/tide-at";
import { type WeekDay, weekDay } from "../../../rules/sea/week-day-picture";
import { eventsTag } from "../../../rules/site/cache-tags";
import { localDay, startOfDay } from "../../../rules/time/panama-time";
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
  /** Of its day and the next. */
  sky: readonly SkyDay[];
  /** What's on from its week on, if that's still to come, and from today on. */
  later: readonly PublicEventRow[];
  soon: readonly PublicEventRow[];
  /** Places that may be its host. */
  hosts: readonly PlaceNamed[];
  /** The cache tag of the event or its series. */
  tag: string;
};

/** What the page shows, and for how long that's true. */
export function shownEvent(context: Context, page: Page, found: Found) {
  const now = context.get(servicesContext).now();
  const { event, reminders, later, soon, hosts, tag } = found;
  const view = { ...event, ...viewEvent(event, page.language) };
  const shown = {
    seo: eventSeo(context, page, view),
    event: view,
    isOver: isOver(view, now),
    nearDay: nearDayOf(view, now),
    isReminded: viewerIn(context) && reminders.length > 0,
    canRemind: canRemind(view, now),
    isRemindedAtOnce: isRemindedAtOnce(view, now),
    sea: seaOfEvent(view, found, now),
    closed: venueClosed(event, [event]),
    hostPage: pageOfHost(event.host, hosts),
    follows: followsOf(context, page, { own: event, later, soon }),
  };
  const tags = ["pages", `page:${page.plainPath}`, eventsTag, tag];
  const changesIn = secondsUntil(firstEnd([view, ...later, ...soon], now), now);
  return { shown, headers: publicCache({ tags, changesIn }) };
}

type Around = Pick<Found, "later" | "soon"> & { own: Parameters<typeof whatFollows>[2] };

export function followsOf(context: Context, { language }: Page, { own, later, soon }: Around) {
  const now = context.get(servicesContext).now();
  const { events, isInWeek } = whatFollows(stillOn(later, now), stillOn(soon, now), own);
  return { events: events.map((one) => viewEvent(one, language)), isInWeek };
}

type Placed = EventTimes &
  Pick<EventView, "texts" | "starts_at" | "cancelled_at"> &
  Partial<Pick<DescribedEvent, "place_address">> &
  Pick<Found["event"], "place_kind">;

function isByTheSea({ texts, ...event }: Placed): boolean {
  return (
    isHeldOnBeach({ ...event, location: texts.location.text }) ||
    isOnSand(texts.description.text, texts.full_description.text)
  );
}

/** The sea of a beach event's day, with the tide at its start; null for others. */
function seaOfEvent(
  event: Placed,
  { waters, sky: [sky, next] }: Found,
  now: Date,
): { tide: Tide; day: WeekDay | null } | null {
  const { start_time, starts_at, cancelled_at } = event;
  const isToCome = starts_at > now.getTime() && cancelled_at === null && start_time !== null;
  if (!isToCome || !isByTheSea(event)) return null;
  const tide = tideAt(waters, starts_at);
  const day = localDay(new Date(starts_at));
  const span = { from: startOfDay(day), until: startOfDay(day + 1) };
  return tide && { tide, day: sky ? weekDay(day, [undefined, sky, next], waters, [event], span) : null };
}
