import type { ReactNode } from "react";
import type { DayPicture } from "../../rules/sea/day-picture";
import { metresText } from "../../rules/sea/height-text";
import type { SunDay } from "../../rules/sea/sky-day";
import { clockParts as clockPartsOf, clockText } from "../../rules/time/date-words";
import { useWords } from "../site/words";
import { boatHull, boatRim, boatRoof, boatWash } from "./boat";
import { MoonDisc } from "./moon-disc";
import { useSeaWords } from "./use-sea-words";

/**
 * The tide as the surface of the sea, with a boat at the current time. Shapes stretch with the window; text and circles
 * keep their size.
 */
export function DaySea({ picture, label }: { picture: DayPicture; label: string }) {
  const { isNight, stars, suns, moon, sea } = picture;
  return (
    <svg className={isNight ? "sea by-night" : "sea"} role="img" aria-label={label} width="100%">
      <defs>
        <linearGradient id="water" x2="0" y2="1">
          <stop className="water-top" />
          <stop className="water-deep" offset="1" />
        </linearGradient>
        <path id="waves" d={sea} vectorEffect="non-scaling-stroke" />
      </defs>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path className="stars" d={stars.map(({ x, y }) => `M${x} ${y}h0`).join("")} />
      </svg>
      {suns.map(({ x, y, kind }) => (
        <circle key={kind} className="sun" cx={`${x}%`} cy={`${y - 2}%`} />
      ))}
      {moon ? (
        <svg x={`${moon.x}%`} y={`${moon.y}%`} overflow="visible" aria-hidden="true">
          <circle className="moon-halo" r="26" />
          <MoonDisc angle={moon.angle} radius={14} />
        </svg>
      ) : null}
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <use href="#waves" className="surface" />
        <use href="#waves" y="170" className="band" />
        <use href="#waves" y="360" className="band" />
      </svg>
      {picture.waters.map((water) => (
        <WaterLabel key={water.at} water={water} />
      ))}
      {picture.boat ? <Boat boat={picture.boat} /> : null}
    </svg>
  );
}

type Water = DayPicture["waters"][number];

/** How far below the surface a label is; clear of the boat. */
const depths = {
  high: { above: "3.4em", beside: "6.4em", away: "3.4em" },
  low: { above: "2.1em", beside: "1.45em", away: "1.45em" },
};

/** Below the surface, where the background is the same at every hour. */
function WaterLabel({ water: { x, y, at, kind, metres, boat } }: { water: Water }) {
  const { t } = useWords();
  const { clockParts } = useSeaWords();
  const [time, half] = clockParts(at);
  const anchor = x < 5 ? "start" : x > 95 ? "end" : "middle";
  // Kept away from the edges: "10:36 a. m." takes a quarter of a small phone's width.
  const across = `${anchor === "start" ? 2.5 : anchor === "end" ? 97.5 : Math.min(87, Math.max(13, x))}%`;
  const depth = depths[kind][boat ?? "away"];
  return (
    <text className="sea-label" textAnchor={anchor} y={`${y}%`}>
      <tspan className="sea-time" x={across} dy={depth}>
        {time}
        <tspan className="half">{`\u00a0${half}`}</tspan>
      </tspan>
      <tspan x={across} dy="1.15em">
        {t("sea.metres", { metres: metresText(metres) })}
      </tspan>
    </text>
  );
}

/** In pixels from the top of the picture. */
const belowPill = 46;

function Boat({ boat: { x, y, tilt, metres, isDark } }: { boat: NonNullable<DayPicture["boat"]> }) {
  const { t } = useWords();
  return (
    <g>
      {/* From the boat's roof up; cut off below the pill. */}
      <svg y={belowPill} aria-hidden="true">
        <svg y={-belowPill} overflow="visible" aria-hidden="true">
          <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
            <line className={isDark ? "boat plumb at-night" : "boat plumb"} y1="-30" y2="-999" />
          </svg>
        </svg>
      </svg>
      <svg x={`${x}%`} y="0" overflow="visible" className="chip" aria-hidden="true">
        <rect rx="16" />
        <text textAnchor="middle">{t("sea.now", { metres: metresText(metres) })}</text>
      </svg>
      <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
        <g className="boat">
          <g transform={`rotate(${tilt})`}>
            <path className="roof" d={boatRoof} />
            <path className="hull" d={boatHull} />
            <path className="rim" d={boatRim} />
            <path className="wash" d={boatWash} />
          </g>
        </g>
      </svg>
    </g>
  );
}

type AxisProps = { picture: DayPicture; sky: SunDay };

/** The axis below the picture, with a mark for each hour: sunrise, sunset, and the middle of the window. */
export function SunAxis({ picture, sky }: AxisProps) {
  const { t, language } = useWords();
  const { at, clockParts } = useSeaWords();
  const middle = picture.hours.find(({ x }) => x === 50)?.hour ?? 12;
  const noon = clockPartsOf(clockText(middle * 60, language));
  return (
    <svg className="sun-axis" width="100%" aria-hidden="true">
      <svg viewBox="0 0 24 1" preserveAspectRatio="none" width="100%" height="9" aria-hidden="true">
        <path d={ruler} />
      </svg>
      <g textAnchor="middle">
        {picture.suns.map(({ x, at: instant, kind }) => (
          <AxisLabel key={kind} x={x} parts={clockParts(instant)} name={t(`sea.${kind}`)}>
            {kind === "sunset" && instant === sky.sunset ? (
              <tspan x={`${x}%`} dy="1.2em">
                {t("sea.lightUntil", { time: at(sky.last_light) })}
              </tspan>
            ) : null}
          </AxisLabel>
        ))}
        <AxisLabel x={50} parts={noon} name={t(middle === 0 ? "sea.midnight" : "sea.noon")} />
      </g>
    </svg>
  );
}

/** An hour apart, every third longer. */
const ruler = Array.from({ length: 23 }, (_, hour) => `M${hour + 1} 0v${hour % 3 === 2 ? 1 : 0.45}`).join("");

type LabelProps = { x: number; parts: readonly string[]; name: string; children?: ReactNode };

function AxisLabel({ x, parts: [time, half], name, children }: LabelProps) {
  return (
    <text>
      <tspan className="sun-time" x={`${x}%`} y="1.6em">
        {time}
        <tspan className="half">{`\u00a0${half}`}</tspan>
      </tspan>
      <tspan x={`${x}%`} dy="1.2em">
        {name}
      </tspan>
      {children}
    </text>
  );
}
