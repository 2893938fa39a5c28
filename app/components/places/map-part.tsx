import { Fragment } from "react";
import { mapPartAround, type NamedPoint, namesOnPart } from "../../rules/town/map-part";

/** More would crowd it; all of them are beside it. */
const mostNamed = 3;

type Props = {
  where: { latitude: number; longitude: number };
  name: string;
  neighbours?: readonly NamedPoint[];
};

/** The village around a place: our own drawing, so it needs no consent to load. */
export function MapPart({ where, name, neighbours = [] }: Props) {
  const part = mapPartAround(where);
  if (!part) return null;
  const { left, top, width, height, x, y } = part;
  const box = [left, top, width, height];
  const [own, ...others] = namesOnPart(part, name, neighbours.slice(0, mostNamed));
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
        {others.map((dot) => (
          <Fragment key={dot.name}>
            <circle cx={dot.x} cy={dot.y} r={4} />
            <text
              className={dot.isLeft ? "map-left" : undefined}
              x={dot.x + (dot.isLeft ? -7 : 7)}
              y={dot.line}
            >
              {dot.name}
            </text>
          </Fragment>
        ))}
        <path d={`M${x} ${y}c-4-6-10-11-10-18a10 10 0 0 1 20 0c0 7-6 12-10 18Z`} />
        <circle cx={x} cy={y - 18} r={4} />
        {own ? (
          <text className={own.isLeft ? "map-left" : undefined} x={x + (own.isLeft ? -13 : 13)} y={own.line}>
            {own.name}
          </text>
        ) : null}
      </svg>
    </div>
  );
}
