import type { GuideCard, GuideFact, GuideResource, GuideSection } from "../../locales/guide-text";
import type { Placed } from "../../rules/pages/overlay";
import { langOf, type PlacedSection } from "../../rules/pages/page-content";
import { Card, CardGrid } from "../../ui/card";
import { Paragraphs, Prose } from "../../ui/prose";
import { Section } from "../../ui/section";
import { WaySection } from "./way-section";
import { Word } from "./word";

/** The sections of a guide below its hero, each in the way of its kind. */
export function GuideSections({ sections }: { sections: PlacedSection<GuideSection>[] }) {
  return sections.map((section) => {
    const { name } = section;
    const title = section.title && <Word of={section} name="title" />;
    const place = { id: name, title, lang: section.fallbackLanguage && "en" };
    switch (section.kind) {
      case "text":
        return (
          <Section key={name} {...place} split>
            <Prose lang={langOf(section, "text")}>
              <Paragraphs text={section.text} />
            </Prose>
          </Section>
        );
      case "cards":
        return (
          <Section key={name} {...place} lead={<Word of={section} name="description" />} tone="sand">
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
          <Section key={name} {...place} lead={<Word of={section} name="description" />}>
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

function guideCard(card: Placed<GuideCard>) {
  return (
    <Card key={card.id} title={<Word of={card} name="title" />}>
      <p lang={langOf(card, "description")}>{card.description}</p>
      {card.bullets ? (
        <ul className="points" lang={langOf(card, "bullets")}>
          {card.bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function guideFact(fact: Placed<GuideFact>) {
  return (
    <div key={fact.id}>
      <dt lang={langOf(fact, "label")}>{fact.label}</dt>
      <dd className="fact" lang={langOf(fact, "value")}>
        {fact.value}
      </dd>
      <dd lang={langOf(fact, "note")}>{fact.note}</dd>
    </div>
  );
}

function guideResource(resource: Placed<GuideResource>) {
  return (
    <div key={resource.id}>
      <h3 lang={langOf(resource, "title")}>{resource.title}</h3>
      <p lang={langOf(resource, "description")}>{resource.description}</p>
    </div>
  );
}
