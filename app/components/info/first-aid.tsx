import type { FirstAidText } from "../../locales/info-text";
import { langOf, type PlacedSection } from "../../rules/content/page-content";
import { SectionMark } from "../../ui/section-mark";

/** In the order of their steps: somebody reads them with one eye on the wound. */
export function FirstAid({ cards }: Pick<PlacedSection<FirstAidText>, "cards">) {
  return (
    <div className="first-aid">
      {cards.map((card) => (
        <section key={card.id} id={card.id}>
          <h3 lang={langOf(card, "title")}>{card.title}</h3>
          <ol lang={langOf(card, "lines")}>
            {card.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      ))}
      <SectionMark part="first-aid" />
    </div>
  );
}
