import { data } from "react-router";
import { Directory } from "../../components/places/directory";
import { PlaceList } from "../../components/places/place-list";
import { RestaurantCard } from "../../components/places/restaurant-card";
import { RestaurantFilters } from "../../components/places/restaurant-filters";
import { ErrorPage } from "../../components/site/error-page";
import { useWords } from "../../components/site/words";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { cardsPerPage, pageOf, pageOfWanted } from "../../rules/places/list-pages";
import { openStatus, secondsUntil, trueUntil } from "../../rules/places/open-status";
import { listTag } from "../../rules/site/cache-tags";
import { totalOf } from "../../rules/site/category-counts";
import { formatLocalDateTime, parseLocalDateTime } from "../../rules/time/panama-time";
import { servicesContext } from "../../server/context";
import { selectPublicRestaurants } from "../../server/db/places/restaurants";
import { selectCategoryCounts } from "../../server/db/site/category-counts";
import { publicCache } from "../../server/http/cache-headers";
import { loadDirectory, readFilter, readListKey } from "../../server/pages/places/directory-page";
import type { Route } from "./+types/restaurants";

export const handle = { sheet: "directory" };
export { headers, meta } from "../../server/http/page-exports";

/** "Open now" looks through so many places at a time. */
const looked = 150;

export async function loader({ context, url }: Route.LoaderArgs) {
  const after = readListKey(url);
  const category = readFilter(url, "category");
  const chosen = readInstant(url);
  const open = chosen !== null || url.searchParams.get("open") === "now";
  const now = context.get(servicesContext).now();
  const at = chosen ?? now;

  const limit = open ? looked : cardsPerPage + 1;
  const { results, sections, seo, isSignedIn } = await loadDirectory(context, url, "eat", (db) => [
    selectPublicRestaurants(db, { after, category, limit }),
    selectCategoryCounts(db, { kind: "restaurant" }),
  ]);
  const found = results[0].map(({ hours, closed_for_season, kitchen_until, ...card }) => ({
    ...card,
    status: openStatus(hours, at, closed_for_season, kitchen_until),
  }));
  const list = open
    ? pageOfWanted(found, (one) => one.status.state === "open", { perPage: cardsPerPage, looked })
    : pageOf(found, cardsPerPage);
  const statuses = (open ? found : list.rows).map((one) => one.status);
  const until = chosen ? null : trueUntil(statuses, now);
  const changesIn = until ? secondsUntil(until, now) : undefined;
  return data(
    {
      ...{ seo, sections, isSignedIn, list, counts: results[1] },
      ...{ open, category, at, chosen, until, isFirst: after === null },
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
  const { seo, sections, isSignedIn, list, counts, open, category, at, chosen, until, isFirst } = loaderData;
  const query = {
    category,
    open: open && !chosen ? "now" : null,
    at: chosen && formatLocalDateTime(chosen),
  };
  return (
    <Directory
      sections={sections}
      seo={seo}
      scene="eat"
      listTitle={t("places.eat.list")}
      add={{ path: "/add-restaurant", label: t("places.eat.add"), isSignedIn }}
    >
      <RestaurantFilters open={open} at={chosen} category={category} counts={counts} />
      <PlaceList
        path="/eat"
        changesAt={until}
        query={query}
        isFiltered={open || category !== undefined}
        isFirst={isFirst}
        next={list.next}
        count={list.rows.length}
        total={open ? undefined : totalOf(counts, category)}
        empty={{
          title: t("places.eat.empty"),
          hint: t("places.eat.emptyHint"),
          portrait: generalPortrait.restaurant,
        }}
        lookedAt={{ text: t("places.eat.emptySoFar", { count: looked }), lookOn: t("places.eat.lookOn") }}
      >
        {list.rows.map((restaurant) => (
          <RestaurantCard key={restaurant.id} restaurant={restaurant} now={at} />
        ))}
      </PlaceList>
    </Directory>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useWords();
  return <ErrorPage error={error} failed={t("errors.failed.restaurants")} />;
}
