import { issuePath } from "../../rules/mail/issue";
import type { FeedPost } from "../../rules/posts/atom-feed";
import { openingOf } from "../../rules/posts/prepared-post";
import { newsletterTag } from "../../rules/site/cache-tags";
import { type Language, localPath } from "../../rules/site/language";
import { servicesContext } from "../../server/context";
import { ask } from "../../server/db/database";
import { type PublicIssue, selectPublicIssues } from "../../server/db/mail/issues";
import { languageIn, wordsIn } from "../../server/http/i18n";
import { newerWords } from "../../server/http/remembered-words";
import { atomFeedAnswer } from "../../server/pages/site/atom-feed";
import type { Route } from "./+types/feed";

const lettersInFeed = 24;

/** The letters for programs that read feeds. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, settings } = services;
  const language = languageIn(context);
  const words = newerWords(context, services);
  const [rows, newer] = await ask(db, [selectPublicIssues(db, language, lettersInFeed), words.query]);
  words.take(newer);
  const { t } = wordsIn(context);
  return atomFeedAnswer(context, {
    page: "/newsletter",
    tag: newsletterTag,
    title: t("newsletterIssue.archive.title"),
    subtitle: t("newsletter.text"),
    posts: rows.map((row) => feedIssue(row, language, settings.origin)),
  });
}

function feedIssue(row: PublicIssue, language: Language, origin: string): FeedPost {
  const published = new Date(row.published_at);
  return {
    id: `tag:${new URL(origin).hostname},${published.getUTCFullYear()}:letter:${row.id}:${language}`,
    url: origin + localPath(language, issuePath(row.slug)),
    title: row.subject,
    excerpt: openingOf(row.content),
    content: row.content,
    language,
    author: null,
    category: null,
    tags: [],
    published,
    changed: new Date(row.updated_at),
  };
}
