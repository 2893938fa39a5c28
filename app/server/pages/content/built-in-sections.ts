import type { TFunction } from "i18next";
import { directories } from "../../../locales/directories";
import type { GuideSection } from "../../../locales/guide-text";
import { guides } from "../../../locales/guides";
import { unknown } from "../../../rules/sea/surf-spot";
import type { Language } from "../../../rules/site/language";
import { confirmedSpots } from "../../../rules/town/surf-spots";

export type GuideName = Exclude<keyof (typeof guides)["en"], "home">;
export type DirectoryName = keyof (typeof directories)["en"];

/** Named and ordered as the specification has them; an admin may replace each picture. */
export function homeSections(language: Language) {
  const text = guides[language].home;
  const { cards, ...aboutCards } = text.cards;
  const imageSrc = "";
  return [
    { name: "hero" as const, imageSrc, ...text.hero },
    { name: "intro" as const, ...text.intro },
    { name: "cards" as const, ...aboutCards, cards: cards.map((card) => ({ imageSrc, ...card })) },
    { name: "surf-featured" as const, imageSrc, ...text["surf-featured"] },
    { name: "cuisine-featured" as const, imageSrc, ...text["cuisine-featured"] },
  ];
}

export function guideSections(language: Language, name: GuideName): GuideSection[] {
  return guides[language][name].sections.map(withBlanks);
}

/** Fields that have no built-in value: a hero's picture, a fact's note, departures and costs, a spot's tide. */
function withBlanks(section: GuideSection): GuideSection {
  if (section.kind === "hero") return { imageSrc: "", ...section };
  if (section.kind === "facts") return { description: "", ...section };
  if (section.kind === "spots") {
    const spots = section.facts.map((spot) => ({
      tide: unknown,
      swell: unknown,
      ...confirmedSpots[spot.id],
      ...spot,
    }));
    return { ...section, facts: spots };
  }
  if (section.kind !== "costs") return section;
  const unasked = { departures: "", departuresBack: "", range: "", checkedOn: "" };
  return { ...section, costs: section.costs.map((cost) => ({ ...unasked, ...cost })) };
}

export function directorySections(language: Language, name: DirectoryName) {
  const text = directories[language][name];
  return [
    { name: "hero" as const, ...text.hero },
    { name: "intro" as const, ...text.intro },
    { name: "tips" as const, ...text.tips },
    { name: "add-listing" as const, ...text["add-listing"] },
  ];
}

/** Pages that only have a title and a line. */
const heroes = {
  "/calendar": (t: TFunction) => [t("events.calendar.title"), t("events.calendar.subtitle")],
  "/events": (t: TFunction) => [t("events.agenda.title"), t("events.agenda.subtitle")],
  "/blog": (t: TFunction) => [t("blog.index.title"), t("blog.index.subtitle")],
} satisfies Record<string, (t: TFunction) => string[]>;
export type HeroPage = keyof typeof heroes;
export const heroPages = Object.keys(heroes) as HeroPage[];

export function heroSection(path: HeroPage, t: TFunction) {
  const [title = "", subtitle = ""] = heroes[path](t);
  return [{ name: "hero" as const, title, subtitle, imageSrc: "" }];
}
