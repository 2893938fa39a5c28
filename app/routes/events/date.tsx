import { data, redirect } from "react-router";
import { EventPageWithReminder } from "../../components/events/event-page-with-reminder";
import { useEventWords } from "../../components/events/use-event-words";
import { TideAtEvent } from "../../components/sea/tide-at-event";
import { useWords } from "../../components/site/words";
import { pathOfEvent } from "../../rules/events/event-view";
import type { RecurrencePattern } from "../../rules/events/recurrence";
import { upcomingLooked } from "../../rules/events/upcoming-events";
import { seriesTag } from "../../rules/site/cache-tags";
import { localPath } from "../../rules/site/language";
import { isDate } from "../../rules/time/days";
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
  selectPublicMovedDate,
  selectPublicNeighbours,
  selectPublicSeries,
} from "../../server/db/events/public-series";
import { selectReminder } from "../../server/db/events/reminders";
import { selectSkyOfEventDay, selectTidesOfEventDay } from "../../server/db/sea/sea-days";
import { viewerIn } from "../../server/http/viewer";
import { shownEvent } from "../../server/pages/events/event-page";
import { loadPage } from "../../server/pages/site/page";
import { MoreLink } from "../../ui/section";
import type { Route } from "./+types/date";

export const handle = { wholeSheet: "event", script: "place" };
export { headers, meta } from "../../server/http/page-exports";

/** One date of a series stands at the date of the rule, also when that evening was moved to another. */
export async function loader({ context, url, params: { slug, date } }: Route.LoaderArgs) {
  if (!isDate(date)) throw data(null, 404);
  const now = context.get(servicesContext).now();
  const viewer = viewerIn(context);
  const today = instantOfDay(localDay(now), 0);
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicEvent(db, slug, date),
    selectPublicSeries(db, slug),
    selectPublicNeighbours(db, slug, date, "before"),
    selectPublicNeighbours(db, slug, date, "behind"),
    selectPublicMovedDate(db, slug, date),
    selectPublicEvent(db, slug),
    selectPublicMovedEvent(db, slug),
    selectReminder(db, { slug, date }, viewer?.id ?? ""),
    selectTidesOfEventDay(db, slug, date, today.getTime()),
    selectSkyOfEventDay(db, slug, date, today.getTime()),
    selectPublicFromWeekOf(db, today, slug, date),
    selectPublicEvents(db, { from: today.getTime(), limit: upcomingLooked }),
    selectHostOf(db, slug, date),
  ]);
  const [
    [event],
    [series],
    [before],
    behind,
    [movedDate],
    [single],
    [moved],
    reminders,
    waters,
    sky,
    later,
    soon,
    hosts,
  ] = results;
  const goTo = (path: string) => redirect(localPath(page.language, path), 301);
  if (single) throw goTo(pathOfEvent(single));
  if (!event || !series) {
    if (movedDate) throw goTo(pathOfEvent({ slug: movedDate.slug, series_instance_date: date }));
    if (moved) throw goTo(pathOfEvent({ slug: moved.slug, series_instance_date: date }));
    throw data(null, 404);
  }
  const { shown, headers } = shownEvent(context, page, {
    event,
    reminders,
    waters,
    sky,
    later,
    soon,
    hosts,
    tag: seriesTag(series.id),
  });
  return data({ ...shown, series, before: before ?? null, behind }, { headers });
}

export default function EventDate({ loaderData }: Route.ComponentProps) {
  const { series, before, behind, sea, ...page } = loaderData;
  return (
    <EventPageWithReminder
      {...page}
      sea={sea ? <TideAtEvent {...sea} /> : null}
      series={<SeriesNeighbours series={series} before={before} behind={behind} />}
    />
  );
}

type Neighbour = { slug: string; series_instance_date: string | null; event_date: string };
type Props = {
  series: RecurrencePattern & {
    slug: string;
    first_date: string;
    start_time: string | null;
    end_time: string | null;
  };
  before: Neighbour | null;
  behind: Neighbour[];
};

/** From one date of a series to its neighbours and to all of them. */
function SeriesNeighbours({ series, before, behind }: Props) {
  const { t, localPath } = useWords();
  const eventWords = useEventWords();
  const neighbours = [
    [before, "prev", "before"],
    [behind[0], "next", "behind"],
  ] as const;
  return (
    <section aria-labelledby="series">
      <h2 id="series">{t("events.page.partOf")}</h2>
      <p>{eventWords.rule(series)}</p>
      <ul className="dates">
        {neighbours.map(([date, rel, words]) =>
          date ? (
            <li key={rel}>
              <a href={localPath(pathOfEvent(date))} rel={rel}>
                {t(`events.page.${words}`, { date: eventWords.date(date.event_date, "long") })}
              </a>
            </li>
          ) : null,
        )}
        {behind.slice(1).map((date) => (
          <li key={date.series_instance_date}>
            <a href={localPath(pathOfEvent(date))}>{eventWords.date(date.event_date, "long")}</a>
          </li>
        ))}
      </ul>
      <MoreLink href={localPath(`/events/${series.slug}`)} label={t("events.page.seriesLink")} />
    </section>
  );
}
