import type { WeekDay } from "../../rules/sea/week-day-picture";
import { clockText, dateInWords } from "../../rules/time/date-words";
import { useWords } from "../site/words";
import { TideLabel } from "./tide-label";
import { useSeaWords } from "./use-sea-words";

/** How high in a low strip the hours of low water stand, in percent. */
const footOfLow = 68;

/** The sun comes out of the sea and sinks into it at its hours; an event's mark has its number in the day's list. */
export function DayStrip({ day, isLow }: { day: WeekDay; isLow: boolean }) {
  const { t, language } = useWords();
  const { watersText } = useSeaWords();
  const named = { day: dateInWords(day.date, "day", language), waters: watersText(day.waters) };
  return (
    <svg className="strip week-sea" role="img" aria-label={t("week.picture", named)}>
      {day.suns.map(({ x, y }) => (
        <circle key={x} className="sun" cx={`${x}%`} cy={`${y - 3}%`} r="12" />
      ))}
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="102%" aria-hidden="true">
        <path d={day.sea} />
      </svg>
      {day.bars.map((bar) => (
        <Mark key={bar.number} bar={bar} />
      ))}
      {day.waters.map((water) => (
        <TideLabel
          key={water.at}
          water={isLow && water.kind === "low" ? { ...water, y: footOfLow } : water}
          isOneLine={isLow}
        />
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
    <svg className="week-axis" height="18" aria-hidden="true">
      {[6, 12, 18].map((hour) => (
        <text key={hour} x={`${(hour / 24) * 100}%`} y="14" textAnchor="middle">
          {hour === 12 ? t("sea.noon") : clockText(hour * 60, language)}
        </text>
      ))}
    </svg>
  );
}
