import { issuePath } from "../../rules/mail/newsletter-issue";
import { atomFeed, type FeedPost } from "../../rules/posts/atom-feed";
import { openingOf } from "../../rules/posts/prepared-post";
import { newsletterTag } from "../../rules/site/cache-tags";
import { type Language, localPath, otherLanguage } from "../../rules/site/language";
import { servicesContext } from "../../server/context";
import { ask } from "../../server/db/client";
import { type PublicIssue, selectPublicIssues } from "../../server/db/mail/newsletter-issues";
import { publicCache } from "../../server/http/cache-headers";
import { feedAnswer } from "../../server/http/feed";
import { languageIn, wordsIn } from "../../server/http/i18n";
import { newerWords } from "../../server/http/remembered-words";
import type { Route } from "./+types/feed";

const lettersInFeed = 24;
/** The feed is no younger than the guide's letter. */
const begun = new Date("2026-11-01T00:00:00Z");

/** The letters for programs that read feeds, in the language of the address. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, settings } = services;
  const language = languageIn(context);
  const twin = otherLanguage(language);
  const words = newerWords(context, services);
  const [rows, newer] = await ask(db, [selectPublicIssues(db, language, lettersInFeed), words.query]);
  words.take(newer);
  const { t } = wordsIn(context);
  const text = atomFeed({
    title: t("newsletterIssue.archive.title"),
    subtitle: t("newsletter.text"),
    language,
    origin: settings.origin,
    path: localPath(language, "/newsletter.xml"),
    page: localPath(language, "/newsletter"),
    twin: { language: twin, path: localPath(twin, "/newsletter.xml") },
    author: t("frame.siteName"),
    icon: "/favicon.svg",
    since: begun,
    posts: rows.map((row) => feedIssue(row, language, settings.origin)),
  });
  const headers = publicCache({ tags: [newsletterTag, "feeds"] });
  return feedAnswer(text, "application/atom+xml; charset=utf-8", headers);
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
