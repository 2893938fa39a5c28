import { data } from "react-router";
import { AddEventCard } from "../../components/events/add-event-card";
import { CalendarSubscription } from "../../components/events/calendar-subscription";
import { EventFilter } from "../../components/events/event-filter";
import { EventList } from "../../components/events/event-list";
import { useEventWords } from "../../components/events/event-words";
import { ManagedHero } from "../../components/pages/managed-hero";
import { PlainSections } from "../../components/pages/plain-sections";
import { PortraitPicture } from "../../components/pictures/portrait-picture";
import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import { filterQuery, isFiltered, rangeOf } from "../../rules/events/event-filters";
import { viewEvent } from "../../rules/events/event-view";
import { groupByDay } from "../../rules/events/upcoming";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { encodePageKey } from "../../rules/site/page-key";
import { eventsTag } from "../../rules/site/page-tags";
import { queryPath } from "../../rules/site/query-path";
import { localDate, secondsToMidnight } from "../../rules/time/panama-time";
import { servicesContext } from "../../server/context";
import { selectPublicEvents } from "../../server/db/events/public-events";
import { answerHeaders, publicCache } from "../../server/http/cache-headers";
import { wordsIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { filtersIn, readEventKey, spanAhead } from "../../server/pages/events/events-page";
import { heroSections } from "../../server/pages/pages/hero-sections";
import { loadPage, seoOf } from "../../server/pages/site/page";
import eventStyles from "../../styles/events.css?url";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Pagination } from "../../ui/pagination";
import { MoreLink } from "../../ui/section";
import type { Route } from "./+types/agenda";

export const headers = answerHeaders;
export const meta = pageMeta;
export const handle = { plain: true };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: eventStyles }];

const perPage = 24;

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = context.get(servicesContext).now();
  const today = localDate(now);
  const filters = filtersIn(url);
  const after = readEventKey(url);
  const span = { ...spanAhead(filters, today), from: rangeOf(filters)?.from ?? today };
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicEvents(db, span, perPage + 1, after),
  ]);
  const rows = results[0].slice(0, perPage);
  const last = results[0].length > perPage ? rows.at(-1) : undefined;
  const { t } = wordsIn(context);
  const seo = seoOf(context, page, {
    title: t("events.agenda.seoTitle"),
    description: t("events.agenda.description"),
    image: "/social/calendar.png",
    robots: url.search ? "noindex, follow" : undefined,
  });
  return data(
    {
      seo,
      sections: heroSections(context, page, "/events"),
      filters,
      days: groupByDay(rows.map((row) => viewEvent(row, page.language))),
      next: last ? encodePageKey([last.starts_at, last.id]) : null,
      isFirst: after === null,
    },
    {
      headers: publicCache({ tags: ["pages", "page:/events", eventsTag], changesIn: secondsToMidnight(now) }),
    },
  );
}

export default function Agenda({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const words = useEventWords();
  const localPath = useLocalPath();
  const { seo, sections, filters, days, next, isFirst } = loaderData;
  const path = localPath("/events");
  const here = path + filterQuery(filters);
  const filtering = {
    type: filters.type === "all" ? null : filters.type,
    from: filters.from,
    to: filters.to,
  };
  return (
    <>
      <ManagedHero hero={sections.find((one) => one.name === "hero")} title={seo.title} scene="calendar" />
      <div className="wrap calendar">
        <div className="calendar-main">
          {days.map(({ date, events }) => (
            <section key={date} aria-labelledby={`day-${date}`}>
              <h2 id={`day-${date}`}>{words.date(date, "full")}</h2>
              <EventList events={events} />
            </section>
          ))}
          {days.length === 0 ? <NoEvents isFiltered={isFiltered(filters) || !isFirst} /> : null}
          <Pagination
            label={t("events.agenda.pages")}
            next={
              next
                ? { href: queryPath(path, { ...filtering, page: next }), label: t("events.agenda.next") }
                : undefined
            }
            first={isFirst ? undefined : { href: here, label: t("events.agenda.first") }}
          />
        </div>
        <div className="calendar-side">
          <MoreLink href={localPath("/calendar")} label={t("events.agenda.toCalendar")} />
          <EventFilter filters={filters} action={path} clearHref={path} />
          <AddEventCard />
          <CalendarSubscription filters={filters} origin={new URL(seo.address).origin} />
        </div>
      </div>
      <PlainSections sections={sections} />
    </>
  );
}

function NoEvents({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const picture = <PortraitPicture code={generalPortrait.event} />;
  if (isFiltered) {
    return (
      <EmptyState
        title={t("events.agenda.filteredEmpty")}
        picture={picture}
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
      picture={picture}
      action={<ButtonLink href={localPath("/add-event")}>{t("events.add.first")}</ButtonLink>}
    >
      {t("events.agenda.emptyText")}
    </EmptyState>
  );
}
