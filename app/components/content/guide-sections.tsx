import { Fragment } from "react";
import type { GuideCard, GuideFact, GuideResource, GuideSection, GuideSpot } from "../../locales/guide-text";
import { isFolded } from "../../rules/content/folded-parts";
import type { Placed } from "../../rules/content/overlay";
import { langOf, type PlacedSection } from "../../rules/content/page-content";
import { partAnchor } from "../../rules/content/part-anchor";
import { topicPicture } from "../../rules/info/info-pictures";
import { topicOfCard } from "../../rules/info/legal-topics";
import type { Travel } from "../../rules/info/rides-of-day";
import { infoPath } from "../../rules/info/tabs";
import { readSpot } from "../../rules/sea/surf-spot";
import { Card, CardGrid } from "../../ui/card";
import { MoreLink } from "../../ui/section";
import { InfoPicture } from "../pictures/info-picture";
import { FirstAidLinks } from "../site/first-aid-links";
import { LinkedText } from "../site/linked-text";
import { useWords } from "../site/words";
import { BreakKind, BreakStyles, drawnBreak } from "./break-kind";
import { Bullets } from "./card-bullets";
import { GuidePart, GuideText } from "./guide-part";
import { Word } from "./managed-word";
import { TravelCostsSection } from "./travel-costs-section";
import { WayMapSection } from "./way-map-section";
import { YearSection } from "./year-section";

/** The sections of a guide below its hero, each laid out by its kind. */
type Props = {
  sections: PlacedSection<GuideSection>[];
  /** Folds all but the first section. */
  folds?: boolean;
  /** The current month, for guides that show the year. */
  month?: number;
  /** The day of travel, for the guide to getting here. */
  travel?: Travel | null;
};

export function GuideSections({ sections, folds = false, month, travel }: Props) {
  return sections.map((section, index) => {
    const { name } = section;
    const part = { isFolded: folds && isFolded(section, index) };
    switch (section.kind) {
      case "text":
        return <GuideText key={name} {...part} section={section} />;
      case "cards":
        return (
          <GuidePart key={name} {...part} section={section} tone="sand" isPictured={name === "breaks"}>
            {name === "breaks" ? <BreakStyles /> : null}
            {name === "safety" ? <FirstAidLinks heading="h3" /> : null}
            <CardGrid inPairs={section.cards.length % 3 === 1 || section.cards.length === 2}>
              {section.cards.map((card) => (
                <PartCard key={card.id} card={card} section={name} />
              ))}
            </CardGrid>
          </GuidePart>
        );
      case "facts":
        return (
          <GuidePart key={name} {...part} section={section}>
            <dl className="facts">{section.facts.map(guideFact)}</dl>
          </GuidePart>
        );
      case "spots":
        return (
          <Fragment key={name}>
            <GuidePart {...part} section={section}>
              <dl className="facts">
                {section.facts.map((spot) => (
                  <SurfSpot key={spot.id} spot={spot} anchor={partAnchor(name, spot.id)} />
                ))}
              </dl>
            </GuidePart>
            <SpotNames spots={section.facts} section={name} />
          </Fragment>
        );
      case "resources":
        return (
          <GuidePart key={name} {...part} section={section}>
            <div className="facts">{section.resources.map(guideResource)}</div>
          </GuidePart>
        );
      case "way":
        return <WayMapSection key={name} section={section} />;
      case "costs":
        return travel ? <TravelCostsSection key={name} section={section} travel={travel} /> : null;
      case "year":
        return <YearSection key={name} section={section} month={month} />;
      default:
        return null;
    }
  });
}

const linked = (text: string) => <LinkedText text={text} />;

/** Breaks and legal topics have a drawing; a topic also links to its part of the information guide. */
function PartCard({ card, section }: { card: Placed<GuideCard>; section: string }) {
  const { t, localPath } = useWords();
  const topic = section === "topics" ? topicOfCard(card.id) : null;
  const anchor = partAnchor(section, card.id);
  const surfBreak = section === "breaks" && drawnBreak(card.id);
  if (surfBreak) return <BreakKind card={card} id={surfBreak} anchor={anchor} />;
  return (
    <Card
      id={anchor}
      title={<Word of={card} name="title" />}
      picture={topic && <InfoPicture drawing={topicPicture(topic)} />}
      footer={
        topic && (
          <MoreLink href={`${localPath(infoPath("legal"))}#${topic}`} label={t(`guides.moreOn.${topic}`)} />
        )
      }
    >
      <p lang={langOf(card, "description")}>{linked(card.description)}</p>
      {card.bullets && topic && card.bullets.length > 2 ? (
        <details className="open-wide">
          <summary>
            <b>{t("guides.toKnow", { count: card.bullets.length })}</b>
          </summary>
          <Bullets card={card} />
        </details>
      ) : (
        <Bullets card={card} />
      )}
    </Card>
  );
}

function guideFact(fact: Placed<GuideFact>) {
  return <div key={fact.id}>{factWords(fact)}</div>;
}

function factWords(fact: Placed<GuideFact>) {
  return (
    <>
      <dt lang={langOf(fact, "label")}>{fact.label}</dt>
      <dd className="fact" lang={langOf(fact, "value")}>
        {fact.value}
      </dd>
      <dd lang={langOf(fact, "note")}>{linked(fact.note)}</dd>
    </>
  );
}

/** A link to a name opens the section that says what's known of it. */
function SpotNames({ spots, section }: { spots: Placed<GuideSpot>[]; section: string }) {
  return (
    <ul className="wrap spot-names">
      {spots.map((spot) => (
        <li key={spot.id} lang={langOf(spot, "value")}>
          <a className="bar-button" href={`#${partAnchor(section, spot.id)}`}>
            {spot.value}
          </a>
        </li>
      ))}
    </ul>
  );
}

type SurfSpotProps = { spot: Placed<GuideSpot>; anchor: string };

function SurfSpot({ spot, anchor }: SurfSpotProps) {
  const { t } = useWords();
  const { tide, swell } = readSpot(spot);
  const known = [
    tide && t("sea.spot.tide", { tide: t(`sea.spot.tides.${tide}`) }),
    swell && t("sea.spot.swell", { swell: t(`sea.spot.swells.${swell}`) }),
  ].filter(Boolean);
  return (
    <div id={anchor}>
      {factWords(spot)}
      {known.length > 0 ? <dd>{known.join(" · ")}</dd> : null}
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
