import { metresText } from "../../rules/sea/height-text";
import type { Water } from "../../rules/sea/tide-at";
import { waterLabelAt } from "../../rules/sea/water-label";
import { useWords } from "../site/words";
import { useSeaWords } from "./use-sea-words";

type Props = {
  water: Water & { x: number; y: number; isByMark?: boolean };
  /** The mark of the current time is at its shoulder. */
  isByNow?: boolean;
  /** Time and height beside each other. */
  isOneLine?: boolean;
};

/** Deeper below a crest, where the water is narrow. */
const usual = { high: "1.7em", low: "1.3em" };
const deep = { high: "3.4em", low: "1.8em" };
const oneLine = { high: "2em", low: "1.3em" };

/** A high or low tide's hour and height, in the water right below it. */
export function TideLabel({ water: { x, y, at, kind, metres, isByMark }, isByNow, isOneLine }: Props) {
  const { t } = useWords();
  const { clockParts } = useSeaWords();
  const [time, half] = clockParts(at);
  const { x: place, anchor } = waterLabelAt(x);
  const across = `${place}%`;
  return (
    <text className={isByMark ? "low by-mark" : kind} textAnchor={anchor} y={`${y}%`}>
      <tspan className="hour" x={across} dy={(isByNow ? deep : isOneLine ? oneLine : usual)[kind]}>
        {time}
        <tspan className="half">{`\u00a0${half}`}</tspan>
      </tspan>
      {isOneLine ? "\u00a0 " : null}
      <tspan x={isOneLine ? undefined : across} dy={isOneLine ? undefined : "1.2em"}>
        {t("sea.metres", { metres: metresText(metres) })}
      </tspan>
    </text>
  );
}
