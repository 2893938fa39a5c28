import { Fragment } from "react";
import type { GuideCard, GuideFact, GuideSection, GuideSpot, GuideYear } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { langOf, type PlacedSection } from "../../rules/content/page-content";
import { readSpot } from "../../rules/sea/surf-spot";
import { Paragraphs } from "../../ui/paragraphs";
import { Word } from "../content/managed-word";
import { WayMap } from "../content/way-map";
import { WayLegsTable } from "../content/way-map-section";
import { YearBands } from "../content/year-section";
import { LinkedText } from "../site/linked-text";
import { useWords } from "../site/words";

const linked = (text: string) => <LinkedText text={text} />;

type Lead = { text: string; lang: "en" | undefined };

/** What a section says before its cards or names, or all that it says. */
export function leadOf(section: PlacedSection<GuideSection>): Lead | null {
  switch (section.kind) {
    case "text":
      return { text: section.text, lang: langOf(section, "text") };
    case "cards":
    case "spots":
      return { text: section.description, lang: langOf(section, "description") };
    default:
      return null;
  }
}

/** What it says, as text only. */
export function SectionText({ section, lead }: { section: PlacedSection<GuideSection>; lead: Lead | null }) {
  const words = lead?.text ? (
    <div lang={lead.lang}>
      <Paragraphs text={lead.text} say={linked} />
    </div>
  ) : null;
  switch (section.kind) {
    case "text":
      return words;
    case "cards":
      return (
        <>
          {words}
          {section.cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </>
      );
    case "facts":
      return <dl>{section.facts.map(factRow)}</dl>;
    case "spots":
      return (
        <>
          {words}
          <dl className="brief">
            {section.facts.map((spot) => (
              <Spot key={spot.id} spot={spot} />
            ))}
          </dl>
        </>
      );
    case "year":
      return <Year section={section} />;
    case "way":
      return (
        <>
          <p>
            <Word of={section} name="text" />
          </p>
          <figure className="pocket-way">
            <WayMap legs={section.legs} total={section.total} />
          </figure>
          <WayLegsTable legs={section.legs} />
          <dl>
            {section.others.map((other) => (
              <Fragment key={other.id}>
                <dt lang={langOf(other, "title")}>{other.title}</dt>
                <dd lang={langOf(other, "description")}>{other.description}</dd>
              </Fragment>
            ))}
          </dl>
        </>
      );
    default:
      return null;
  }
}

function Card({ card }: { card: Placed<GuideCard> }) {
  return (
    <>
      <h4 lang={langOf(card, "title")}>{card.title}</h4>
      <p lang={langOf(card, "description")}>{linked(card.description)}</p>
      {card.bullets ? (
        <ul lang={langOf(card, "bullets")}>
          {card.bullets.map((bullet) => (
            <li key={bullet}>{linked(bullet)}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function factRow(fact: Placed<GuideFact>) {
  return (
    <Fragment key={fact.id}>
      <dt>
        <span lang={langOf(fact, "label")}>{fact.label}</span>:{" "}
        <span lang={langOf(fact, "value")}>{fact.value}</span>
      </dt>
      <dd lang={langOf(fact, "note")}>{linked(fact.note)}</dd>
    </Fragment>
  );
}

function Spot({ spot }: { spot: Placed<GuideSpot> }) {
  const { t } = useWords();
  const { tide, swell } = readSpot(spot);
  return (
    <>
      <dt>
        <span lang={langOf(spot, "value")}>{spot.value}</span>{" "}
        <small lang={langOf(spot, "label")}>{spot.label}</small>
      </dt>
      <dd>
        <span lang={langOf(spot, "note")}>{linked(spot.note)}</span>
        {tide ? ` ${t("sea.spot.tide", { tide: t(`sea.spot.tides.${tide}`) })}.` : null}
        {swell ? ` ${t("sea.spot.swell", { swell: t(`sea.spot.swells.${swell}`) })}.` : null}
      </dd>
    </>
  );
}

function Year({ section }: { section: PlacedSection<GuideYear> }) {
  return (
    <>
      <YearBands section={section} />
      <dl className="months">
        {section.months.map((month) => (
          <Fragment key={month.id}>
            <dt lang={langOf(month, "label")}>{month.label}</dt>
            <dd lang={langOf(month, "text")}>{month.text}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
