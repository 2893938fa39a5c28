import type { GuideSection } from "../../locales/guide-text";
import type { NamedGuide } from "../../rules/content/next-pages";
import { langOf, type PlacedSection } from "../../rules/content/page-content";
import { useWords } from "../site/words";

/** The parts of a guide as a row of chips, by a shorter name than their title where they have one. */
export function GuideContents({
  guide,
  sections,
}: {
  guide: NamedGuide;
  sections: PlacedSection<GuideSection>[];
}) {
  const { t } = useWords();
  const names: Partial<Record<string, Partial<Record<string, string>>>> = t("guides.short", {
    returnObjects: true,
  });
  const short = names[guide] ?? {};
  return (
    <nav className="wrap contents-list" aria-label={t("guides.contents")}>
      <ul>
        {sections
          .filter(({ title }) => title)
          .map((section) => {
            const { name, title, fallbackLanguage } = section;
            const lang = fallbackLanguage ? "en" : langOf(section, "title");
            return (
              <li key={name}>
                <a className="bar-button" href={`#${name}`} lang={short[name] ? undefined : lang}>
                  {short[name] ?? title}
                </a>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
