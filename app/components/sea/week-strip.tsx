import { metresText } from "../../rules/sea/height-text";
import { type WeekDay, waterHourAt } from "../../rules/sea/week-day";
import { clockText, dateInWords } from "../../rules/time/dates";
import { useWords } from "../site/words";
import { useSeaWords } from "./use-sea-words";

/** The light of a day, which changes by two minutes in a week, and the depth of the sea: drawn once for all seven. */
export function WeekLight({ day }: { day: WeekDay }) {
  const stops = [
    ["dark", day.sunrise - 6],
    ["low", day.sunrise],
    ["day", day.sunrise + 9],
    ["day", day.sunset - 9],
    ["low", day.sunset],
    ["dark", day.sunset + 6],
  ] as const;
  return (
    <svg className="week-light" aria-hidden="true">
      <linearGradient id="week-sky">
        {stops.map(([light, x]) => (
          <stop key={x} className={light} offset={`${x}%`} />
        ))}
      </linearGradient>
      <linearGradient id="week-water" x2="0" y2="1">
        <stop className="water" />
        <stop className="deep" offset="1" />
      </linearGradient>
    </svg>
  );
}

/** The sun sinks into the sea at its hour; times of low tides are in the sky, of high tides in the sea. */
export function DayStrip({ day }: { day: WeekDay }) {
  const { t, language } = useWords();
  const { at } = useSeaWords();
  const waters = day.waters.map((water) =>
    t(`sea.line.${water.kind}`, { metres: metresText(water.metres), time: at(water.at) }),
  );
  const named = { day: dateInWords(day.date, "day", language), waters: waters.join(", ") };
  return (
    <svg className="week-sea" width="100%" role="img" aria-label={t("week.picture", named)}>
      <rect fill="url(#week-sky)" width="100%" height="100%" />
      <circle className="sinking" cx={`${day.sunset}%`} cy={`${day.sunsetSea - 4}%`} r="17" />
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path d={day.sea} />
      </svg>
      {day.bars.map(({ from, until, y }) => (
        <g key={`${from} ${until}`} className="on">
          <line className="stem" x1={`${from}%`} x2={`${from}%`} y1="26%" y2={`${y}%`} />
          <line x1={`${from}%`} x2={`${until}%`} y1="26%" y2="26%" />
          <circle cx={`${from}%`} cy="26%" r="4" />
        </g>
      ))}
      {day.waters.map((water) => (
        <WaterHour key={water.at} water={water} bars={day.bars} />
      ))}
    </svg>
  );
}

type WaterProps = { water: WeekDay["waters"][number]; bars: WeekDay["bars"] };

function WaterHour({ water: { x, at, kind, metres }, bars }: WaterProps) {
  const { t } = useWords();
  const { clock } = useSeaWords();
  const { x: place, anchor } = waterHourAt(x, kind === "low" ? bars : []);
  const across = `${place}%`;
  return (
    <text className={kind} textAnchor={anchor} y={kind === "high" ? "100%" : "34%"}>
      <tspan className="hour" x={across} dy={kind === "high" ? "-1.55em" : "0.9em"}>
        {clock(at)}
      </tspan>
      <tspan x={across} dy="1.1em">
        {t("sea.metres", { metres: metresText(metres) })}
      </tspan>
    </text>
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
