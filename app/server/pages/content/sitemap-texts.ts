import { directories } from "../../../locales/directories";
import { firstAid as firstAidEn } from "../../../locales/en/guides/first-aid";
import { infoTabs as tabsEn } from "../../../locales/en/guides/info-tabs";
import { services as servicesEn } from "../../../locales/en/guides/services";
import { firstAid as firstAidEs } from "../../../locales/es/guides/first-aid";
import { infoTabs as tabsEs } from "../../../locales/es/guides/info-tabs";
import { services as servicesEs } from "../../../locales/es/guides/services";
import { guides } from "../../../locales/guides";
import { catalogs } from "../../../locales/index";
import { sitePages } from "../../../rules/content/site-pages";
import { type Language, languages } from "../../../rules/site/language";

/** Built-in texts of each fixed page in both languages, so that the sitemap notices changes. */
export function sitemapTexts(): { [path: string]: unknown } {
  const all = languages.map((language) => {
    const { events, blog } = catalogs[language];
    const { home, ...others } = { ...guides[language], ...directories[language] };
    return {
      ...others,
      ...infoTexts(language),
      "": home,
      calendar: events.calendar,
      events: events.agenda,
      blog: blog.index,
    };
  });
  return Object.fromEntries(
    sitePages.map(({ path }) => [path, all.map((texts) => texts[path.slice(1) as keyof typeof texts] ?? "")]),
  );
}

const infoWords = {
  en: { services: servicesEn, firstAid: firstAidEn, tabs: tabsEn },
  es: { services: servicesEs, firstAid: firstAidEs, tabs: tabsEs },
};

/** /info has its services under its path, and its other tabs under their own. */
function infoTexts(language: Language): { [path: string]: unknown } {
  const { tabs, ...first } = infoWords[language];
  const parts = Object.entries(tabs).map(([tab, text]) => [`info?tab=${tab}`, text]);
  return { info: first, "info?tab=businesses": directories[language].info, ...Object.fromEntries(parts) };
}
