import { data, redirect } from "react-router";
import { EventPage } from "../../components/events/event-page";
import { EventReminder } from "../../components/events/event-reminder";
import { SeriesNeighbours } from "../../components/events/series-neighbours";
import { TideThen } from "../../components/sea/tide-then";
import { seriesTag } from "../../rules/events/event-cache-tags";
import { isOver } from "../../rules/events/event-interval";
import { canRemind } from "../../rules/events/event-reminders";
import { pathOfEvent, viewEvent } from "../../rules/events/event-view";
import { localPath } from "../../rules/site/language";
import { eventsTag } from "../../rules/site/page-tags";
import { isDate } from "../../rules/time/days";
import { servicesContext } from "../../server/context";
import { selectPublicEvent, selectPublicMovedEvent } from "../../server/db/events/public-events";
import {
  selectPublicMovedDate,
  selectPublicNeighbour,
  selectPublicSeries,
} from "../../server/db/events/public-series";
import { selectReminder } from "../../server/db/events/reminders";
import { selectTidesOfEvent } from "../../server/db/sea/sea-days";
import { answerHeaders, publicCache } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { viewerIn } from "../../server/http/viewer";
import { eventSeo, secondsUntilOver, tideOfEvent } from "../../server/pages/events/event-page";
import { loadPage } from "../../server/pages/site/page";
import eventStyles from "../../styles/events.css?url";
import type { Route } from "./+types/date";

export const headers = answerHeaders;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: eventStyles }];

/** One date of a series stands at the date of the rule, also when that evening was moved to another. */
export async function loader({ context, url, params: { slug, date } }: Route.LoaderArgs) {
  if (!isDate(date)) throw data(null, 404);
  const now = context.get(servicesContext).now();
  const viewer = viewerIn(context);
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicEvent(db, slug, date),
    selectPublicSeries(db, slug),
    selectPublicNeighbour(db, slug, date, "before"),
    selectPublicNeighbour(db, slug, date, "behind"),
    selectPublicMovedDate(db, slug, date),
    selectPublicEvent(db, slug),
    selectPublicMovedEvent(db, slug),
    selectReminder(db, { slug, date }, viewer?.id ?? ""),
    selectTidesOfEvent(db, slug, date),
  ]);
  const [[event], [series], [before], [behind], [movedDate], [single], [moved], reminders, waters] = results;
  const goTo = (path: string) => redirect(localPath(page.language, path), 301);
  if (single) throw goTo(pathOfEvent(single));
  if (!event || !series) {
    if (movedDate) throw goTo(pathOfEvent({ slug: movedDate.slug, series_instance_date: date }));
    if (moved) throw goTo(pathOfEvent({ slug: moved.slug, series_instance_date: date }));
    throw data(null, 404);
  }
  const view = { ...event, ...viewEvent(event, page.language) };
  return data(
    {
      seo: eventSeo(context, page, view),
      event: view,
      isOver: isOver(view, now),
      isReminded: viewer && reminders.length > 0,
      canRemind: canRemind(view, now),
      tide: tideOfEvent(view, waters, now),
      series,
      before: before ?? null,
      behind: behind ?? null,
    },
    {
      headers: publicCache({
        tags: ["pages", `page:${page.plainPath}`, eventsTag, seriesTag(series.id)],
        changesIn: secondsUntilOver(view, now),
      }),
    },
  );
}

export default function EventDate({ loaderData }: Route.ComponentProps) {
  const { event, isOver: isPast, isReminded, canRemind, tide, series, before, behind, seo } = loaderData;
  return (
    <EventPage
      event={event}
      isOver={isPast}
      address={seo.address}
      reminder={canRemind ? <EventReminder event={event} isReminded={isReminded} /> : null}
      sea={tide ? <TideThen tide={tide} /> : null}
      series={<SeriesNeighbours series={series} before={before} behind={behind} />}
    />
  );
}
