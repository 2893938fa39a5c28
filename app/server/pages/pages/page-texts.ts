import { directories } from "../../../locales/directories";
import { guides } from "../../../locales/guides";
import { catalogs } from "../../../locales/index";
import { sitePages } from "../../../rules/pages/site-pages";
import { languages } from "../../../rules/site/language";

/** What each fixed page has built in, in both languages, by its path: for the sitemap to see when it changes. */
export function pageTexts(): { [path: string]: unknown } {
  const all = languages.map((language) => {
    const { events, blog } = catalogs[language];
    const { home, ...others } = { ...guides[language], ...directories[language] };
    return { ...others, "": home, calendar: events.calendar, events: events.agenda, blog: blog.index };
  });
  return Object.fromEntries(
    sitePages.map(({ path }) => [path, all.map((texts) => texts[path.slice(1) as keyof typeof texts] ?? "")]),
  );
}
