import type { DayPicture } from "../../rules/sea/day-picture";
import type { SunDay } from "../../rules/sea/sky-day";
import { useWords } from "../site/words";
import { useSeaWords } from "./use-sea-words";

type Props = { picture: DayPicture; sky: SunDay };

/** The picture's axis is the sun: when it rises and sets, and the middle of the window. */
export function SunAxis({ picture, sky }: Props) {
  const { t } = useWords();
  const { clockParts } = useSeaWords();
  const middle = picture.hours.find(({ x }) => x === 50);
  return (
    <svg className="sun-axis" width="100%" aria-hidden="true">
      {picture.hours
        .filter(({ x }) => x > 0)
        .map(({ x }) => (
          <line key={x} x1={`${x}%`} x2={`${x}%`} y2="6" />
        ))}
      <g textAnchor="middle">
        {picture.suns.map(({ x, at: instant, kind }) => (
          <text key={kind}>
            <tspan className="sun-time" x={`${x}%`} y="1.45em">
              {clockParts(instant)[0]}
            </tspan>
            <tspan x={`${x}%`} dy="1.2em">
              {kind === "sunset" && instant === sky.sunset
                ? t("sea.lightUntil", { time: clockParts(sky.last_light)[0] })
                : t(`sea.${kind}`)}
            </tspan>
          </text>
        ))}
        <text x="50%" y="1.45em">
          {t(middle?.hour === 0 ? "sea.midnight" : "sea.noon")}
        </text>
      </g>
    </svg>
  );
}
