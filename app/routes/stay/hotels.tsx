import { data } from "react-router";
import { CategoryChips } from "../../components/places/category-chips";
import { Directory } from "../../components/places/directory";
import { HotelCard } from "../../components/places/hotel-card";
import { PlaceList } from "../../components/places/place-list";
import { ErrorPage } from "../../components/site/error-page";
import { useWords } from "../../components/site/words";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { hotelCategories } from "../../rules/places/categories";
import {
  cardsPerPage,
  pageOf,
  pageOfSearch,
  pageOfWanted,
  placesLooked,
} from "../../rules/places/list-pagination";
import { searchTerm } from "../../rules/places/listing-texts";
import { fits, isNarrow, readMarks, servedFilter } from "../../rules/places/place-filter";
import { marksAskedOf, type PlaceMark } from "../../rules/places/place-marks";
import { listTag } from "../../rules/site/cache-tags";
import { totalOf } from "../../rules/site/category-counts";
import {
  type FoundHotel,
  searchedHotels,
  searchPublicHotels,
  selectPublicHotels,
} from "../../server/db/places/hotels";
import { selectMarkCounts } from "../../server/db/places/mark-counts";
import { selectCategoryCounts } from "../../server/db/site/category-counts";
import { publicCache } from "../../server/http/cache-headers";
import { readFilter } from "../../server/http/query-filter";
import { loadDirectory, readListKey } from "../../server/pages/places/directory-page";
import { Button } from "../../ui/button";
import { TextInput } from "../../ui/text-input";
import type { Route } from "./+types/hotels";

export const handle = { wholeSheet: "directory" };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  const after = readListKey(url);
  const category = readFilter(url, "category");
  const typed = readFilter(url, "q");
  const term = searchTerm(typed);
  const marks = readMarks(url.searchParams.getAll("mark"), marksAskedOf("hotel"));
  const isSearch = isNarrow({ category, marks });
  const limit = isSearch ? placesLooked : cardsPerPage + 1;
  const { list, counts, markCounts, sections, seo, isSignedIn } = term
    ? await loadDirectory(context, url, "stay", (db) => [
        searchPublicHotels(db, term, { after, category, limit: cardsPerPage + 1 }, marks),
        selectCategoryCounts(db, { kind: "hotel" }),
        selectMarkCounts(db, { kind: "hotel" }),
      ]).then(({ results, ...directory }) => ({
        ...directory,
        list: pageOfSearch(results[0] as FoundHotel[], { perPage: cardsPerPage, looked: searchedHotels }),
        counts: results[1],
        markCounts: results[2],
      }))
    : await loadDirectory(context, url, "stay", (db) => [
        selectPublicHotels(db, { after, ...servedFilter({ category, marks }), limit }),
        selectCategoryCounts(db, { kind: "hotel" }),
        selectMarkCounts(db, { kind: "hotel" }),
      ]).then(({ results, ...directory }) => ({
        ...directory,
        list: isSearch
          ? pageOfWanted(results[0], (one) => fits(one, { category, marks }), {
              perPage: cardsPerPage,
              looked: placesLooked,
            })
          : pageOf(results[0], cardsPerPage),
        counts: results[1],
        markCounts: results[2],
      }));
  return data(
    {
      seo,
      sections,
      isSignedIn,
      list,
      counts,
      markCounts,
      category,
      marks,
      typed: term ? typed : undefined,
      isFirst: after === null,
    },
    { headers: publicCache({ tags: ["pages", "page:/stay", listTag("hotel")] }) },
  );
}

export default function Hotels({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { seo, sections, isSignedIn, list, counts, markCounts } = loaderData;
  const { category, marks, typed, isFirst } = loaderData;
  const isFew = !typed && (totalOf(counts, undefined) ?? 0) < many;
  const search = <HotelSearch term={typed} category={category} marks={marks} />;
  return (
    <Directory
      sections={sections}
      seo={seo}
      scene="stay"
      listTitle={t("places.stay.list")}
      add={{ path: "/add-hotel", label: t("places.stay.add"), isSignedIn }}
    >
      <div className={isFew ? "list-tools few" : "list-tools"}>
        {search}
        <CategoryChips
          path="/stay"
          query={{ q: typed }}
          categories={hotelCategories}
          counts={counts}
          category={category}
          isNarrowed={Boolean(typed)}
          marks={marks}
          markCounts={markCounts}
        >
          {isFew ? search : undefined}
        </CategoryChips>
      </div>
      {typed && <p className="mb-4">{t("places.stay.found", { term: typed })}</p>}
      <PlaceList
        path="/stay"
        query={{ q: typed, category, mark: marks }}
        isFiltered={Boolean(typed || category) || marks.length > 0}
        isFirst={isFirst}
        next={list.next}
        places={list.rows}
        mapKind="stay"
        note={t("places.stay.ratings")}
        total={typed || marks.length > 0 ? undefined : totalOf(counts, category)}
        empty={{
          title: t("places.stay.empty"),
          hint: t("places.stay.emptyHint"),
          portrait: generalPortrait.hotel,
        }}
        lookedAt={{
          text: t("places.stay.emptySoFar", { count: typed ? searchedHotels : placesLooked }),
          lookOn: t("places.eat.lookOn"),
        }}
      >
        {list.rows.map((hotel) => (
          <HotelCard key={hotel.id} hotel={hotel} asked={marks} />
        ))}
      </PlaceList>
    </Directory>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useWords();
  return <ErrorPage error={error} failed={t("errors.failed.hotels")} />;
}

type Props = { term?: string; category?: string; marks: readonly PlaceMark[] };

/** With fewer places than this a phone's first screen is better spent on one of them. */
const many = 15;

/** One line; what is chosen stays chosen. */
function HotelSearch({ term, category, marks }: Props) {
  const { t, localPath } = useWords();
  return (
    <search>
      <form className="flex gap-2" action={`${localPath("/stay")}#list`}>
        <TextInput
          type="search"
          name="q"
          aria-label={t("places.stay.search")}
          placeholder={t("places.stay.search")}
          defaultValue={term}
          maxLength={60}
        />
        {category && <input type="hidden" name="category" value={category} />}
        {marks.map((mark) => (
          <input key={mark} type="hidden" name="mark" value={mark} />
        ))}
        <Button type="submit" variant="secondary" icon="search">
          <span className="unseen">{t("places.stay.searchLabel")}</span>
        </Button>
      </form>
    </search>
  );
}
