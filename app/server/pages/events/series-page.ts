import { isOver } from "../../../rules/events/event-interval";
import { type PublicEventRow, textsOf } from "../../../rules/events/event-view";
import { type PlaceNamed, pageOfHost } from "../../../rules/events/host";
import { nearDayOf } from "../../../rules/events/near-day";
import { halvesAround } from "../../../rules/events/series-dates";
import { firstEnd, stillOn } from "../../../rules/events/upcoming-events";
import { venueClosed } from "../../../rules/events/venue-closed";
import { secondsUntil } from "../../../rules/places/open-status";
import { eventsTag, seriesTag } from "../../../rules/site/cache-tags";
import { type Context, servicesContext } from "../../context";
import type { selectPublicDatesAhead, selectPublicSeries } from "../../db/events/public-series";
import { publicCache } from "../../http/cache-headers";
import type { Page } from "../site/page";
import { eventSeo, followsOf } from "./event-page";

type Found = {
  series: Awaited<ReturnType<typeof selectPublicSeries>>[number];
  /** From today on. */
  dates: Awaited<ReturnType<typeof selectPublicDatesAhead>>;
  /** The other parts of a split series. */
  halves: readonly { slug: string; first_date: string }[];
  /** What's on from today on. */
  soon: readonly PublicEventRow[];
  /** Places that may be its host. */
  hosts: readonly PlaceNamed[];
};

/** What the page shows, and for how long that's true. */
export function shownSeries(context: Context, page: Page, { series, dates, halves, soon, hosts }: Found) {
  const now = context.get(servicesContext).now();
  const view = { ...series, ...textsOf(series, page.language) };
  const coming = dates.filter((date) => !isOver(date, now));
  const running = stillOn(dates, now);
  const next = running[0] ?? coming[0];
  const card = {
    ...view,
    event_date: next?.event_date ?? series.first_date,
    start_time: next ? next.start_time : series.start_time,
    end_time: next ? next.end_time : series.end_time,
    cancelled_at: series.cancelled_at ?? next?.cancelled_at ?? null,
    moved_from: null,
  };
  const own = { id: series.id, event_series_id: series.id, event_date: null };
  const shown = {
    seo: eventSeo(context, page, card, true),
    series: view,
    dates: coming.map((date) => ({ ...date, nearDay: nearDayOf(date, now) })),
    closed: venueClosed(series, running),
    hostPage: pageOfHost(series.host, hosts),
    halves: halvesAround(series.first_date, halves),
    follows: followsOf(context, page, { own, later: [], soon }),
  };
  const headers = publicCache({
    tags: ["pages", `page:${page.plainPath}`, eventsTag, seriesTag(series.id)],
    changesIn: secondsUntil(firstEnd([...coming, ...soon], now), now),
  });
  return { shown, headers };
}
