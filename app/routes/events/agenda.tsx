import { data } from "react-router";
import { ManagedHero } from "../../components/content/managed-hero";
import { PlainSections } from "../../components/content/plain-sections";
import { AddEvent } from "../../components/events/add-event";
import { CalendarSubscription } from "../../components/events/calendar-subscription";
import { EarlierToday } from "../../components/events/earlier-today";
import { EventFilters } from "../../components/events/event-filters";
import { EventList } from "../../components/events/event-list";
import { TypeChips } from "../../components/events/type-chips";
import { useEventWords } from "../../components/events/use-event-words";
import { WeekBunting } from "../../components/events/week-bunting";
import { WeekRepeats } from "../../components/events/week-repeats";
import { PortraitPicture } from "../../components/pictures/portrait-picture";
import { useWords } from "../../components/site/words";
import { foldSeries, groupByWeek, isWeekOver, repeatsOf, typesByDate } from "../../rules/events/agenda";
import { filterQuery, isFiltered, rangeOf } from "../../rules/events/event-filters";
import { isOver } from "../../rules/events/event-interval";
import { viewEvent } from "../../rules/events/event-view";
import { firstEnd, partEarlier, putOverLast, stillOn } from "../../rules/events/upcoming-events";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { secondsUntil } from "../../rules/places/open-status";
import { eventsTag } from "../../rules/site/cache-tags";
import { encodePageKey } from "../../rules/site/next-page-key";
import { queryPath } from "../../rules/site/query-path";
import { localDate } from "../../rules/time/panama-time";
import { servicesContext } from "../../server/context";
import { selectAgenda } from "../../server/db/events/public-agenda";
import { boundsOf } from "../../server/db/events/public-events";
import { publicCache } from "../../server/http/cache-headers";
import { heroSections } from "../../server/pages/content/hero-sections";
import { filtersIn, readEventKey, spanAhead } from "../../server/pages/events/event-filters";
import { listSeo } from "../../server/pages/site/list-seo";
import { loadPage } from "../../server/pages/site/page";
import laterStyles from "../../styles/agenda-later.css?url";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Pagination } from "../../ui/pagination";
import { ScenePicture } from "../../ui/scene-picture";
import { MoreLink } from "../../ui/section";
import type { Route } from "./+types/agenda";

export { headers, meta } from "../../server/http/page-exports";
export const handle = { wholeSheet: "agenda" };

/** So many dates are looked through at a time: most of a series' fold into its first. */
const looked = 60;

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = context.get(servicesContext).now();
  const today = localDate(now);
  const filters = filtersIn(url);
  const after = readEventKey(url);
  const range = rangeOf(filters);
  const span = { ...spanAhead(filters, today), from: range?.from ?? today };
  const { page, results } = await loadPage(context, url, (db) => [
    selectAgenda(db, { ...boundsOf(span, after), limit: looked + 1 }),
  ]);
  const rows = results[0].slice(0, looked);
  const last = results[0].length > looked ? rows.at(-1) : undefined;
  // Whoever asks for certain days wants each of their dates.
  const entry = range
    ? rows.map((row) => ({ ...row, rule: null }))
    : foldSeries(rows, (row) => isOver(row, now));
  const view = (some: typeof rows) => some.map((row) => viewEvent(row, page.language));
  const earlier = view(partEarlier(putOverLast(rows, now), today).earlier);
  const running = stillOn(rows, now);
  const { listed } = partEarlier(putOverLast(view(entry), now), today);
  const weeks = groupByWeek(listed, today).map((week) => ({
    ...week,
    repeats: repeatsOf(running, week).map(({ row, dates }) => ({
      event: viewEvent(row, page.language),
      dates,
    })),
  }));
  const seo = listSeo(context, page, url, "/events");
  return data(
    {
      seo,
      sections: heroSections(context, page, "/events"),
      filters,
      earlier,
      weeks,
      types: typesByDate(rows),
      next: last ? encodePageKey([last.starts_at, last.id]) : null,
      isFirst: after === null,
    },
    {
      headers: publicCache({
        tags: ["pages", "page:/events", eventsTag],
        changesIn: secondsUntil(firstEnd(rows, now), now),
      }),
    },
  );
}

export default function Agenda({ loaderData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const words = useEventWords();
  const { seo, sections, filters, earlier, weeks, types, next, isFirst } = loaderData;
  const path = localPath("/events");
  const here = path + filterQuery(filters);
  const filtering = {
    type: filters.type === "all" ? null : filters.type,
    from: filters.from,
    to: filters.to,
  };
  const titleOf = ({ first, last, ahead }: (typeof weeks)[number]) => {
    if (ahead === 0) return t("events.agenda.thisWeek");
    if (ahead > 1) return t("events.agenda.week", words.span(first, last));
    return (
      <>
        {t("events.agenda.nextWeek")}
        <span className="block font-text text-sm text-muted">
          {words.date(first, "short")} – {words.date(last, "short")}
        </span>
      </>
    );
  };
  return (
    <>
      <ManagedHero hero={sections.find((one) => one.name === "hero")} title={seo.title} scene="events" />
      <div className="wrap calendar">
        <div className="calendar-main calendar-end">
          <TypeChips filters={filters}>
            <EventFilters
              filters={filters}
              action={path}
              kept={{ type: filtering.type }}
              isDatesOnly
              clearHref={path}
            />
          </TypeChips>
          <EarlierToday events={earlier} />
          {isFirst && !isFiltered(filters) && isWeekOver(weeks) ? (
            <p className="-my-4 text-muted">{t("events.agenda.weekOver")}</p>
          ) : null}
          {weeks.map((week) => (
            <section key={week.first} className="agenda-week" aria-labelledby={`week-${week.first}`}>
              <h2 id={`week-${week.first}`}>{titleOf(week)}</h2>
              <WeekBunting first={week.first} types={types} />
              <EventList events={week.events} dated lead="in-pairs" />
              <WeekRepeats repeats={week.repeats} />
            </section>
          ))}
          {weeks.length > 0 ? null : isFirst ? (
            <NoEvents isFiltered={isFiltered(filters)} />
          ) : (
            <p>{t("events.agenda.onlyRepeats")}</p>
          )}
          <div className="ways-on">
            <Pagination
              label={t("events.agenda.pages")}
              next={
                next
                  ? { href: queryPath(path, { ...filtering, page: next }), label: t("events.agenda.next") }
                  : undefined
              }
              first={isFirst ? undefined : { href: here, label: t("events.agenda.first") }}
            />
            <MoreLink href={localPath("/calendar")} label={t("events.agenda.toCalendar")} />
          </div>
        </div>
        <link rel="stylesheet" href={laterStyles} />
        <div className="box calendar-close">
          <CalendarSubscription filters={filters} origin={new URL(seo.address).origin} />
          <AddEvent />
        </div>
      </div>
      <PlainSections sections={sections} />
    </>
  );
}

function NoEvents({ isFiltered }: { isFiltered: boolean }) {
  const { t, localPath } = useWords();
  if (isFiltered) {
    return (
      <EmptyState
        title={t("events.agenda.filteredEmpty")}
        picture={<ScenePicture scene="low-tide" />}
        isPictureLast
        action={
          <ButtonLink href={localPath("/events")} variant="secondary">
            {t("events.filters.clear")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t("events.agenda.empty")}
      picture={<PortraitPicture code={generalPortrait.event} />}
      action={<ButtonLink href={localPath("/add-event")}>{t("events.add.first")}</ButtonLink>}
    >
      {t("events.agenda.emptyText")}
    </EmptyState>
  );
}
