import type { TFunction } from "i18next";
import { atomFeed, type FeedPost } from "../../rules/posts/atom-feed";
import { postCategoryName } from "../../rules/posts/post-categories";
import { viewPostCard } from "../../rules/posts/post-view";
import { postsTag } from "../../rules/site/cache-tags";
import { type Language, localPath, otherLanguage } from "../../rules/site/language";
import { type Context, servicesContext } from "../../server/context";
import { ask } from "../../server/db/client";
import { selectFeedPosts } from "../../server/db/posts/posts";
import { publicCache } from "../../server/http/cache-headers";
import { feedAnswer } from "../../server/http/feed";
import { languageIn, wordsIn } from "../../server/http/i18n";
import { newerWords } from "../../server/http/remembered-words";
import type { Route } from "./+types/feed";

export function loader({ context }: Route.LoaderArgs) {
  return answerBlogFeed(context);
}

type Row = Awaited<ReturnType<typeof selectFeedPosts>>[number];

const postsInFeed = 20;
/** The feed is no younger than the blog it is of. */
const begun = new Date("2026-11-01T00:00:00Z");

/** The latest posts for programs that read feeds, in the language of the address. */
async function answerBlogFeed(context: Context): Promise<Response> {
  const services = context.get(servicesContext);
  const { db, settings } = services;
  const language = languageIn(context);
  const twin = otherLanguage(language);
  const words = newerWords(context, services);
  const [rows, newer] = await ask(db, [selectFeedPosts(db, postsInFeed), words.query]);
  words.take(newer);
  const { t } = wordsIn(context);
  const text = atomFeed({
    title: t("blog.feed.title"),
    subtitle: t("blog.feed.subtitle"),
    language,
    origin: settings.origin,
    path: localPath(language, "/blog.xml"),
    page: localPath(language, "/blog"),
    twin: { language: twin, path: localPath(twin, "/blog.xml") },
    author: t("frame.siteName"),
    icon: "/favicon.svg",
    since: begun,
    posts: rows.map((row) => feedPost(row, t, language, settings.origin)),
  });
  const headers = publicCache({ tags: [postsTag, "feeds"] });
  return feedAnswer(text, "application/atom+xml; charset=utf-8", headers);
}

function feedPost(row: Row, t: TFunction, language: Language, origin: string): FeedPost {
  const { title, excerpt, author, category, tags, date } = viewPostCard(row, language);
  const written = row.clean[language] ? language : row.language;
  const id = `tag:${new URL(origin).hostname},${new Date(row.created_at).getUTCFullYear()}:post:${row.id}`;
  return {
    id: written === row.language ? id : `${id}:${written}`,
    url: origin + localPath(language, `/blog/${row.slug}`),
    title: title.text,
    excerpt: excerpt.text,
    content: row.clean[written] ?? "",
    language: written,
    author,
    category: category ? { term: category, label: postCategoryName(t, category) } : null,
    tags,
    published: date,
    changed: new Date(Math.max(date.getTime(), row.changed_at ?? 0)),
  };
}
