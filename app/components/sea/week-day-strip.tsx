import { metresText } from "../../rules/sea/height-text";
import type { WeekDay } from "../../rules/sea/week-day-picture";
import { clockText, dateInWords } from "../../rules/time/date-words";
import { useWords } from "../site/words";
import { useSeaWords } from "./use-sea-words";

/** The sun comes out of the sea and sinks into it at its hours; an event's mark has its number in the day's list, unless it's alone. */
export function DayStrip({ day, isAlone }: { day: WeekDay; isAlone?: boolean }) {
  const { t, language } = useWords();
  const { watersText } = useSeaWords();
  const { widest } = day;
  const named = { day: dateInWords(day.date, "day", language), waters: watersText(day.waters) };
  return (
    <svg className="strip week-sea" role="img" aria-label={t("week.picture", named)}>
      {day.suns.map(({ x, y }) => (
        <circle key={x} className="sun" cx={`${x}%`} cy={`${y - 3}%`} r="12" />
      ))}
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path d={day.sea} />
      </svg>
      {widest ? <circle className="widest" cx={`${widest.x}%`} cy={`${widest.y}%`} r="5" /> : null}
      {day.bars.map((bar) => (
        <Mark key={bar.number} bar={bar} isAlone={isAlone} />
      ))}
      {day.waters.map((water) => (
        <WaterHour key={water.at} water={water} foot={day.foot} />
      ))}
    </svg>
  );
}

type HourProps = { water: WeekDay["waters"][number]; foot: number };

/** Below the lowest sea of the year, so that no curve and no sun reaches it. */
function WaterHour({ water: { at, kind, metres, x, shift, isByMark }, foot }: HourProps) {
  const { t } = useWords();
  const { clockParts } = useSeaWords();
  const [time, half] = clockParts(at);
  const place = { x: `${x}%`, dx: shift === 0 ? undefined : `${shift}em` };
  return (
    <text className={isByMark ? "low by-mark" : kind} textAnchor="middle" y={`${foot}%`}>
      <tspan {...place} dy="1.4em">
        <tspan className="hour">{time}</tspan>
        <tspan className="half">{`\u00a0${half}`}</tspan>
      </tspan>
      <tspan {...place} dy="1.2em">
        {t("sea.metres", { metres: metresText(metres) })}
      </tspan>
    </text>
  );
}

type MarkProps = { bar: WeekDay["bars"][number]; isAlone?: boolean };

function Mark({ bar: { number, from, until, sky, y }, isAlone }: MarkProps) {
  const [x, height] = [`${from}%`, `${sky}%`];
  return (
    <g className="on">
      <line className="stem" x1={x} x2={x} y1={height} y2={`${y}%`} />
      <line x1={x} x2={`${until}%`} y1={height} y2={height} />
      <circle cx={x} cy={height} r={isAlone ? 6 : 10} />
      {isAlone ? null : (
        <text x={x} y={height} dy=".36em" textAnchor="middle">
          {number}
        </text>
      )}
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
