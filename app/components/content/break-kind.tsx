import type { GuideCard } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { langOf } from "../../rules/content/page-content";
import styles from "../../styles/surf-breaks.css?url";
import { LinkedText } from "../site/linked-text";
import { useWords } from "../site/words";
import { Bullets } from "./card-bullets";
import { Word } from "./managed-word";

const drawn = ["beach-break", "point", "reef", "river-mouth"] as const;
const marks = ["shape", "bottom", "tide", "level"] as const;
type DrawnBreak = (typeof drawn)[number];

export const drawnBreak = (id: string) => drawn.find((one) => one === id);

type Props = { card: Placed<GuideCard>; id: DrawnBreak; anchor: string };

/** A kind of break at a glance; what it asks is folded. */
export function BreakKind({ card, id, anchor }: Props) {
  const { t } = useWords();
  return (
    <article className="card break" id={anchor}>
      <BreakPicture id={id} />
      <div>
        <h3>
          <Word of={card} name="title" />
        </h3>
        <BreakMarks id={id} />
      </div>
      <details>
        <summary>{t("guides.breaks.asks")}</summary>
        <p lang={langOf(card, "description")}>
          <LinkedText text={card.description} />
        </p>
        <Bullets card={card} />
      </details>
    </article>
  );
}

export function BreakStyles() {
  return <link rel="stylesheet" href={styles} />;
}

export function BreakPicture({ id }: { id: DrawnBreak }) {
  return <img src={`/scenes/breaks/${id}.svg`} width={360} height={200} loading="lazy" alt="" />;
}

/** Shape, bottom, tide and level, each drawn beside its words. */
export function BreakMarks({ id }: { id: DrawnBreak }) {
  const { t } = useWords();
  return (
    <div className="break-marks">
      <img src={`/scenes/breaks/marks.svg#${id}`} width={44} height={176} loading="lazy" alt="" />
      <ul>
        {marks.map((mark) => (
          <li key={mark}>{t(`guides.breaks.${id}.${mark}`)}</li>
        ))}
      </ul>
    </div>
  );
}
