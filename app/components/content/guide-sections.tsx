import type { GuideCard, GuideFact, GuideResource, GuideSection } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { langOf, type PlacedSection } from "../../rules/content/page-content";
import { hasAnchors, partAnchor } from "../../rules/content/part-anchor";
import { Card, CardGrid } from "../../ui/card";
import { Paragraphs, Prose } from "../../ui/prose";
import { Section } from "../../ui/section";
import { LinkedText } from "../site/linked-text";
import { BreakPicture } from "./break-picture";
import { CostList } from "./cost-list";
import { sectionPicture } from "./section-picture";
import { WaySection } from "./way-section";
import { Word } from "./word";
import { YearSection } from "./year-section";

/** The sections of a guide below its hero, each in the way of its kind. */
type Props = {
  sections: PlacedSection<GuideSection>[];
  /** The month it is, where a guide shows the year. */
  month?: number;
};

export function GuideSections({ sections, month }: Props) {
  return sections.map((section) => {
    const { name } = section;
    const title = section.title && <Word of={section} name="title" />;
    const picture = sectionPicture(name);
    const place = { id: name, title, picture, lang: section.fallbackLanguage && "en" };
    switch (section.kind) {
      case "text":
        return (
          <Section key={name} {...place} split>
            <Prose lang={langOf(section, "text")}>
              <Paragraphs text={section.text} say={linked} />
            </Prose>
          </Section>
        );
      case "cards":
        return (
          <Section key={name} {...place} lead={<Word of={section} name="description" />} tone="sand">
            <CardGrid inPairs={section.cards.length % 3 === 1 || section.cards.length === 2}>
              {section.cards.map((card) => guideCard(card, name))}
            </CardGrid>
          </Section>
        );
      case "facts":
        return (
          <Section
            key={name}
            {...place}
            lead={
              section.description && <span lang={langOf(section, "description")}>{section.description}</span>
            }
          >
            <dl className="facts">{section.facts.map((fact) => guideFact(fact, section))}</dl>
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
      case "costs":
        return (
          <Section key={name} {...place} lead={<Word of={section} name="description" />}>
            <CostList costs={section.costs} />
          </Section>
        );
      case "year":
        return <YearSection key={name} section={section} month={month} />;
      default:
        return null;
    }
  });
}

const linked = (text: string) => <LinkedText text={text} />;

function guideCard(card: Placed<GuideCard>, section: string) {
  return (
    <Card
      key={card.id}
      id={partAnchor(section, card.id)}
      title={<Word of={card} name="title" />}
      picture={section === "breaks" && <BreakPicture id={card.id} />}
    >
      <p lang={langOf(card, "description")}>{linked(card.description)}</p>
      {card.bullets ? (
        <ul className="points" lang={langOf(card, "bullets")}>
          {card.bullets.map((bullet) => (
            <li key={bullet}>{linked(bullet)}</li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function guideFact(fact: Placed<GuideFact>, section: { name: string }) {
  return (
    <div key={fact.id} id={hasAnchors(section) ? partAnchor(section.name, fact.id) : undefined}>
      <dt lang={langOf(fact, "label")}>{fact.label}</dt>
      <dd className="fact" lang={langOf(fact, "value")}>
        {fact.value}
      </dd>
      <dd lang={langOf(fact, "note")}>{linked(fact.note)}</dd>
    </div>
  );
}

function guideResource(resource: Placed<GuideResource>) {
  return (
    <div key={resource.id}>
      <h3 lang={langOf(resource, "title")}>{resource.title}</h3>
      <p lang={langOf(resource, "description")}>{linked(resource.description)}</p>
    </div>
  );
}
