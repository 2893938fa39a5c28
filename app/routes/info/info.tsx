import { data } from "react-router";
import { BusinessCard } from "../../components/places/business-card";
import { Directory } from "../../components/places/directory";
import { PlaceList } from "../../components/places/place-list";
import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import { pageOf } from "../../rules/places/list-pages";
import { cardsPerPage } from "../../rules/places/placement";
import { businessesMarkup } from "../../rules/places/structured-data-business";
import { listTag } from "../../rules/places/tags";
import { servicesContext } from "../../server/context";
import { selectPublicBusinesses } from "../../server/db/places/businesses";
import { answerHeaders, publicCache } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { loadDirectory, readListKey } from "../../server/pages/places/directory-page";
import { Tabs } from "../../ui/tabs";
import type { Route } from "./+types/info";

export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const after = readListKey(url);
  const { results, page, sections, seo, isSignedIn } = await loadDirectory(context, url, "info", (db) => [
    selectPublicBusinesses(db, { after, limit: cardsPerPage + 1 }),
  ]);
  const list = pageOf(results[0], cardsPerPage);
  const here = `${context.get(servicesContext).settings.origin}${page.path}?tab=businesses`;
  const markup = businessesMarkup(list.rows.map((row) => ({ ...row, url: `${here}#${row.slug}` })));
  const schemaMarkup = [...seo.schemaMarkup, ...markup];
  return data(
    { seo: { ...seo, schemaMarkup }, sections, isSignedIn, list, isFirst: after === null },
    { headers: publicCache({ tags: ["pages", "page:/info", listTag("business")] }) },
  );
}

export default function Info({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const { seo, sections, isSignedIn, list, isFirst } = loaderData;
  return (
    <Directory
      sections={sections}
      seo={seo}
      scene="info"
      listTitle={t("places.info.list")}
      add={{ path: "/add-business", label: t("places.info.add"), isSignedIn }}
    >
      <div className="mb-6">
        <Tabs
          label={t("places.info.tabs")}
          tabs={[
            {
              href: localPath("/info?tab=businesses#list"),
              label: t("places.info.businesses"),
              current: true,
            },
          ]}
        />
      </div>
      <PlaceList
        path="/info"
        query={{ tab: "businesses" }}
        isFiltered={false}
        isFirst={isFirst}
        next={list.next}
        count={list.rows.length}
        empty={{
          title: t("places.info.empty"),
          hint: t("places.info.emptyHint"),
          scene: "fallback/business",
        }}
      >
        {list.rows.map((business) => (
          <BusinessCard key={business.id} business={business} />
        ))}
      </PlaceList>
    </Directory>
  );
}
