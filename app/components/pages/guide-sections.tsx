import type { GuideCard, GuideFact, GuideResource, GuideSection } from "../../locales/guide-text";
import type { PlacedSection } from "../../rules/pages/page-content";
import { Card, CardGrid } from "../../ui/card";
import { Paragraphs, Prose } from "../../ui/prose";
import { Section } from "../../ui/section";
import { WaySection } from "./way-section";

/** The sections of a guide below its hero, each in the way of its kind. */
export function GuideSections({ sections }: { sections: PlacedSection<GuideSection>[] }) {
  return sections.map((section) => {
    const { name, title } = section;
    const place = { id: name, title, lang: section.fallbackLanguage && "en" };
    switch (section.kind) {
      case "text":
        return (
          <Section key={name} {...place} split>
            <Prose>
              <Paragraphs text={section.text} />
            </Prose>
          </Section>
        );
      case "cards":
        return (
          <Section key={name} {...place} lead={section.description} tone="sand">
            <CardGrid inPairs={section.cards.length % 3 === 1 || section.cards.length === 2}>
              {section.cards.map(guideCard)}
            </CardGrid>
          </Section>
        );
      case "facts":
        return (
          <Section key={name} {...place}>
            <dl className="facts">{section.facts.map(guideFact)}</dl>
          </Section>
        );
      case "resources":
        return (
          <Section key={name} {...place} lead={section.description}>
            <div className="facts">{section.resources.map(guideResource)}</div>
          </Section>
        );
      case "way":
        return <WaySection key={name} section={section} />;
      default:
        return null;
    }
  });
}

function guideCard({ id, title, description, bullets }: GuideCard) {
  return (
    <Card key={id} title={title}>
      <p>{description}</p>
      {bullets ? (
        <ul className="points">
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function guideFact({ id, label, value, note }: GuideFact) {
  return (
    <div key={id}>
      <dt>{label}</dt>
      <dd className="fact">{value}</dd>
      <dd>{note}</dd>
    </div>
  );
}

function guideResource({ id, title, description }: GuideResource) {
  return (
    <div key={id}>
      <h3>{title}</h3>
      <p>{description}</p>
    </div>
  );
}
