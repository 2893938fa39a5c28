import type { WeekDay } from "../../rules/sea/week-day-picture";
import { clockText, dateInWords } from "../../rules/time/date-words";
import { useWords } from "../site/words";
import { useSeaWords } from "./use-sea-words";
import { WaterHour } from "./water-hour";

/** The light of a day, which changes by two minutes in a week, and the depth of the sea: drawn once for all seven. */
export function WeekLight({ day }: { day: WeekDay }) {
  const stops = [
    ["sky-night", day.sunrise - 9],
    ["sky-dusk", day.sunrise - 2.5],
    ["sky-glow", day.sunrise],
    ["sky-day", day.sunrise + 8],
    ["sky-day", day.sunset - 8],
    ["sky-glow", day.sunset],
    ["sky-dusk", day.sunset + 2.5],
    ["sky-night", day.sunset + 9],
  ] as const;
  return (
    <svg className="week-light" aria-hidden="true">
      <linearGradient id="week-sky">
        {stops.map(([light, x]) => (
          <stop key={x} className={light} offset={`${x}%`} />
        ))}
      </linearGradient>
      <linearGradient id="week-water" x2="0" y2="1">
        <stop className="water-top" />
        <stop className="water-deep" offset="1" />
      </linearGradient>
    </svg>
  );
}

/** The sun sinks into the sea at its hour; an event's mark has its number in the list of its day. */
export function DayStrip({ day }: { day: WeekDay }) {
  const { t, language } = useWords();
  const { watersText } = useSeaWords();
  const named = { day: dateInWords(day.date, "day", language), waters: watersText(day.waters) };
  return (
    <svg className="week-sea" width="100%" role="img" aria-label={t("week.picture", named)}>
      <rect fill="url(#week-sky)" width="100%" height="100%" />
      <circle className="sinking" cx={`${day.sunset}%`} cy={`${day.sunsetSea - 4}%`} r="17" />
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path d={day.sea} />
      </svg>
      {day.bars.map((bar) => (
        <Mark key={bar.number} bar={bar} />
      ))}
      {day.waters.map((water) => (
        <WaterHour key={water.at} water={water} />
      ))}
    </svg>
  );
}

function Mark({ bar: { number, from, until, sky, y } }: { bar: WeekDay["bars"][number] }) {
  const [x, height] = [`${from}%`, `${sky}%`];
  return (
    <g className="on">
      <line className="stem" x1={x} x2={x} y1={height} y2={`${y}%`} />
      <line x1={x} x2={`${until}%`} y1={height} y2={height} />
      <circle cx={x} cy={height} r="10" />
      <text x={x} y={height} dy=".36em" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}

export function WeekAxis() {
  const { t, language } = useWords();
  return (
    <svg className="week-axis" width="100%" height="18" aria-hidden="true">
      {[6, 12, 18].map((hour) => (
        <text key={hour} x={`${(hour / 24) * 100}%`} y="14" textAnchor="middle">
          {hour === 12 ? t("sea.noon") : clockText(hour * 60, language)}
        </text>
      ))}
    </svg>
  );
}
