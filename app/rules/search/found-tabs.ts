import type { FallbackText } from "../content/fallback";
import { topicPicture } from "../info/info-pictures";
import { type GuideTab, type InfoTab, infoPath } from "../info/tabs";
import type { TopicView } from "../info/topic-cards";
import type { Language } from "../site/language";
import type { LocalText } from "../site/owner-translation";
import { tagsOf } from "./category-words";
import type { Found } from "./found";
import { picturedInfo } from "./found-pictures";

type InLanguages<T> = Record<Language, T>;
type TabWords = { title: string; text: string };

export function foundTab(tab: InfoTab, words: InLanguages<TabWords>, partOf: InLanguages<string>): Found {
  const said = (part: keyof TabWords) => ({
    en: { text: words.en[part], lang: "en" as const },
    es: { text: words.es[part], lang: "es" as const },
  });
  return {
    kind: "guide",
    ref: `/info#tab-${tab}`,
    path: `${infoPath(tab)}#tabs`,
    name: said("title"),
    partOf,
    text: said("text"),
    more: "",
    tags: tagsOf("guide", []),
  };
}

/** Each card of a tab has its own anchor. */
export function foundTopics(
  tab: GuideTab,
  topics: InLanguages<readonly TopicView[]>,
  partOf: InLanguages<string>,
): Found[] {
  return topics.en.map((topic): Found => {
    const twin = topics.es.find(({ name }) => name === topic.name) ?? topic;
    return {
      kind: "guide",
      ref: `/info#${topic.name}`,
      path: `${infoPath(tab)}#${topic.name}`,
      name: { en: saidIn("en", topic.title), es: saidIn("es", twin.title) },
      partOf,
      text: { en: saidIn("en", topic.text), es: saidIn("es", twin.text) },
      more: [topic, twin]
        .flatMap(({ points, contacts }) => [
          ...points.items,
          ...contacts.flatMap(({ name, description }) => [name.text, description.text]),
        ])
        .join(" "),
      tags: tagsOf("guide", []),
      picture: picturedInfo(topicPicture(topic.name)),
    };
  });
}

function saidIn(language: Language, { text, lang }: FallbackText): LocalText {
  return { text, lang: lang ?? language };
}
