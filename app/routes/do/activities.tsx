import { data } from "react-router";
import { ActivityCard } from "../../components/places/activity-card";
import { CategoryChips } from "../../components/places/category-chips";
import { Directory } from "../../components/places/directory";
import { PlaceList } from "../../components/places/place-list";
import { ErrorPage } from "../../components/site/error-page";
import { useWords } from "../../components/site/words";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { activityCategories } from "../../rules/places/categories";
import { cardsPerPage, pageOf } from "../../rules/places/list-pages";
import { listTag } from "../../rules/site/cache-tags";
import { totalOf } from "../../rules/site/category-counts";
import { selectPublicActivities } from "../../server/db/places/activities";
import { selectCategoryCounts } from "../../server/db/site/category-counts";
import { publicCache } from "../../server/http/cache-headers";
import { loadDirectory, readFilter, readListKey } from "../../server/pages/places/directory-page";
import type { Route } from "./+types/activities";

export const handle = { sheet: "directory" };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  const after = readListKey(url);
  const chosen = readFilter(url, "category");
  const category = chosen === "all" ? undefined : chosen;
  const { results, sections, seo, isSignedIn } = await loadDirectory(context, url, "do", (db) => [
    selectPublicActivities(db, { after, category, limit: cardsPerPage + 1 }),
    selectCategoryCounts(db, { kind: "activity" }),
  ]);
  const list = pageOf(results[0], cardsPerPage);
  return data(
    { seo, sections, isSignedIn, list, counts: results[1], category, isFirst: after === null },
    { headers: publicCache({ tags: ["pages", "page:/do", listTag("activity")] }) },
  );
}

export default function Activities({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { seo, sections, isSignedIn, list, counts, category, isFirst } = loaderData;
  const add = {
    path: "/add-activity",
    id: "share-your-business",
    label: t("places.do.add"),
    signedOutLabel: t("places.do.addSignedOut"),
    isSignedIn,
  };
  return (
    <Directory
      sections={sections}
      seo={seo}
      scene="do"
      listTitle={t("places.do.list")}
      isListTitled
      add={add}
    >
      <CategoryChips
        path="/do"
        categories={activityCategories}
        counts={counts}
        category={category}
        everything={t("places.categories.all")}
      />
      <PlaceList
        path="/do"
        query={{ category }}
        isFiltered={category !== undefined}
        isFirst={isFirst}
        next={list.next}
        count={list.rows.length}
        total={totalOf(counts, category)}
        empty={{
          title: t("places.do.empty"),
          hint: t("places.do.emptyHint"),
          portrait: generalPortrait.activity,
        }}
      >
        {list.rows.map((activity) => (
          <ActivityCard key={activity.id} activity={activity} />
        ))}
      </PlaceList>
    </Directory>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useWords();
  return <ErrorPage error={error} failed={t("errors.failed.activities")} />;
}
