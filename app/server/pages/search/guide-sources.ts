import { directories } from "../../../locales/directories";
import { events as eventsEn } from "../../../locales/en/events";
import { services as servicesEn } from "../../../locales/en/guides/services";
import { sea as seaEn } from "../../../locales/en/sea";
import { events as eventsEs } from "../../../locales/es/events";
import { services as servicesEs } from "../../../locales/es/guides/services";
import { sea as seaEs } from "../../../locales/es/sea";
import { guides } from "../../../locales/guides";
import { foundGuides, type GuideRows, type GuideSource } from "../../../rules/search/found-guides";
import { foundServices } from "../../../rules/search/found-services";
import type { Language } from "../../../rules/site/language";
import { townServices } from "../info/town-content";

type Section = { name: string };
type Sections = Record<Language, readonly Section[]>;

/** Every page whose own words can be found, as both languages say them. */
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
    "/calendar",
    { title: eventsEn.calendar.title, text: eventsEn.calendar.subtitle },
    { title: eventsEs.calendar.title, text: eventsEs.calendar.subtitle },
  ),
  info(),
];

function guide(path: string, sections: Sections): GuideSource {
  return { path, words: sections, found: (rows) => foundGuides({ path, sections }, rows) };
}

type HeroWords = { title: string; text: string };

/** A page of which only what stands at its head can be found. */
function hero(path: string, en: HeroWords, es: HeroWords): GuideSource {
  return guide(path, { en: [{ name: "hero", ...en }], es: [{ name: "hero", ...es }] });
}

/** The services, each a page of its own, and the guide that holds them. */
function info(): GuideSource {
  const { en, es } = directories;
  const sections = { en: [{ name: "hero", ...en.info.hero }], es: [{ name: "hero", ...es.info.hero }] };
  const found = (rows: GuideRows) => {
    const services = (language: Language) =>
      townServices({ language, own: rows[language], english: rows.en }).services;
    return [
      ...foundGuides({ path: "/info", sections }, rows).filter(({ ref }) => ref === "/info"),
      ...foundServices(services("en"), services("es")),
    ];
  };
  return { path: "/info", words: [sections, servicesEn, servicesEs], found };
}

function sectionsOf(language: Language, name: "eat" | "stay" | "do"): Section[] {
  const { hero: top, tips } = directories[language][name];
  return [
    { name: "hero", ...top },
    { name: "tips", ...tips },
  ];
}
