import { type AtomFeed, atomFeed } from "../../../rules/posts/atom-feed";
import { localPath, otherLanguage } from "../../../rules/site/language";
import { type Context, servicesContext } from "../../context";
import { publicCache } from "../../http/cache-headers";
import { feedAnswer } from "../../http/feed";
import { languageIn, wordsIn } from "../../http/i18n";

type Named = Pick<AtomFeed, "title" | "subtitle" | "posts"> & { page: "/blog" | "/newsletter"; tag: string };

/** No feed is younger than the guide. */
const begun = new Date("2026-11-01T00:00:00Z");

/** A feed of one of the guide's pages, in the language of its address. */
export function atomFeedAnswer(context: Context, { page, tag, ...feed }: Named): Promise<Response> {
  const language = languageIn(context);
  const twin = otherLanguage(language);
  const text = atomFeed({
    ...feed,
    language,
    origin: context.get(servicesContext).settings.origin,
    path: localPath(language, `${page}.xml`),
    page: localPath(language, page),
    twin: { language: twin, path: localPath(twin, `${page}.xml`) },
    author: wordsIn(context).t("frame.siteName"),
    icon: "/favicon.svg",
    since: begun,
  });
  return feedAnswer(text, "application/atom+xml; charset=utf-8", publicCache({ tags: [tag, "feeds"] }));
}
