import type { GuideCard } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { langOf } from "../../rules/content/page-content";
import { LinkedText } from "../site/linked-text";

type Props = { card: Placed<GuideCard>; from?: number; to?: number };

export function Bullets({ card, from, to }: Props) {
  return card.bullets ? (
    <ul className="points" lang={langOf(card, "bullets")}>
      {card.bullets.slice(from, to).map((bullet) => (
        <li key={bullet}>
          <LinkedText text={bullet} />
        </li>
      ))}
    </ul>
  ) : null;
}
