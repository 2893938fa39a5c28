import { metresText } from "../../rules/sea/height-text";
import type { MonthPicture } from "../../rules/sea/month-picture";
import { shortDatesInWords } from "../../rules/time/date-words";
import { useWords } from "../site/words";
import { boatHull, boatRim, boatRoof, boatWash } from "./boat";
import { MoonDisc } from "./moon-disc";

/** The month's waters under its moons; the table below says the same in numbers. */
export function MonthTidesPicture({ picture, today }: { picture: MonthPicture; today: string }) {
  const { t } = useWords();
  const { high, low, highest, lowest, moons, days, boat } = picture;
  // There a word above the boat would touch the moon's day.
  const isUnderMoon = boat !== null && moons.some(({ x }) => Math.abs(x - boat.x) < 16);
  return (
    <svg className="month-sea" width="100%" aria-hidden="true">
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path className="shallow" d={high} />
        <path className="deep" d={low} />
      </svg>
      {moons.map(({ x, day, angle }) => (
        <svg key={day} x={`${x}%`} y="1.3rem" aria-hidden="true">
          <g className={edgeOf(x)}>
            <circle className="moon-halo" r="22" />
            <MoonDisc angle={angle} radius={13} />
            <text className="moon-day" y="2.35rem" textAnchor="middle">
              {day}
            </text>
          </g>
        </svg>
      ))}
      <Height of={highest} named="highest" dy={isUnderMoon ? "3.6em" : "2.4em"} />
      <Height of={lowest} named="lowest" dy="1.35em" />
      {[highest, lowest].map(({ x, y, dates }, index) =>
        index === 0 && dates.includes(today) ? null : (
          <circle key={y} className="extreme" cx={`${x}%`} cy={`${y}%`} r="4" />
        ),
      )}
      {days.map(({ x, day }) => (
        <text key={day} className="foot-day" x={`${within(x, 3)}%`} y="97%" textAnchor="middle">
          {day}
        </text>
      ))}
      {boat ? (
        <svg x={`${boat.x}%`} y={`${boat.y}%`} aria-hidden="true">
          <g className={edgeOf(boat.x) ?? nearEdge(boat.x)}>
            <path className="roof" d={boatRoof} />
            <path className="hull" d={boatHull} />
            <path className="rim" d={boatRim} />
            <path className="wash" d={boatWash} />
            <text y={isUnderMoon ? "1.75em" : "-2em"} textAnchor="middle">
              {t("sea.tides.dayNow")}
            </text>
          </g>
        </svg>
      ) : null}
    </svg>
  );
}

/** Within the margins of a phone. */
const within = (x: number, margin: number) => Math.min(100 - margin, Math.max(margin, x));

/** Drawn a little further in by the style sheet, so that it's whole. */
const edgeOf = (x: number) => (x < 4 ? "at-start" : x > 96 ? "at-end" : undefined);
const nearEdge = (x: number) => (x < 10 ? "near-start" : x > 90 ? "near-end" : undefined);

/** A height's words about where it is, and within a phone, where they take nearly half of the width. */
function wordsAt(x: number): { x: string; textAnchor: "start" | "middle" | "end" } {
  if (x < 40) return { x: `${Math.max(3, x - 8)}%`, textAnchor: "start" };
  return x > 60 ? { x: `${Math.min(97, x + 8)}%`, textAnchor: "end" } : { x: `${x}%`, textAnchor: "middle" };
}

type HeightProps = { of: MonthPicture["highest"]; named: "highest" | "lowest"; dy: string };

function Height({ of: { x, y, metres, dates }, named, dy }: HeightProps) {
  const { t, language } = useWords();
  const said = { metres: metresText(metres), day: shortDatesInWords(dates, language) };
  return (
    <text {...wordsAt(x)} y={`${y}%`} dy={dy}>
      {t(`sea.tides.${named}`, said)}
    </text>
  );
}
