import type { GuideSection } from "../../locales/guide-text";
import type { NamedGuide } from "../../rules/content/next-pages";
import { langOf, type PlacedSection } from "../../rules/content/page-content";
import { partAnchor } from "../../rules/content/part-anchor";
import { useWords } from "../site/words";

type Props = {
  guide: NamedGuide;
  sections: PlacedSection<GuideSection>[];
  /** Cards, each of which is a part of its own. */
  byCard?: boolean;
};

/** The parts of a guide as a row of chips, by a shorter name than their title where they have one. */
export function GuideContents({ guide, sections, byCard }: Props) {
  const { t } = useWords();
  const names: Partial<Record<string, Partial<Record<string, string>>>> = t("guides.short", {
    returnObjects: true,
  });
  const short = names[guide] ?? {};
  const parts = sections.flatMap((section) => {
    const foreign = section.fallbackLanguage && ("en" as const);
    if (byCard && section.kind === "cards")
      return section.cards.map((card) => ({
        id: partAnchor(section.name, card.id),
        title: card.title,
        lang: foreign ?? langOf(card, "title"),
      }));
    return { id: section.name, title: section.title, lang: foreign ?? langOf(section, "title") };
  });
  return (
    <nav className="wrap contents-list" aria-label={t("guides.contents")}>
      <ul>
        {parts
          .filter(({ title }) => title)
          .map(({ id, title, lang }) => (
            <li key={id}>
              <a className="bar-button" href={`#${id}`} lang={short[id] ? undefined : lang}>
                {short[id] ?? title}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
