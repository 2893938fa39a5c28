import { data } from "react-router";
import { ManagedHero } from "../../components/content/managed-hero";
import { PlainSections } from "../../components/content/plain-sections";
import { AddEvent } from "../../components/events/add-event";
import { CalendarSubscription } from "../../components/events/calendar-subscription";
import { DayEvents } from "../../components/events/day-events";
import { EventDialogs } from "../../components/events/event-dialogs";
import { EventFilters } from "../../components/events/event-filters";
import { EventList } from "../../components/events/event-list";
import { MonthTable } from "../../components/events/month-table";
import { useWords } from "../../components/site/words";
import {
  countsOfDays,
  filterQuery,
  isFiltered,
  rangeOf,
  typesOfDays,
} from "../../rules/events/event-filters";
import { viewEvent } from "../../rules/events/event-view";
import {
  firstEnd,
  nextAfter,
  nextBeside,
  partEarlier,
  putOverLast,
  upcomingLooked,
  withFurtherDates,
} from "../../rules/events/upcoming-events";
import { secondsUntil } from "../../rules/places/open-status";
import { eventsTag } from "../../rules/site/cache-tags";
import { queryPath } from "../../rules/site/query-path";
import { isDate } from "../../rules/time/days";
import { type MonthGrid, monthGrid, monthOf } from "../../rules/time/month-grid";
import { localDate } from "../../rules/time/panama-time";
import { servicesContext } from "../../server/context";
import { boundsOf, selectPlacedEvents, selectPublicEventDays } from "../../server/db/events/public-events";
import { publicCache } from "../../server/http/cache-headers";
import { heroSections } from "../../server/pages/content/hero-sections";
import { filtersIn, spanAhead } from "../../server/pages/events/event-filters";
import { listSeo } from "../../server/pages/site/list-seo";
import { loadPage } from "../../server/pages/site/page";
import { MoreLink } from "../../ui/section";
import type { Route } from "./+types/calendar";

export { headers, meta } from "../../server/http/page-exports";
export const handle = { wholeSheet: "calendar", script: "calendar" };

/** A day with more sends its readers to the agenda. */
const mostOnDay = 12;

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = context.get(servicesContext).now();
  const today = localDate(now);
  const filters = filtersIn(url);
  const { grid, selected } = readMonth(url, today);
  const range = rangeOf(filters);
  const isShut = range !== null && selected !== null && (selected < range.from || selected > range.to);
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicEventDays(db, {
      from: grid.weeks[0]?.[0]?.date ?? grid.firstDate,
      to: grid.weeks.at(-1)?.[6]?.date ?? "",
    }),
    selectPlacedEvents(db, {
      ...boundsOf(spanAhead(filters, today)),
      limit: upcomingLooked,
    }),
    selectPlacedEvents(db, {
      ...boundsOf({ from: selected ?? today, to: selected ?? today, type: filters.type }),
      limit: selected && !isShut ? mostOnDay + 1 : 0,
    }),
  ]);
  const [days, coming, onDay] = results;
  const shownOnDay = onDay.slice(0, mostOnDay);
  const isFree = shownOnDay.length === 0 && selected !== null && !isShut;
  const next = isFree ? nextAfter(coming, selected, now) : undefined;
  const onTop = next ? [next] : shownOnDay;
  const seo = listSeo(context, page, url, "/calendar");
  const view = (rows: typeof coming) => rows.map((row) => viewEvent(row, page.language));
  return data(
    {
      seo,
      sections: heroSections(context, page, "/calendar"),
      grid,
      selected,
      today,
      filters,
      counts: countsOfDays(days, filters),
      types: typesOfDays(days, filters),
      next: withFurtherDates(view(next ? [next] : []), view(coming))[0],
      upcoming: withFurtherDates(view(nextBeside(coming, onTop, now)), view(coming)),
      onDay: partEarlier(putOverLast(view(shownOnDay), now), today),
      hasMore: onDay.length > mostOnDay,
    },
    {
      headers: publicCache({
        tags: ["pages", "page:/calendar", eventsTag],
        changesIn: secondsUntil(firstEnd([...coming, ...shownOnDay], now), now),
      }),
    },
  );
}

/** The month on show and the day whose events are listed: today, where the month has it and nobody picked another. */
function readMonth(url: URL, today: string): { grid: MonthGrid; selected: string | null } {
  const date = url.searchParams.get("date") || null;
  const month = url.searchParams.get("month") || monthOf(date ?? today);
  const grid = monthGrid(month, today);
  if (!grid || (date !== null && !isDate(date))) throw data(null, 400);
  return { grid, selected: date ?? (month === monthOf(today) ? today : null) };
}

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const { seo, sections, grid, selected, today, filters, counts, types, next, upcoming, onDay, hasMore } =
    loaderData;
  const path = localPath("/calendar");
  const filtering = {
    type: filters.type === "all" ? null : filters.type,
    from: filters.from,
    to: filters.to,
  };
  const hrefOf = (to: { month?: string; date?: string }) => queryPath(path, { ...to, ...filtering });
  const dialogs = [
    ...new Map(
      [...onDay.listed, ...(next ? [next] : []), ...upcoming].map((event) => [event.id, event]),
    ).values(),
  ];
  return (
    <>
      <ManagedHero hero={sections.find((one) => one.name === "hero")} title={seo.title} scene="calendar" />
      <div className="wrap calendar">
        <div className="calendar-main calendar-month">
          <MonthTable {...{ grid, counts, types, selected, today, hrefOf }} />
        </div>
        <div className="calendar-side">
          <DayEvents
            date={selected}
            isToday={selected === today}
            isPast={selected !== null && selected < today}
            events={onDay.listed}
            earlier={onDay.earlier}
            next={next}
            hasMore={hasMore}
            isFiltered={isFiltered(filters)}
          />
        </div>
        <div className="calendar-main calendar-end">
          <section className="with-filters" aria-labelledby="upcoming">
            <h2 id="upcoming">{t("events.calendar.upcoming")}</h2>
            <EventFilters
              filters={filters}
              action={path}
              kept={{ month: grid.month, date: selected === today ? null : selected }}
              clearHref={queryPath(path, { month: grid.month })}
            />
            {upcoming.length > 0 ? (
              <EventList events={upcoming} dated lead="in-pairs" dialogs />
            ) : (
              <p>
                {t(
                  isFiltered(filters) ? "events.calendar.upcomingFiltered" : "events.calendar.upcomingEmpty",
                )}
              </p>
            )}
            <p className="ways-on">
              <MoreLink
                href={localPath(`/events${filterQuery(filters)}`)}
                label={t("events.calendar.agenda")}
              />
              <MoreLink href={localPath("/week")} label={t("week.link")} />
            </p>
          </section>
        </div>
        <div className="box calendar-close">
          <CalendarSubscription filters={filters} origin={new URL(seo.address).origin} />
          <AddEvent />
        </div>
      </div>
      <PlainSections sections={sections} />
      {grid.previous ? <link rel="prefetch" href={hrefOf({ month: grid.previous })} /> : null}
      {grid.next ? <link rel="prefetch" href={hrefOf({ month: grid.next })} /> : null}
      <EventDialogs events={dialogs} />
    </>
  );
}
