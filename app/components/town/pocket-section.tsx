import type { GuideSection } from "../../locales/guide-text";
import { isFolded, openingOf } from "../../rules/content/folded-parts";
import type { PlacedSection } from "../../rules/content/page-content";
import { partAnchor } from "../../rules/content/part-anchor";
import { drawingAddress } from "../../rules/pictures/drawing-address";
import { aimsOf } from "../../rules/search/pocket-words";
import { FoldedSection } from "../content/folded-section";
import { Word } from "../content/managed-word";
import { leadOf, SectionText } from "./pocket-section-text";

/** Chapters of words alone begin with a drawing the guide's pages already have; none is on this page twice. */
const scenes: Readonly<Record<string, string>> = {
  "by-car": "parts/windscreen",
  "by-bus": "parts/tickets",
  "rental-car": "parts/car-and-atv",
  "on-the-road": "parts/day-drive",
  airports: "parts/airstrip",
  "getting-around": "parts/village-lane",
  season: "parts/season-sea",
  spots: "parts/named-breaks",
  tides: "parts/tide-pole",
  safety: "subjects/rip-current",
  etiquette: "subjects/line-up",
  "money-and-signal": "parts/bills-and-coins",
};

type Props = { part: "way" | "surf" | "know"; section: PlacedSection<GuideSection> };

/** A section of a guide as text only, folded as on its own page. */
export function PocketSection({ part, section }: Props) {
  const scene = scenes[section.name];
  const picture = scene ? (
    <img
      className="no-print"
      src={drawingAddress({ scene })}
      alt=""
      width="800"
      height="600"
      loading="lazy"
    />
  ) : null;
  const title = <Word of={section} name="title" />;
  const aim = aimsOf[section.name];
  const lang = section.fallbackLanguage && "en";
  const lead = leadOf(section);
  if (!lead || !isFolded(section, 1))
    return (
      <div className="entry" data-aim={aim} lang={lang}>
        <h3 className={scene && "pictured"}>
          {picture}
          <span>{title}</span>
        </h3>
        <SectionText section={section} lead={lead} />
      </div>
    );
  const { first, rest } = openingOf(lead.text);
  const sentence = <span lang={lead.lang}>{first}</span>;
  const frame = { id: partAnchor(part, section.name), title, picture, sentence, aim, lang };
  return (
    <FoldedSection {...frame} heading="h3" className="entry">
      <div className="folded">
        <SectionText section={section} lead={{ ...lead, text: rest }} />
      </div>
    </FoldedSection>
  );
}
