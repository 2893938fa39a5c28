import { data, redirect } from "react-router";
import { EventPageWithReminder } from "../../components/events/event-page-with-reminder";
import { SeriesPage } from "../../components/events/series-page";
import { TideAtEvent } from "../../components/sea/tide-at-event";
import { upcomingLooked } from "../../rules/events/upcoming-events";
import { eventTag } from "../../rules/site/cache-tags";
import { localPath } from "../../rules/site/language";
import { instantOfDay, localDay } from "../../rules/time/panama-time";
import { servicesContext } from "../../server/context";
import { selectHostOf } from "../../server/db/events/host-of-event";
import {
  selectPublicEvent,
  selectPublicEvents,
  selectPublicFromWeekOf,
  selectPublicMovedEvent,
} from "../../server/db/events/public-events";
import {
  selectPublicDatesAhead,
  selectPublicHalves,
  selectPublicSeries,
} from "../../server/db/events/public-series";
import { selectReminder } from "../../server/db/events/reminders";
import { selectSkyOfEventDay, selectTidesOfEventDay } from "../../server/db/sea/sea-days";
import { viewerIn } from "../../server/http/viewer";
import { shownEvent } from "../../server/pages/events/event-page";
import { shownSeries } from "../../server/pages/events/series-page";
import { loadPage } from "../../server/pages/site/page";
import type { Route } from "./+types/event";

export const handle = { wholeSheet: "event", script: "place" };
export { headers, meta } from "../../server/http/page-exports";

const datesShown = 12;

/** An address is that of one event or of a series; both have the same kind of slug. */
export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const now = context.get(servicesContext).now();
  const viewer = viewerIn(context);
  const today = instantOfDay(localDay(now), 0);
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicEvent(db, slug),
    selectPublicSeries(db, slug),
    selectPublicDatesAhead(db, slug, today, datesShown),
    selectPublicMovedEvent(db, slug),
    selectReminder(db, { slug }, viewer?.id ?? ""),
    selectTidesOfEventDay(db, slug, null, today.getTime()),
    selectSkyOfEventDay(db, slug, null, today.getTime()),
    selectPublicHalves(db, slug),
    selectPublicFromWeekOf(db, today, slug),
    selectPublicEvents(db, { from: today.getTime(), limit: upcomingLooked }),
    selectHostOf(db, slug),
  ]);
  const [[event], [series], dates, [moved], reminders, waters, sky, halves, later, soon, hosts] = results;
  if (event) {
    const { shown, headers } = shownEvent(context, page, {
      event,
      reminders,
      waters,
      sky,
      later,
      soon,
      hosts,
      tag: eventTag(event.id),
    });
    return data({ kind: "event" as const, ...shown }, { headers });
  }
  if (series) {
    const { shown, headers } = shownSeries(context, page, { series, dates, halves, soon, hosts });
    return data({ kind: "series" as const, ...shown }, { headers });
  }
  if (moved) throw redirect(localPath(page.language, `/events/${moved.slug}`), 301);
  throw data(null, 404);
}

export default function Event({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "series") {
    const { seo, ...page } = loaderData;
    return <SeriesPage {...page} address={seo.address} />;
  }
  const { sea, ...page } = loaderData;
  return <EventPageWithReminder {...page} sea={sea ? <TideAtEvent {...sea} /> : null} />;
}
