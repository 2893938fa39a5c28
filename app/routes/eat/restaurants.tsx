import { data } from "react-router";
import { Directory } from "../../components/places/directory";
import { OpenNow } from "../../components/places/open-now";
import { PlaceList } from "../../components/places/place-list";
import { RestaurantCard } from "../../components/places/restaurant-card";
import { RestaurantFilters } from "../../components/places/restaurant-filters";
import { ErrorPage } from "../../components/site/error-page";
import { HolidayNotes } from "../../components/site/holiday-notes";
import { useWords } from "../../components/site/words";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import {
  cardsPerPage,
  placesLooked as looked,
  pageOf,
  pageOfWanted,
} from "../../rules/places/list-pagination";
import { openStatus, secondsUntil, trueUntil } from "../../rules/places/open-status";
import { fits, isNarrow, readMarks, servedFilter } from "../../rules/places/place-filter";
import { marksAskedOf } from "../../rules/places/place-marks";
import { listTag } from "../../rules/site/cache-tags";
import { totalOf } from "../../rules/site/category-counts";
import { queryPath } from "../../rules/site/query-path";
import { formatLocalDateTime, localDate, parseLocalDateTime } from "../../rules/time/panama-time";
import { servicesContext } from "../../server/context";
import { selectMarkCounts } from "../../server/db/places/mark-counts";
import { selectPublicRestaurants } from "../../server/db/places/restaurants";
import { selectCategoryCounts } from "../../server/db/site/category-counts";
import { publicCache } from "../../server/http/cache-headers";
import { readFilter } from "../../server/http/query-filter";
import { loadDirectory, readListKey } from "../../server/pages/places/directory-page";
import type { Route } from "./+types/restaurants";

export const handle = { wholeSheet: "directory" };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  const after = readListKey(url);
  const category = readFilter(url, "category");
  const marks = readMarks(url.searchParams.getAll("mark"), marksAskedOf("restaurant"));
  const chosen = readInstant(url);
  const open = chosen !== null || url.searchParams.get("open") === "now";
  const now = context.get(servicesContext).now();
  const at = chosen ?? now;

  const isSearch = open || isNarrow({ category, marks });
  const limit = isSearch ? looked : cardsPerPage + 1;
  const { results, sections, seo, isSignedIn } = await loadDirectory(context, url, "eat", (db) => [
    selectPublicRestaurants(db, { after, ...servedFilter({ category, marks }), limit }),
    selectCategoryCounts(db, { kind: "restaurant" }),
    selectMarkCounts(db, { kind: "restaurant" }),
  ]);
  const found = results[0].map(({ hours, closed_for_season, kitchen_until, ...card }) => ({
    ...card,
    status: openStatus(hours, at, closed_for_season, kitchen_until),
  }));
  type One = (typeof found)[number];
  const isWanted = (one: One) => (!open || one.status.state === "open") && fits(one, { category, marks });
  const list = isSearch
    ? pageOfWanted(found, isWanted, { perPage: cardsPerPage, looked })
    : pageOf(found, cardsPerPage);
  const statuses = (open ? found : list.rows).map((one) => one.status);
  const until = chosen ? null : trueUntil(statuses, now);
  const changesIn = until ? secondsUntil(until, now) : undefined;
  return data(
    {
      seo,
      sections,
      isSignedIn,
      list,
      counts: results[1],
      markCounts: results[2],
      open,
      category,
      marks,
      at,
      chosen,
      until,
      isFirst: after === null,
    },
    { headers: publicCache({ tags: ["pages", "page:/eat", listTag("restaurant")], changesIn }) },
  );
}

/** What `at` asks for; an empty field asks nothing, and what is no time in the calendar is no page of ours. */
function readInstant(url: URL): Date | null {
  const text = url.searchParams.get("at");
  if (!text) return null;
  const instant = parseLocalDateTime(text);
  if (!instant) throw data(null, 400);
  return instant;
}

export default function Restaurants({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { seo, sections, isSignedIn, list, counts, markCounts, open, category, marks } = loaderData;
  const { at, chosen, until, isFirst } = loaderData;
  const query = {
    category,
    open: open && !chosen ? "now" : null,
    at: chosen && formatLocalDateTime(chosen),
    mark: marks,
  };
  return (
    <Directory
      sections={sections}
      seo={seo}
      scene="eat"
      listTitle={t("places.eat.list")}
      add={{ path: "/add-restaurant", label: t("places.eat.add"), isSignedIn }}
    >
      <RestaurantFilters
        open={open}
        at={chosen}
        category={category}
        counts={counts}
        marks={marks}
        markCounts={markCounts}
      />
      <PlaceList
        path="/eat"
        changesAt={until}
        query={query}
        kept={{ mark: open ? marks : null }}
        isFiltered={open || category !== undefined || marks.length > 0}
        isFirst={isFirst}
        next={list.next}
        places={list.rows}
        mapKind="eat"
        lead={
          <>
            {open || list.next || !isFirst ? null : <OpenNow places={list.rows} now={at} />}
            {chosen ? null : <HolidayNotes days={[localDate(at)]} />}
          </>
        }
        total={open || marks.length > 0 ? undefined : totalOf(counts, category)}
        empty={{
          title: t("places.eat.empty"),
          hint: t("places.eat.emptyHint"),
          // The search tells who opens next.
          way:
            open && !chosen
              ? {
                  path: queryPath("/search", {
                    q: [t("places.eat.openNow"), ...marks.map((mark) => t(`marks.yes.${mark}`))].join(" "),
                  }),
                  label: t("places.eat.opensNext"),
                }
              : undefined,
          portrait: generalPortrait.restaurant,
        }}
        lookedAt={{
          text: t(open ? "places.eat.emptySoFar" : "places.stay.emptySoFar", { count: looked }),
          lookOn: t("places.eat.lookOn"),
        }}
      >
        {list.rows.map((restaurant) => (
          <RestaurantCard
            key={restaurant.id}
            restaurant={restaurant}
            asked={marks}
            now={at}
            isAtOtherTime={chosen !== null}
          />
        ))}
      </PlaceList>
    </Directory>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useWords();
  return <ErrorPage error={error} failed={t("errors.failed.restaurants")} />;
}
