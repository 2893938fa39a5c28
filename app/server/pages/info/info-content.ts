import { readStored } from "../../../forms/content/stored-content";
import { ServicesContent, TopicContent } from "../../../forms/info/services";
import type { TabText } from "../../../locales/info-text";
import { type FallbackText, type Sources, withFallback, within } from "../../../rules/content/fallback";
import type { ContentRow } from "../../../rules/content/page-content";
import { composeServices, type ServiceView } from "../../../rules/info/services";
import { type GuideTab, type TopicName, tabTopics } from "../../../rules/info/tabs";
import { composeTopic, type TopicView } from "../../../rules/info/topic-cards";
import { type Language, localPath } from "../../../rules/site/language";
import { type FactWord, fillFacts, type Words } from "../../../rules/site/words";
import { servicesSections, tabsText, topicSection } from "../content/built-in-info";

/** The rows of /info, which hold services, contacts, houses and numbers for the whole site. */
export type InfoRows = {
  language: Language;
  own: readonly ContentRow[];
  english: readonly ContentRow[];
  /** Facts that its texts mention. */
  fact: FactWord;
};
type PathRow = ContentRow & { page_path: string };

/** One query brings the language's own rows and the English ones. */
export function asInfoRows({ language, fact }: Words, rows: readonly PathRow[]): InfoRows {
  const of = (path: string) => rows.filter((row) => row.page_path === path);
  const english = of("/info");
  return { language, own: language === "en" ? english : of(localPath(language, "/info")), english, fact };
}

type TownServices = { title: FallbackText; services: ServiceView[] };

export function townServices({ language, own, english, fact }: InfoRows): TownServices {
  const sources = sourcesOf({ own, english }, "services", (data) => readStored(ServicesContent, data), {
    builtIn: servicesSections[language],
    builtInEnglish: servicesSections.en,
  });
  return {
    title: withFallback(within(sources, ({ title }) => title)),
    services: isHidden(english, "services")
      ? []
      : fillFacts(composeServices(within(sources, (one) => one.services)), fact),
  };
}

/** A tab's visible cards, in the order of the English rows. */
export function tabTopicViews({ language, own, english, fact }: InfoRows, tab: GuideTab): TopicView[] {
  const order = (name: TopicName, index: number) =>
    english.find((row) => row.section_name === name)?.display_order ?? index + 1;
  return tabTopics[tab]
    .map((name: TopicName, index) => ({ name, order: order(name, index) }))
    .filter(({ name }) => !isHidden(english, name))
    .sort((one, other) => one.order - other.order)
    .map(({ name }) => {
      const read = (data: unknown) => readStored(TopicContent, data);
      const builtIn = topicSection(language, tab, name);
      const builtInEnglish = language === "en" ? builtIn : topicSection("en", tab, name);
      return fillFacts(
        composeTopic(name, sourcesOf({ own, english }, name, read, { builtIn, builtInEnglish })),
        fact,
      );
    });
}

export function tabText({ language, fact }: Pick<InfoRows, "language" | "fact">, tab: GuideTab): TabText {
  return fillFacts(tabsText[language][tab], fact);
}

function sourcesOf<T>(
  rows: Pick<InfoRows, "own" | "english">,
  name: string,
  read: (data: unknown) => T | undefined,
  builtIn: Pick<Sources<T>, "builtIn" | "builtInEnglish">,
): Sources<T> {
  const content = (of: readonly ContentRow[]) => {
    const row = of.find((one) => one.section_name === name);
    return row && read(row.content_data);
  };
  const english = content(rows.english);
  return { own: rows.own === rows.english ? english : content(rows.own), english, ...builtIn };
}

function isHidden(rows: readonly ContentRow[], name: string): boolean {
  return rows.some((row) => row.section_name === name && !row.is_visible);
}
