import { Fragment } from "react";
import { dotsOnPart, mapPartAround, type NamedPoint } from "../../rules/town/map-part";

/** More would crowd it; all of them are beside it. */
const mostNamed = 3;

type Props = {
  where: { latitude: number; longitude: number };
  neighbours?: readonly NamedPoint[];
};

/** The village around a place, its neighbors numbered: our own drawing, so it needs no consent to load. */
export function MapPart({ where, neighbours = [] }: Props) {
  const part = mapPartAround(where);
  if (!part) return null;
  const { left, top, width, height, x, y } = part;
  const box = [left, top, width, height];
  const dots = dotsOnPart(part, neighbours.slice(0, mostNamed));
  return (
    <>
      <div className="map-part">
        <img
          src={`/scenes/maps/village.svg#svgView(viewBox(${box.join()}))`}
          alt=""
          width={width}
          height={height}
          loading="lazy"
        />
        <svg viewBox={box.join(" ")} aria-hidden="true">
          <path d={`M${x} ${y}c-4-6-10-11-10-18a10 10 0 0 1 20 0c0 7-6 12-10 18Z`} />
          <circle cx={x} cy={y - 18} r={4} />
          {dots.map((dot, index) => (
            <Fragment key={dot.name}>
              <circle cx={dot.x} cy={dot.y} r={8} />
              <text x={dot.x} y={dot.y}>
                {index + 1}
              </text>
            </Fragment>
          ))}
        </svg>
      </div>
      {dots.length > 0 && (
        <ol className="map-names">
          {dots.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </>
  );
}
