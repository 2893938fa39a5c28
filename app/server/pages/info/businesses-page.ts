import { data } from "react-router";
import { infoPath } from "../../../rules/info/tabs";
import { cardsPerPage, pageOf } from "../../../rules/places/list-pagination";
import { markFeatures } from "../../../rules/places/structured-data-features";
import { businessesMarkup } from "../../../rules/places/structured-data-place";
import { listTag } from "../../../rules/site/cache-tags";
import { localPath } from "../../../rules/site/language";
import { type Context, servicesContext } from "../../context";
import { selectPublicBusinesses } from "../../db/places/businesses";
import { selectCategoryCounts } from "../../db/site/category-counts";
import { publicCache } from "../../http/cache-headers";
import { wordsIn } from "../../http/i18n";
import { readFilter } from "../../http/query-filter";
import { directoryDefaults } from "../content/derived-seo";
import { loadDirectory, readListKey } from "../places/directory-page";
import { infoFrame, infoTags, partSeo, rowsOfInfo } from "./info-page";

/** The Businesses tab of /info: a directory inside the guide's frame. */
export async function loadBusinesses(context: Context, url: URL) {
  const after = readListKey(url);
  const category = readFilter(url, "category");
  const { results, page, sections, isSignedIn } = await loadDirectory(context, url, "info", (db) => [
    selectPublicBusinesses(db, { after, category, limit: cardsPerPage + 1 }),
    selectCategoryCounts(db, { kind: "business" }),
  ]);
  const list = pageOf(results[0], cardsPerPage);
  const { origin } = context.get(servicesContext).settings;
  const here = origin + localPath(page.language, infoPath("businesses"));
  const { t } = wordsIn(context);
  const described = list.rows.map((row) => ({
    ...row,
    url: `${here}#${row.slug}`,
    features: markFeatures(t, row.mark),
  }));
  const schemaMarkup = businessesMarkup(described);
  const about = directoryDefaults(page.language, "info");
  const robots = after || category ? "noindex, follow" : undefined;
  const seo = partSeo(context, page, infoPath("businesses"), {
    ...about,
    robots,
    schemaMarkup,
  });
  const { shown } = infoFrame(context, page, rowsOfInfo(page));
  return data(
    {
      view: "businesses" as const,
      seo,
      ...shown,
      sections: sections.filter(({ name }) => name !== "plain"),
      isSignedIn,
      list,
      counts: results[1],
      category,
      isFirst: after === null,
    },
    { headers: publicCache({ tags: [...infoTags, listTag("business")] }) },
  );
}
