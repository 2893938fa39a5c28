import { Fragment, type ReactNode } from "react";
import {
  bareRadius,
  halfOfWord,
  namesOnPart,
  numberRadius,
  pinOn,
  wordBefore,
  wordOfSea,
} from "../../rules/places/map-label-positions";
import {
  dotsOnPart,
  headOfPin,
  mapPartAround,
  type NamedPoint,
  type MapPart as Part,
  signScale,
} from "../../rules/town/map-part";
import {
  dotsBesideStretch,
  edgeOfStretch,
  type LandmarkPart,
  roadOut,
  wordOfStretch,
} from "../../rules/town/map-part-by-landmark";
import type { MapPoint } from "../../rules/town/village";
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
  const dots = dotsOnPart(part, headOfPin(part), shown);
  const names = namesOnPart(part, dots, pinOn(part));
  const scale = signScale(part);
  const at = placedAt(scale);
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
            {dot.point ? <path className="map-stem" d={stem(dot.point, dot)} /> : null}
            <g transform={at(dot)}>
              <circle r={numberRadius} />
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

/** Grass and lines with two goals; a roof on posts with a bench; planks on posts; boards stuck in the sand. */
const things = {
  pitch: [
    "M-11-5H11L14 5H-14z",
    "M0-5V5M-3 0a3 1.5 0 0 0 6 0a3 1.5 0 0 0-6 0M-13 2V-4L-11-7V-2M13 2V-4L11-7V-2",
  ],
  shelter: ["M-9-8H9L11-12H-11z", "M-8-8V2M8-8V2M-5-1H5M-4-1V2M4-1V2"],
  deck: ["M-10-2H10L14 3H-14z", "M-4-2L-5 3M4-2L5 3M-12 3V7M0 3V7M12 3V7M-10-2V-6H10V-2"],
  boards: [
    "M-10 8Q-16-2-9-8-3-2-8 8zM1 8Q-4-3 1-9 6-3 1 8zM10 8Q3-2 9-8 16-2 10 8z",
    "M-9-3L-9 5M1-4V5M9-3L10 5",
  ],
};

type StretchProps = { stretch: LandmarkPart; neighbours?: readonly NamedPoint[] };

/** The stretch where a place is, if its exact spot isn't known, and what lies beside it. */
export function MapAroundStretch({ stretch, neighbours = [] }: StretchProps) {
  const { t } = useWords();
  const { part, middle, across, down, word = 0, thing } = stretch;
  const here = t("places.place.aboutHere");
  const half = halfOfWord(here) + 6;
  const scale = signScale(part);
  const at = placedAt(scale);
  const y = middle.y + word;
  const dots = dotsBesideStretch(stretch, neighbours);
  const signs = [wordOfStretch(stretch, half), ...edgeOfStretch(stretch)];
  const sea = wordOfSea(part, t("map.sea"));
  const out = roadOut(part);
  const toTown = out && wordBefore(part, out, t("map.toTown"), signs);
  const names = namesOnPart(part, dots, toTown ? [...signs, toTown.box] : signs, bareRadius);
  return (
    <Ground part={part}>
      {sea ? (
        <text className="map-sea" transform={at(sea)}>
          {t("map.sea")}
        </text>
      ) : null}
      {toTown ? (
        <text className="map-name" transform={at(toTown.middle)}>
          {t("map.toTown")}
        </text>
      ) : null}
      <ellipse cx={middle.x} cy={middle.y} rx={across} ry={down} />
      {thing ? (
        <g className={`map-${thing.name}`} transform={at(thing)}>
          {things[thing.name].map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      ) : null}
      {dots.map((dot, index) => {
        const name = names[index];
        return name ? (
          <Fragment key={dot.name}>
            <circle className="map-beside" cx={dot.x} cy={dot.y} r={round(bareRadius * scale)} />
            <text className="map-name" transform={at(name)}>
              {dot.name}
            </text>
          </Fragment>
        ) : null;
      })}
      <g className="map-word" transform={at({ x: middle.x, y })}>
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

const stem = (from: MapPoint, to: MapPoint) => `M${from.x} ${from.y}L${to.x} ${to.y}`;

const placedAt =
  (scale: number) =>
  ({ x, y }: MapPoint) =>
    `translate(${x} ${y})${scale === 1 ? "" : `scale(${round(scale)})`}`;

const round = (scale: number) => Math.round(scale * 100) / 100;
