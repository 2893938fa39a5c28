import { metresText } from "../../rules/sea/height-text";
import type { Water } from "../../rules/sea/tide-at";
import { waterLabelAt } from "../../rules/sea/water-label";
import { useWords } from "../site/words";
import { useSeaWords } from "./use-sea-words";

type Props = {
  water: Water & { x: number; y: number };
  /** The mark of the current time is at its shoulder. */
  isByNow?: boolean;
};

/** Deeper below a crest, where the water is narrow. */
const usual = { high: "1.7em", low: "1.3em" };
const deep = { high: "3.4em", low: "1.8em" };

/** A high or low tide's hour and height, in the water right below it. */
export function TideLabel({ water: { x, y, at, kind, metres }, isByNow }: Props) {
  const { t } = useWords();
  const { clockParts } = useSeaWords();
  const [time, half] = clockParts(at);
  const { x: place, anchor } = waterLabelAt(x);
  const across = `${place}%`;
  return (
    <text className={kind} textAnchor={anchor} y={`${y}%`}>
      <tspan className="hour" x={across} dy={(isByNow ? deep : usual)[kind]}>
        {time}
        <tspan className="half">{`\u00a0${half}`}</tspan>
      </tspan>
      <tspan x={across} dy="1.2em">
        {t("sea.metres", { metres: metresText(metres) })}
      </tspan>
    </text>
  );
}
