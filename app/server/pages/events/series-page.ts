import { textsOf } from "../../../rules/events/event-view";
import { halvesAround } from "../../../rules/events/series-dates";
import { venueClosed } from "../../../rules/events/venue-closed";
import { eventsTag, seriesTag } from "../../../rules/site/cache-tags";
import { secondsToMidnight } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import type { selectPublicDatesAhead, selectPublicSeries } from "../../db/events/public-series";
import { publicCache } from "../../http/cache-headers";
import type { Page } from "../site/page";
import { eventSeo } from "./event-page";

type Found = {
  series: Awaited<ReturnType<typeof selectPublicSeries>>[number];
  /** Those to come. */
  dates: Awaited<ReturnType<typeof selectPublicDatesAhead>>;
  /** The other parts of a split series. */
  halves: readonly { slug: string; first_date: string }[];
};

/** What the page shows, and for how long that's true. */
export function shownSeries(context: Context, page: Page, { series, dates, halves }: Found) {
  const now = context.get(servicesContext).now();
  const view = { ...series, ...textsOf(series, page.language) };
  const running = dates.filter((date) => !date.cancelled_at);
  const next = running[0] ?? dates[0];
  const card = {
    ...view,
    event_date: next?.event_date ?? series.first_date,
    start_time: next ? next.start_time : series.start_time,
    end_time: next ? next.end_time : series.end_time,
    cancelled_at: series.cancelled_at ?? next?.cancelled_at ?? null,
    moved_from: null,
  };
  const shown = {
    seo: eventSeo(context, page, card, true),
    series: view,
    dates,
    closed: venueClosed(series, running),
    halves: halvesAround(series.first_date, halves),
  };
  const headers = publicCache({
    tags: ["pages", `page:${page.plainPath}`, eventsTag, seriesTag(series.id)],
    changesIn: secondsToMidnight(now),
  });
  return { shown, headers };
}
