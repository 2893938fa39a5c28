import type { GuideCard } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { langOf } from "../../rules/content/page-content";
import { LinkedText } from "../site/linked-text";

export function Bullets({ card }: { card: Placed<GuideCard> }) {
  return card.bullets ? (
    <ul className="points" lang={langOf(card, "bullets")}>
      {card.bullets.map((bullet) => (
        <li key={bullet}>
          <LinkedText text={bullet} />
        </li>
      ))}
    </ul>
  ) : null;
}
