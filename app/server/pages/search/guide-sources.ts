import { directories } from "../../../locales/directories";
import { blog as blogEn } from "../../../locales/en/blog";
import { data as dataEn } from "../../../locales/en/data";
import { events as eventsEn } from "../../../locales/en/events";
import { firstAid as firstAidEn } from "../../../locales/en/guides/first-aid";
import { services as servicesEn } from "../../../locales/en/guides/services";
import { map as mapEn } from "../../../locales/en/map";
import { pocket as pocketEn } from "../../../locales/en/pocket";
import { sea as seaEn } from "../../../locales/en/sea";
import { week as weekEn } from "../../../locales/en/week";
import { blog as blogEs } from "../../../locales/es/blog";
import { data as dataEs } from "../../../locales/es/data";
import { events as eventsEs } from "../../../locales/es/events";
import { firstAid as firstAidEs } from "../../../locales/es/guides/first-aid";
import { services as servicesEs } from "../../../locales/es/guides/services";
import { map as mapEs } from "../../../locales/es/map";
import { pocket as pocketEs } from "../../../locales/es/pocket";
import { sea as seaEs } from "../../../locales/es/sea";
import { week as weekEs } from "../../../locales/es/week";
import { guides } from "../../../locales/guides";
import { composeSections } from "../../../rules/content/page-content";
import { infoTabs, isGuideTab } from "../../../rules/info/tabs";
import type { Found } from "../../../rules/search/found";
import { foundFirstAid } from "../../../rules/search/found-first-aid";
import {
  foundGuides,
  type GuideRows,
  type GuideSource,
  type StoredGuide,
} from "../../../rules/search/found-guides";
import { foundServices } from "../../../rules/search/found-services";
import { foundTab, foundTopics } from "../../../rules/search/found-tabs";
import type { Language } from "../../../rules/site/language";
import type { TownFacts } from "../../../rules/town/facts";
import { changedWords } from "../../http/changed-words";
import { infoFrameSections, tabsText } from "../content/built-in-info";
import { tabText, tabTopicViews, townServices } from "../info/info-content";

type Section = { name: string };
type Sections = Record<Language, readonly Section[]>;

/** Every page with searchable text of its own, in both languages. */
export const guideSources: readonly GuideSource[] = [
  ...(["surf", "transportation", "real-estate", "legal"] as const).map((name) =>
    guide(`/${name}`, { en: guides.en[name].sections, es: guides.es[name].sections }),
  ),
  ...(["eat", "stay", "do"] as const).map((name) =>
    guide(`/${name}`, { en: sectionsOf("en", name), es: sectionsOf("es", name) }),
  ),
  hero(
    "/today",
    { title: seaEn.tides.today, text: seaEn.today.description },
    { title: seaEs.tides.today, text: seaEs.today.description },
  ),
  hero(
    "/week",
    { title: weekEn.title, text: weekEn.description },
    { title: weekEs.title, text: weekEs.description },
  ),
  hero(
    "/pocket",
    { title: pocketEn.title, text: pocketEn.description },
    { title: pocketEs.title, text: pocketEs.description },
  ),
  hero(
    "/map",
    { title: mapEn.title, text: mapEn.description },
    { title: mapEs.title, text: mapEs.description },
  ),
  hero("/data", { title: dataEn.title, text: dataEn.lead }, { title: dataEs.title, text: dataEs.lead }),
  hero(
    "/calendar",
    { title: eventsEn.calendar.title, text: eventsEn.calendar.subtitle },
    { title: eventsEs.calendar.title, text: eventsEs.calendar.subtitle },
  ),
  hero(
    "/tides",
    { title: seaEn.tides.feed, text: seaEn.tides.lead },
    { title: seaEs.tides.feed, text: seaEs.tides.lead },
  ),
  hero(
    "/blog",
    { title: blogEn.index.title, text: blogEn.index.subtitle },
    { title: blogEs.index.title, text: blogEs.index.subtitle },
  ),
  info(),
];

function guide(path: string, sections: Sections): GuideSource {
  return {
    path,
    words: sections,
    found: (rows, facts) => foundGuides({ path, sections }, storedGuide(rows, facts)),
  };
}

function storedGuide(rows: GuideRows, facts: TownFacts): StoredGuide {
  const fact = (language: Language) => changedWords(language, [], facts).fact;
  return { rows, fact: { en: fact("en"), es: fact("es") } };
}

type HeroWords = { title: string; text: string };

/** Only its hero is searchable. */
function hero(path: string, en: HeroWords, es: HeroWords): GuideSource {
  return guide(path, { en: [{ name: "hero", ...en }], es: [{ name: "hero", ...es }] });
}

/** Services, each a page of its own, and their guide. */
function info(): GuideSource {
  const { en, es } = directories;
  const sections = { en: [{ name: "hero", ...en.info.hero }], es: [{ name: "hero", ...es.info.hero }] };
  const found = (rows: GuideRows, facts: TownFacts) => {
    const stored = storedGuide(rows, facts);
    const rowsOf = (language: Language) => ({
      language,
      own: rows[language],
      english: rows.en,
      fact: stored.fact[language],
    });
    const services = (language: Language) => townServices(rowsOf(language)).services;
    const partOf = { en: en.info.hero.title, es: es.info.hero.title };
    return [
      ...foundGuides({ path: "/info", sections }, stored).filter(({ ref }) => ref === "/info"),
      ...foundServices(services("en"), services("es")),
      ...firstAidIn(stored),
      foundTab("businesses", { en: businessesIn("en"), es: businessesIn("es") }, partOf),
      ...guideTabs.flatMap((tab) => {
        const words = { en: tabText(rowsOf("en"), tab), es: tabText(rowsOf("es"), tab) };
        const topics = { en: tabTopicViews(rowsOf("en"), tab), es: tabTopicViews(rowsOf("es"), tab) };
        return [
          foundTab(tab, words, partOf),
          ...foundTopics(tab, topics, { en: words.en.title, es: words.es.title }),
        ];
      }),
    ];
  };
  const words = [sections, servicesEn, servicesEs, firstAidEn, firstAidEs, tabsText];
  return { path: "/info", words, found };
}

const guideTabs = infoTabs.filter(isGuideTab);

function businessesIn(language: Language) {
  const { title, text } = directories[language].info.intro;
  return { title, text };
}

function firstAidIn({ rows, fact }: StoredGuide): Found[] {
  const sectionIn = (language: Language) =>
    composeSections(
      {
        language,
        ownRows: rows[language],
        englishRows: language === "en" ? [] : rows.en,
        fact: fact[language],
      },
      infoFrameSections,
    ).find((section) => section.name === "first-aid");
  const [english, spanish] = [sectionIn("en"), sectionIn("es")];
  return english && spanish ? foundFirstAid(english, spanish) : [];
}

function sectionsOf(language: Language, name: "eat" | "stay" | "do"): Section[] {
  const { hero: top, tips } = directories[language][name];
  return [
    { name: "hero", ...top },
    { name: "tips", ...tips },
  ];
}
