import type { GuideSection } from "../locales/guide-text";
import type { PlacedSection } from "../rules/page-content";

type Props = { sections: PlacedSection<GuideSection>[]; scene: string };

export function GuideSections({ sections }: Props) {
  return sections.map((section) => (
    <section
      key={section.name}
      className="section wrap prose"
      lang={section.fallbackLanguage ? "en" : undefined}
    >
      {section.kind === "hero" ? <h1>{section.title}</h1> : <h2>{section.title}</h2>}
      {"subtitle" in section ? <p>{section.subtitle}</p> : null}
      {section.kind === "text" ? section.text.split("\n\n").map((text) => <p key={text}>{text}</p>) : null}
    </section>
  ));
}
