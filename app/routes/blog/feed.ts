import type { TFunction } from "i18next";
import type { FeedPost } from "../../rules/posts/atom-feed";
import { postCategoryName } from "../../rules/posts/post-categories";
import { viewPostCard } from "../../rules/posts/post-view";
import { postsTag } from "../../rules/site/cache-tags";
import { type Language, localPath } from "../../rules/site/language";
import { servicesContext } from "../../server/context";
import { ask } from "../../server/db/database";
import { selectFeedPosts } from "../../server/db/posts/public-posts";
import { languageIn, wordsIn } from "../../server/http/i18n";
import { newerWords } from "../../server/http/remembered-words";
import { atomFeedAnswer } from "../../server/pages/site/atom-feed";
import type { Route } from "./+types/feed";

const postsInFeed = 20;

/** The latest posts for programs that read feeds. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, settings } = services;
  const words = newerWords(context, services);
  const [rows, newer] = await ask(db, [selectFeedPosts(db, postsInFeed), words.query]);
  words.take(newer);
  const { t } = wordsIn(context);
  return atomFeedAnswer(context, {
    page: "/blog",
    tag: postsTag,
    title: t("blog.feed.title"),
    subtitle: t("blog.feed.subtitle"),
    posts: rows.map((row) => feedPost(row, t, languageIn(context), settings.origin)),
  });
}

type Row = Awaited<ReturnType<typeof selectFeedPosts>>[number];

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
