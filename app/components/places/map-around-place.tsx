import { Fragment, type ReactNode } from "react";
import { halfOfWord, namesOnPart } from "../../rules/places/map-label-positions";
import {
  dotsOnPart,
  mapPartAround,
  type NamedPoint,
  type MapPart as Part,
  signScale,
} from "../../rules/town/map-part";
import type { LandmarkPart } from "../../rules/town/map-part-by-landmark";
import { useWords } from "../site/words";

/** More would crowd it; all of them are beside it. */
const mostNamed = 3;

type Props = {
  where: { latitude: number; longitude: number };
  neighbours?: readonly NamedPoint[];
};

/** The village around a place, its neighbors numbered and named: our own drawing, so it needs no consent to load. */
export function MapAroundPlace({ where, neighbours = [] }: Props) {
  const shown = neighbours.slice(0, mostNamed);
  const part = mapPartAround(where, shown);
  if (!part) return null;
  const dots = dotsOnPart(part, shown);
  const names = namesOnPart(part, dots);
  const scale = signScale(part);
  const at = ({ x, y }: { x: number; y: number }) => `translate(${x} ${y})scale(${round(scale)})`;
  return (
    <Ground part={part}>
      <g transform={at(part)}>
        <path d="M0 0c-4-6-10-11-10-18a10 10 0 0 1 20 0c0 7-6 12-10 18Z" />
        <circle cy={-18} r={4} />
      </g>
      {dots.map((dot, index) => {
        const name = names[index];
        return (
          <Fragment key={dot.name}>
            <g transform={at(dot)}>
              <circle r={8} />
              <text>{index + 1}</text>
            </g>
            {name ? (
              <text className="map-name" transform={at(name)}>
                {dot.name}
              </text>
            ) : null}
          </Fragment>
        );
      })}
    </Ground>
  );
}

/** The stretch where a place is, if its exact spot isn't known. */
export function MapAroundStretch({ part, middle: { x, y }, across, down, word = 0 }: LandmarkPart) {
  const { t } = useWords();
  const here = t("places.place.aboutHere");
  const half = halfOfWord(here) + 6;
  const scale = signScale(part);
  return (
    <Ground part={part}>
      <ellipse cx={x} cy={y} rx={across} ry={down} />
      <g
        className="map-word"
        transform={`translate(${x} ${y + word})${scale === 1 ? "" : `scale(${round(scale)})`}`}
      >
        <rect x={-half} y={-10} width={2 * half} height={20} rx={10} />
        <text className="map-name">{here}</text>
      </g>
    </Ground>
  );
}

function Ground({ part, children }: { part: Part; children: ReactNode }) {
  const { left, top, width, height } = part;
  const box = [left, top, width, height];
  return (
    <div className="map-part">
      <img
        src={`/scenes/maps/village.svg#svgView(viewBox(${box.join()}))`}
        alt=""
        width={width}
        height={height}
        loading="lazy"
      />
      <svg viewBox={box.join(" ")} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

const round = (scale: number) => Math.round(scale * 100) / 100;
