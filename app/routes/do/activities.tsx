import { data } from "react-router";
import { ActivityCard } from "../../components/places/activity-card";
import { CategoryChips } from "../../components/places/category-chips";
import { Directory } from "../../components/places/directory";
import { PlaceList } from "../../components/places/place-list";
import { ErrorPage } from "../../components/site/error-page";
import { useWords } from "../../components/site/words";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { activityCategories } from "../../rules/places/categories";
import {
  cardsPerPage,
  placesLooked as looked,
  pageOf,
  pageOfWanted,
} from "../../rules/places/list-pagination";
import { fits, isNarrow, readMarks, servedFilter } from "../../rules/places/place-filter";
import { marksAskedOf } from "../../rules/places/place-marks";
import { listTag } from "../../rules/site/cache-tags";
import { totalOf } from "../../rules/site/category-counts";
import { selectPublicActivities } from "../../server/db/places/activities";
import { selectMarkCounts } from "../../server/db/places/mark-counts";
import { selectCategoryCounts } from "../../server/db/site/category-counts";
import { publicCache } from "../../server/http/cache-headers";
import { readFilter } from "../../server/http/query-filter";
import { loadDirectory, readListKey } from "../../server/pages/places/directory-page";
import { MoreLink } from "../../ui/section";
import type { Route } from "./+types/activities";

export const handle = { wholeSheet: "directory" };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  const after = readListKey(url);
  const chosen = readFilter(url, "category");
  const category = chosen === "all" ? undefined : chosen;
  const marks = readMarks(url.searchParams.getAll("mark"), marksAskedOf("activity"));
  const isSearch = isNarrow({ category, marks });
  const limit = isSearch ? looked : cardsPerPage + 1;
  const { results, sections, seo, isSignedIn } = await loadDirectory(context, url, "do", (db) => [
    selectPublicActivities(db, { after, ...servedFilter({ category, marks }), limit }),
    selectCategoryCounts(db, { kind: "activity" }),
    selectMarkCounts(db, { kind: "activity" }),
  ]);
  const list = isSearch
    ? pageOfWanted(results[0], (one) => fits(one, { category, marks }), { perPage: cardsPerPage, looked })
    : pageOf(results[0], cardsPerPage);
  const [, counts, markCounts] = results;
  return data(
    { seo, sections, isSignedIn, list, counts, markCounts, category, marks, isFirst: after === null },
    { headers: publicCache({ tags: ["pages", "page:/do", listTag("activity")] }) },
  );
}

export default function Activities({ loaderData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const { seo, sections, isSignedIn, list, counts, markCounts, category, marks, isFirst } = loaderData;
  const add = {
    path: "/add-activity",
    id: "share-your-business",
    label: t("places.do.add"),
    signedOutLabel: t("places.do.addSignedOut"),
    isSignedIn,
  };
  return (
    <Directory sections={sections} seo={seo} scene="do" listTitle={t("places.do.list")} add={add}>
      <CategoryChips
        path="/do"
        categories={activityCategories}
        counts={counts}
        category={category}
        everything={t("places.categories.all")}
        marks={marks}
        markCounts={markCounts}
      />
      <PlaceList
        path="/do"
        query={{ category, mark: marks }}
        isFiltered={category !== undefined || marks.length > 0}
        isFirst={isFirst}
        next={list.next}
        places={list.rows}
        total={marks.length > 0 ? undefined : totalOf(counts, category)}
        empty={{
          title: t(marks.length > 0 ? "places.do.emptyMarks" : "places.do.empty"),
          hint: t(marks.length > 0 ? "places.do.emptyMarksHint" : "places.do.emptyHint"),
          portrait: generalPortrait.activity,
        }}
        lookedAt={{ text: t("places.stay.emptySoFar", { count: looked }), lookOn: t("places.eat.lookOn") }}
      >
        {list.rows.map((activity) => (
          <ActivityCard key={activity.id} activity={activity} asked={marks} />
        ))}
      </PlaceList>
      <p className="mt-4 grid gap-x-8 sm:flex">
        <MoreLink href={localPath("/events")} label={t("places.do.nextEvents")} />
        <MoreLink href={localPath("/today")} label={t("week.today")} />
        <MoreLink href={localPath("/map")} label={t("map.title")} />
      </p>
    </Directory>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useWords();
  return <ErrorPage error={error} failed={t("errors.failed.activities")} />;
}
