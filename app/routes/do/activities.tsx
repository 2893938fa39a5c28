import { data } from "react-router";
import { ActivityCard } from "../../components/places/activity-card";
import { useCategoryName } from "../../components/places/category-name";
import { Directory } from "../../components/places/directory";
import { PlaceList } from "../../components/places/place-list";
import { ErrorPage } from "../../components/site/error-page";
import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import { activityFilters } from "../../rules/places/categories";
import { pageOf } from "../../rules/places/list-pages";
import { cardsPerPage } from "../../rules/places/placement";
import { listTag } from "../../rules/places/tags";
import { queryPath } from "../../rules/site/query-path";
import { selectPublicActivities } from "../../server/db/places/activities";
import { answerHeaders, publicCache } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { loadDirectory, readFilter, readListKey } from "../../server/pages/places/directory-page";
import { Tabs } from "../../ui/tabs";
import type { Route } from "./+types/activities";

export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const after = readListKey(url);
  const chosen = readFilter(url, "category");
  const category = chosen === "all" ? undefined : chosen;
  const { results, sections, seo, isSignedIn } = await loadDirectory(context, url, "do", (db) => [
    selectPublicActivities(db, { after, category, limit: cardsPerPage + 1 }),
  ]);
  const list = pageOf(results[0], cardsPerPage);
  return data(
    { seo, sections, isSignedIn, list, category, isFirst: after === null },
    { headers: publicCache({ tags: ["pages", "page:/do", listTag("activity")] }) },
  );
}

export default function Activities({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const categoryName = useCategoryName();
  const { seo, sections, isSignedIn, list, category, isFirst } = loaderData;
  const tabs = activityFilters.map((filter) => ({
    href: `${queryPath(localPath("/do"), { category: filter === "all" ? null : filter })}#list`,
    label: categoryName(filter),
    current: filter === (category ?? "all"),
  }));
  const add = {
    path: "/add-activity",
    id: "share-your-business",
    label: t("places.do.add"),
    signedOutLabel: t("places.do.addSignedOut"),
    isSignedIn,
  };
  return (
    <Directory sections={sections} seo={seo} scene="do" listTitle={t("places.do.list")} add={add}>
      <div className="mb-6">
        <Tabs label={t("places.do.filter")} tabs={tabs} />
      </div>
      <PlaceList
        path="/do"
        query={{ category }}
        isFiltered={category !== undefined}
        isFirst={isFirst}
        next={list.next}
        count={list.rows.length}
        empty={{ title: t("places.do.empty"), hint: t("places.do.emptyHint"), scene: "fallback/activity" }}
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
