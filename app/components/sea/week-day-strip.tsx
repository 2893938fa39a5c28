import { metresText } from "../../rules/sea/height-text";
import { labelShifts, labelWidth } from "../../rules/sea/water-label";
import type { WeekDay } from "../../rules/sea/week-day-picture";
import { clockText, dateInWords } from "../../rules/time/date-words";
import { useWords } from "../site/words";
import { useSeaWords } from "./use-sea-words";

/** The sun comes out of the sea and sinks into it at its hours; an event's mark has its number in the day's list, unless it's alone. */
export function DayStrip({ day, isAlone }: { day: WeekDay; isAlone?: boolean }) {
  const { t, language } = useWords();
  const { watersText, clockParts } = useSeaWords();
  const { widest } = day;
  const hours = day.waters.map((water) => ({ water, parts: clockParts(water.at) }));
  const shifts = labelShifts(
    hours.map(({ water: { x }, parts: [time] }) => ({ x, width: labelWidth(time, language, "week") })),
  );
  const named = { day: dateInWords(day.date, "day", language), waters: watersText(day.waters) };
  return (
    <svg className="strip week-sea" role="img" aria-label={t("week.picture", named)}>
      {day.suns.map(({ x, y }) => (
        <circle key={x} className="sun" cx={`${x}%`} cy={`${y - 2}%`} />
      ))}
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path d={day.sea} />
      </svg>
      {widest ? <circle className="widest" cx={`${widest.x}%`} cy={`${widest.y}%`} r="5" /> : null}
      {day.bars.map((bar) => (
        <Mark key={bar.number} bar={bar} isAlone={isAlone} />
      ))}
      {hours.map((hour, index) => (
        <WaterHour key={hour.water.at} {...hour} {...shifts[index]} foot={day.foot} />
      ))}
    </svg>
  );
}

type HourProps = {
  water: WeekDay["waters"][number];
  parts: readonly string[];
  foot: number;
  shift?: number;
  push?: number;
};

/** Below the lowest sea of the year, so that no curve and no sun reaches it. */
function WaterHour({ water, parts: [time, half], foot, shift, push }: HourProps) {
  const { t } = useWords();
  const { kind, metres, x, isByMark } = water;
  const place = { x: `${x}%`, dx: shift ? `${shift}em` : undefined };
  return (
    <text
      className={isByMark ? "low by-mark" : kind}
      y={`${foot}%`}
      transform={push ? `translate(${push})` : undefined}
    >
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
      {until === null ? null : <line x1={x} x2={`${until}%`} y1={height} y2={height} />}
      {until === null || until === 100 ? null : <rect className="end" x={`${until}%`} y={height} />}
      <circle cx={x} cy={height} r={isAlone ? 6 : 10} />
      {isAlone ? null : (
        <text x={x} y={height}>
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
        <text key={hour} x={`${(hour / 24) * 100}%`} y="14">
          {hour === 12 ? t("sea.noon") : clockText(hour * 60, language)}
        </text>
      ))}
    </svg>
  );
}
