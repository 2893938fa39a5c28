import { metresText } from "../../rules/sea/height-text";
import type { MonthPicture } from "../../rules/sea/month-picture";
import { useWords } from "../site/words";
import { boatHull, boatRim, boatWash } from "./boat";
import { MoonDisc } from "./moon-disc";

/** The month's waters under its moons; the table below says the same in numbers. */
export function MonthSea({ picture }: { picture: MonthPicture }) {
  const { high, low, highest, lowest, moons, boat } = picture;
  return (
    <svg className="month-sea no-print" width="100%" aria-hidden="true">
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path className="stars" d={stars} />
        <path className="hill" d="M0 640V370C110 290 250 350 400 440S600 540 720 640Z" />
        <path className="hill" d="M540 640C700 520 800 400 1000 330V640Z" />
        <path className="shallow" d={high} />
        <path className="deep" d={low} />
      </svg>
      {moons.map(({ x, day, angle }) => (
        <svg key={day} x={`${within(x)}%`} y="1.7rem" overflow="visible" aria-hidden="true">
          <circle className="moon-halo" r="22" />
          <MoonDisc angle={angle} radius={13} />
          <text className="moon-day" y="2.5rem" textAnchor="middle">
            {day}
          </text>
        </svg>
      ))}
      <Height of={highest} dy="1.8em" />
      <Height of={lowest} dy="-.7em" />
      {boat ? (
        <svg x={`${within(boat.x)}%`} y={`${boat.y}%`} overflow="visible" aria-hidden="true">
          <path className="hull" d={boatHull} />
          <path className="rim" d={boatRim} />
          <path className="wash" d={boatWash} />
        </svg>
      ) : null}
    </svg>
  );
}

const stars =
  "M40 60h0M160 230h0M230 40h0M330 150h0M420 30h0M500 190h0M590 70h0M690 170h0M760 40h0M880 130h0M960 50h0";

/** Clear of the edges of a phone. */
const within = (x: number) => Math.min(92, Math.max(8, x));

function Height({ of: { x, y, metres }, dy }: { of: MonthPicture["highest"]; dy: string }) {
  const { t } = useWords();
  return (
    <text className="month-height" x={`${within(x)}%`} y={`${y}%`} dy={dy} textAnchor="middle">
      {t("sea.metres", { metres: metresText(metres) })}
    </text>
  );
}
