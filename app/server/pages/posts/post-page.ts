import { data, redirect } from "react-router";
import { type PageSeo, sharedPicture, shortDescription } from "../../../rules/content/page-seo";
import { breadcrumbs } from "../../../rules/content/structured-data";
import { type GuideDrawing, guideDrawingsOf } from "../../../rules/posts/guide-drawings";
import { postCategoryName } from "../../../rules/posts/post-categories";
import { guidesOf } from "../../../rules/posts/post-guides";
import { shownIn, viewPostCard } from "../../../rules/posts/post-view";
import { postMarkup } from "../../../rules/posts/structured-data-post";
import {
  eventTag,
  listingTag,
  pageTag,
  postsTag,
  postTag,
  seaTag,
  seriesTag,
} from "../../../rules/site/cache-tags";
import { localPath } from "../../../rules/site/language";
import { localise, readTranslation } from "../../../rules/site/owner-translation";
import { type Context, servicesContext } from "../../context";
import { DatabaseAway } from "../../db/database";
import { type Mention, selectPublicMentions } from "../../db/posts/post-mentions";
import { selectPostBeside, selectPublicPost, selectPublicPostMove } from "../../db/posts/public-posts";
import { privateCache, publicCache } from "../../http/cache-headers";
import { flashCookie } from "../../http/flash";
import { languageIn, wordsIn } from "../../http/i18n";
import { loadPage, type Page, seoOf } from "../site/page";
import { guideDrawingQueries, guideDrawings } from "./guide-drawings";

type Found = Awaited<ReturnType<typeof readPost>>["post"];

/** With its mentions and neighbours, in one round trip; a missing post redirects to the blog. */
export async function loadPost(context: Context, url: URL, slug: string) {
  const found = await readPost(context, url, slug).catch((error: unknown) => {
    if (error instanceof DatabaseAway) throw toBlog(context);
    throw error;
  });
  const { page, post, mentions, newer, older, drawnRows, now } = found;
  const view = viewPostCard(post, page.language);
  const text = shownIn(post, page.language);
  const changed = new Date(Math.max(view.date.getTime(), post.changed_at ?? 0));
  const hasChanged = (post.changed_at ?? 0) > (post.approved_at ?? 0);
  const neighbour = (one: typeof newer) => (one ? viewPostCard(one, page.language) : null);
  const drawn = guideDrawingsOf(text);
  const names = [...drawn.within, ...(drawn.after ? [drawn.after] : [])];
  const own = ["pages", `page:${page.plainPath}`, postsTag, postTag(post.id)];
  const tags = [...own, ...mentions.map(tagOfMention), ...tagsOfDrawn(names)];
  return data(
    {
      seo: postSeo(context, page, post, { ...view, words: text.words, changed }),
      post: view,
      text,
      mentions,
      drawn: { after: drawn.after, ...guideDrawings(page, drawnRows, names, now) },
      guides: guidesOf(text, post.category, names),
      changed: hasChanged ? changed : null,
      newer: neighbour(newer),
      older: neighbour(older),
    },
    { headers: publicCache({ tags }) },
  );
}

/** The post is purged with what it draws. */
function tagsOfDrawn(names: readonly GuideDrawing[]): string[] {
  const tagOf = { tides: seaTag, year: pageTag("/surf"), way: pageTag("/transportation") };
  return names.map((name) => tagOf[name]);
}

/** The post is purged with what it mentions. */
function tagOfMention(mention: Mention): string {
  if (mention.kind !== "event") return listingTag(mention.kind, mention.id);
  return mention.is_series ? seriesTag(mention.id) : eventTag(mention.id);
}

async function readPost(context: Context, url: URL, slug: string) {
  const now = context.get(servicesContext).now();
  const { page, results } = await loadPage(context, url, (db) => [
    ...guideDrawingQueries(db, now),
    selectPublicPost(db, { slug }),
    selectPublicPostMove(db, { slug }),
    selectPostBeside(db, slug, "newer"),
    selectPostBeside(db, slug, "older"),
    ...selectPublicMentions(db, slug),
  ]);
  const [waters, sky, sections, [post], [move], [newer], [older], ...mentions] = results;
  if (!post && move) throw redirect(localPath(page.language, `/blog/${move.slug}`), 301);
  if (!post)
    throw toBlog(context, { "Set-Cookie": flashCookie({ name: "postMissing", variant: "warning" }, url) });
  const drawnRows = [waters, sky, sections] as const;
  return { page, post, newer, older, mentions: mentions.flat(), drawnRows, now };
}

/** A missing or unpublished post redirects to the blog, which says so. */
function toBlog(context: Context, extraHeaders: Record<string, string> = {}): Response {
  const headers = { ...privateCache, ...extraHeaders };
  return redirect(localPath(languageIn(context), "/blog"), { status: 302, headers });
}

type Seen = ReturnType<typeof viewPostCard> & { words: number; changed: Date };

/** Stored metadata over the author's over derived. */
function postSeo(context: Context, page: Page, post: Found, view: Seen): PageSeo {
  const { t } = wordsIn(context);
  const { origin } = context.get(servicesContext).settings;
  const source = { language: post.language, translation: readTranslation(post.translation) };
  const { seo_title, seo_description, seo_keywords } = post;
  const { texts } = localise(source, { seo_title, seo_description, seo_keywords }, page.language);
  const title = view.title.text;
  const description = texts.seo_description.text || shortDescription(view.excerpt.text) || title;
  const { drawing } = view;
  const fallbackImage = `/social/${"scene" in drawing ? drawing.scene : "blog"}.png`;
  const image = sharedPicture(post.featured_image_url) ?? fallbackImage;
  // Tags are in the post's original language.
  const tags = page.language === post.language ? post.tags.join(", ") : "";
  const keywords = texts.seo_keywords.lang === page.language ? texts.seo_keywords.text || tags : tags;
  const markup = postMarkup({
    title,
    description,
    language: view.title.lang,
    url: origin + page.path,
    author: post.author,
    publisher: t("frame.siteName"),
    image_url: post.featured_image_url,
    fallbackImage,
    category: post.category ? postCategoryName(t, post.category) : null,
    keywords: keywords ? keywords.split(/\s*,\s*/) : [],
    words: view.words,
    published: view.date,
    changed: view.changed,
  });
  const steps = [
    { name: t("frame.home"), url: origin + localPath(page.language, "/") },
    { name: t("frame.links.blog"), url: origin + localPath(page.language, "/blog") },
    { name: title, url: origin + page.path },
  ];
  const seo = seoOf(context, page, {
    title: texts.seo_title.text || t("blog.page.seoTitle", { title }),
    description,
    keywords,
    image,
    schemaMarkup: [markup, breadcrumbs(steps)],
  });
  return {
    ...seo,
    isArticle: true,
    feed: { title: t("blog.feed.title"), path: localPath(page.language, "/blog.xml") },
  };
}
