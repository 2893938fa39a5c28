import { directories } from "../../../locales/directories";
import { firstAid as firstAidEn } from "../../../locales/en/guides/first-aid";
import { infoTabs as tabsEn } from "../../../locales/en/guides/info-tabs";
import { services as servicesEn } from "../../../locales/en/guides/services";
import { firstAid as firstAidEs } from "../../../locales/es/guides/first-aid";
import { infoTabs as tabsEs } from "../../../locales/es/guides/info-tabs";
import { services as servicesEs } from "../../../locales/es/guides/services";
import type { TabText, TopicText } from "../../../locales/info-text";
import { factsSection } from "../../../rules/content/facts-section";
import { servicesIn } from "../../../rules/info/built-in-services";
import { type GuideTab, type TopicName, tabTopics, topicLinks } from "../../../rules/info/tabs";
import type { Topic } from "../../../rules/info/topic-cards";
import type { Language } from "../../../rules/site/language";
import { amountText, builtInFacts, factsOfLeg } from "../../../rules/town/facts";
import { roadLegs, type Town, towns } from "../../../rules/town/road";
import { builtInWords } from "../../http/changed-words";
import { directorySections } from "./built-in-sections";

const servicesText = { en: servicesEn, es: servicesEs };
const firstAidText = { en: firstAidEn, es: firstAidEs };
export const tabsText: Record<Language, Record<GuideTab, TabText>> = { en: tabsEn, es: tabsEs };

export const servicesSections = { en: servicesSection("en"), es: servicesSection("es") };

function servicesSection(language: Language) {
  const { title, services } = servicesText[language];
  return { title, services: servicesIn(services) };
}

/** On every tab: the hero and first aid. */
export function infoFrameSections(language: Language) {
  return [
    { name: "hero" as const, ...directories[language].info.hero },
    { name: "first-aid" as const, ...firstAidText[language] },
  ];
}

export function topicSection(language: Language, tab: GuideTab, name: TopicName): Topic | undefined {
  const words: TopicText | undefined = tabsText[language][tab].topics[name];
  const links = topicLinks[name]?.map((link) => ({ ...link, name: words?.links?.[link.id] }));
  return words && { ...words, links };
}

/** Everything on /info and its tabs. */
export function infoSections(language: Language) {
  const [hero, ...directory] = directorySections(language, "info");
  const topics = (Object.keys(tabTopics) as GuideTab[]).flatMap((tab) =>
    tabTopics[tab].map((name: TopicName) => ({ name, kind: "topic", ...topicSection(language, tab, name) })),
  );
  return [
    ...(hero ? [hero] : []),
    { name: "services", kind: "services", ...servicesSections[language] },
    ...infoFrameSections(language)
      .filter(({ name }) => name === "first-aid")
      .map((section) => ({ ...section, kind: "firstAid" })),
    ...directory,
    ...topics,
    townFactsSection(language),
  ];
}

/** No page shows the facts as such, but every page uses them. */
function townFactsSection(language: Language) {
  const facts = [...builtInFacts].map(([id, fact]) => ({
    id,
    label: labelOf(id, language),
    amount: amountText(fact),
    certainty: fact.certainty,
  }));
  return { name: factsSection.section_name, kind: "townFacts", facts };
}

function labelOf(id: string, language: Language): string {
  const { t, has } = builtInWords.words[language];
  const key = `facts.labels.${id}`;
  if (has(key)) return t(key as "facts.labels.goodDay");
  const leg = roadLegs.find(({ to }) => Object.values(factsOfLeg(to)).includes(id));
  const nameOf = (town: Town) => ("name" in towns[town] ? towns[town].name : t("guides.way.capital"));
  const ends = leg && { from: nameOf(leg.from), to: nameOf(leg.to) };
  return t(id.startsWith("road") ? "facts.labels.road" : "facts.labels.drive", ends);
}
