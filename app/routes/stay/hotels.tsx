import { data } from "react-router";
import { CategoryChips } from "../../components/places/category-chips";
import { Directory } from "../../components/places/directory";
import { HotelCard } from "../../components/places/hotel-card";
import { HotelSearch } from "../../components/places/hotel-search";
import { PlaceList } from "../../components/places/place-list";
import { ErrorPage } from "../../components/site/error-page";
import { useWords } from "../../components/site/words";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { hotelCategories } from "../../rules/places/categories";
import { pageOf, pageOfSearch } from "../../rules/places/list-pages";
import { cardsPerPage } from "../../rules/places/placement";
import { searchTerm } from "../../rules/places/search-text";
import { listTag } from "../../rules/places/tags";
import { totalOf } from "../../rules/site/category-counts";
import {
  type FoundHotel,
  searchedHotels,
  searchPublicHotels,
  selectPublicHotels,
} from "../../server/db/places/hotels";
import { selectCategoryCounts } from "../../server/db/site/category-counts";
import { answerHeaders, publicCache } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { loadDirectory, readFilter, readListKey } from "../../server/pages/places/directory-page";
import type { Route } from "./+types/hotels";

export const handle = { sheet: "directory" };
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const after = readListKey(url);
  const category = readFilter(url, "category");
  const typed = readFilter(url, "q");
  const term = searchTerm(typed);
  const slice = { after, category, limit: cardsPerPage + 1 };
  const limits = { perPage: cardsPerPage, looked: searchedHotels };
  const { list, counts, sections, seo, isSignedIn } = term
    ? await loadDirectory(context, url, "stay", (db) => [
        searchPublicHotels(db, term, slice),
        selectCategoryCounts(db, { kind: "hotel" }),
      ]).then(({ results, ...directory }) => ({
        ...directory,
        list: pageOfSearch(results[0] as FoundHotel[], limits),
        counts: results[1],
      }))
    : await loadDirectory(context, url, "stay", (db) => [
        selectPublicHotels(db, slice),
        selectCategoryCounts(db, { kind: "hotel" }),
      ]).then(({ results, ...directory }) => ({
        ...directory,
        list: pageOf(results[0], cardsPerPage),
        counts: results[1],
      }));
  return data(
    {
      seo,
      sections,
      isSignedIn,
      list,
      counts,
      category,
      typed: term ? typed : undefined,
      isFirst: after === null,
    },
    { headers: publicCache({ tags: ["pages", "page:/stay", listTag("hotel")] }) },
  );
}

export default function Hotels({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { seo, sections, isSignedIn, list, counts, category, typed, isFirst } = loaderData;
  return (
    <Directory
      sections={sections}
      seo={seo}
      scene="stay"
      listTitle={t("places.stay.list")}
      add={{ path: "/add-hotel", label: t("places.stay.add"), isSignedIn }}
    >
      <HotelSearch term={typed} category={category} />
      <CategoryChips
        path="/stay"
        query={{ q: typed }}
        categories={hotelCategories}
        counts={counts}
        category={category}
        isNarrowed={Boolean(typed)}
      />
      {typed && <p className="mb-4">{t("places.stay.found", { term: typed })}</p>}
      <PlaceList
        path="/stay"
        query={{ q: typed, category }}
        isFiltered={Boolean(typed || category)}
        isFirst={isFirst}
        next={list.next}
        count={list.rows.length}
        total={typed ? undefined : totalOf(counts, category)}
        empty={{
          title: t("places.stay.empty"),
          hint: t("places.stay.emptyHint"),
          portrait: generalPortrait.hotel,
        }}
        lookedAt={{
          text: t("places.stay.emptySoFar", { count: searchedHotels }),
          lookOn: t("places.eat.lookOn"),
        }}
      >
        {list.rows.map((hotel) => (
          <HotelCard key={hotel.id} hotel={hotel} />
        ))}
      </PlaceList>
    </Directory>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useWords();
  return <ErrorPage error={error} failed={t("errors.failed.hotels")} />;
}
