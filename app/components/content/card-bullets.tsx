import type { GuideCard } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { langOf } from "../../rules/content/page-content";
import { LinkedText } from "../site/linked-text";

type Props = { card: Placed<GuideCard> };

/** "Staff: they need contracts" begins with its subject, which stands out. */
const subject = /^[^:.;,(]{3,24}:(?= )/;

export function Bullets({ card }: Props) {
  return card.bullets ? (
    <ul className="points" lang={langOf(card, "bullets")}>
      {card.bullets.map((bullet) => {
        const [named = ""] = subject.exec(bullet) ?? [];
        return (
          <li key={bullet}>
            {named && <b>{named}</b>}
            <LinkedText text={bullet.slice(named.length)} />
          </li>
        );
      })}
    </ul>
  ) : null;
}
