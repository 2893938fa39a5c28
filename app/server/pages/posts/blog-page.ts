import { data } from "react-router";
import { viewPostCards } from "../../../rules/posts/post-view";
import { oneTag } from "../../../rules/posts/read-tags";
import { postsTag } from "../../../rules/site/cache-tags";
import { localPath } from "../../../rules/site/language";
import { encodePageKey } from "../../../rules/site/next-page-key";
import type { Context } from "../../context";
import { type PostFilter, selectPublicPosts } from "../../db/posts/public-posts";
import { selectCategoryCounts } from "../../db/site/category-counts";
import { publicCache } from "../../http/cache-headers";
import { wordsIn } from "../../http/i18n";
import { readNextPageKey } from "../../http/next-page-key";
import { readFilter } from "../../http/query-filter";
import { heroSections } from "../content/hero-sections";
import { listSeo } from "../site/list-seo";
import { loadPage } from "../site/page";

const cardsPerPage = 12;

/** The blog, a topic or a tag, page by page, in one round trip. */
export async function loadBlog(context: Context, url: URL) {
  const filter = filterIn(url);
  const after = readNextPageKey(url, ["number", "text"]);
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicPosts(db, filter, after, cardsPerPage + 1),
    selectCategoryCounts(db, { kind: "post" }),
  ]);
  const [found, counts] = results;
  const rows = found.slice(0, cardsPerPage);
  const last = found.length > cardsPerPage ? rows.at(-1) : undefined;
  const { t } = wordsIn(context);
  const seo = listSeo(context, page, url, "/blog");
  return data(
    {
      seo: { ...seo, feed: { title: t("blog.feed.title"), path: localPath(page.language, "/blog.xml") } },
      sections: heroSections(context, page, "/blog"),
      filter,
      counts,
      posts: viewPostCards(rows, page.language),
      next: last ? encodePageKey([last.published_at ?? 0, last.id]) : null,
      isFirst: after === null,
    },
    { headers: publicCache({ tags: ["pages", "page:/blog", postsTag] }) },
  );
}

/** Spelled as stored; with a tag, a topic is ignored. */
function filterIn(url: URL): PostFilter {
  const tag = oneTag(readFilter(url, "tag") ?? "");
  return tag ? { tag } : { category: readFilter(url, "category") };
}
