import { metresText } from "../../rules/sea/height-text";
import type { MonthPicture } from "../../rules/sea/month-picture";
import { shortDatesInWords } from "../../rules/time/date-words";
import { useWords } from "../site/words";
import { boatHull, boatRim, boatRoof, boatWash } from "./boat";
import { MoonDisc } from "./moon-disc";

/** The month's waters under its moons; the table below says the same in numbers. */
export function MonthTidesPicture({ picture }: { picture: MonthPicture }) {
  const { t } = useWords();
  const { high, low, highest, lowest, moons, days, boat } = picture;
  return (
    <svg className="month-sea" aria-hidden="true">
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path className="shallow" d={high} />
        <path className="deep" d={low} />
      </svg>
      {moons.map(({ x, day, angle }) => (
        <svg key={day} x={`${x}%`} y="0.9rem" aria-hidden="true">
          <MoonDisc angle={angle} radius={13} />
          <text className="moon-day" y="2.2rem">
            {day}
          </text>
        </svg>
      ))}
      {days.map(({ x, day }) =>
        boat && Math.abs(x - boat.x) < besideToday ? null : (
          <text key={day} className="foot-day" x={`${x}%`} y="99%">
            {day}
          </text>
        ),
      )}
      {boat ? (
        <>
          <text className="foot-day today" x={`${boat.x}%`} y="99%">
            <tspan>{t("sea.tides.dayNow")}</tspan>
            <tspan className="only-phone">{boat.day}</tspan>
          </text>
          <svg x={`${boat.x}%`} y={`${boat.y}%`} aria-hidden="true">
            <path className="roof" d={boatRoof} />
            <path className="hull" d={boatHull} />
            <path className="rim" d={boatRim} />
            <path className="wash" d={boatWash} />
          </svg>
        </>
      ) : null}
      <Height of={highest} named="highest" />
      <Height of={lowest} named="lowest" />
    </svg>
  );
}

/** In percent: two days away a number would touch today's word, and on a phone stand close to its number. */
const besideToday = 7;

type HeightProps = { of: MonthPicture["highest"]; named: "highest" | "lowest" };

/** How far below its dot: clear of a surface that falls on both sides. */
const depth = { highest: "2.2em", lowest: "1.25em" };

/** A height below its dot; near an edge beside its middle, so that it's whole on a phone. */
function Height({ of: { x, y, metres, dates }, named }: HeightProps) {
  const { t, language } = useWords();
  const dx = x > 82 ? "-1.5em" : x < 18 ? "1.5em" : undefined;
  return (
    <>
      <circle cx={`${x}%`} cy={`${y}%`} r="4" />
      <text className={named === "highest" ? named : undefined} y={`${y}%`}>
        <tspan x={`${x}%`} dx={dx} dy={depth[named]}>
          {t(`sea.tides.${named}`, { metres: metresText(metres) })}
        </tspan>
        <tspan x={`${x}%`} dx={dx} dy="1.1em">
          {shortDatesInWords(dates, language)}
        </tspan>
      </text>
    </>
  );
}
