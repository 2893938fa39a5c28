import { data } from "react-router";
import { shortDescription } from "../../../rules/content/page-seo";
import { breadcrumbs } from "../../../rules/content/structured-data";
import { openingOf } from "../../../rules/posts/prepared-post";
import { newsletterTag } from "../../../rules/site/cache-tags";
import { localPath } from "../../../rules/site/language";
import { type Context, servicesContext } from "../../context";
import { selectPublicIssue, selectPublicIssues } from "../../db/mail/issues";
import { publicCache } from "../../http/cache-headers";
import { languageIn, wordsIn } from "../../http/i18n";
import { loadPage, seoOf } from "../site/page";

const othersListed = 6;

/** A letter in the archive, with the latest others. */
export async function loadIssue(context: Context, url: URL, slug: string) {
  const language = languageIn(context);
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicIssue(db, slug, language),
    selectPublicIssues(db, language, othersListed + 1),
  ]);
  const [[issue], latest] = results;
  if (!issue) throw data(null, 404);
  const { t } = wordsIn(context);
  const { origin } = context.get(servicesContext).settings;
  const seo = seoOf(context, page, {
    title: `${issue.subject} · ${t("frame.siteName")}`,
    description: shortDescription(openingOf(issue.content)) || issue.subject,
    image: "/social/letter-shell.png",
    schemaMarkup: [
      breadcrumbs([
        { name: t("frame.home"), url: origin + localPath(language, "/") },
        { name: t("newsletterIssue.archive.title"), url: origin + localPath(language, "/newsletter") },
        { name: issue.subject, url: origin + page.path },
      ]),
    ],
  });
  const feed = { title: t("newsletterIssue.archive.title"), path: localPath(language, "/newsletter.xml") };
  const others = latest
    .filter(({ id }) => id !== issue.id)
    .slice(0, othersListed)
    .map(({ slug, subject, published_at }) => ({ slug, subject, published_at }));
  const tags = ["pages", `page:${page.plainPath}`, newsletterTag];
  return data({ seo: { ...seo, isArticle: true, feed }, issue, others }, { headers: publicCache({ tags }) });
}
