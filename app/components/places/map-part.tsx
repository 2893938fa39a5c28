import { mapPartAround } from "../../rules/town/map-part";

/** The village around a place: our own drawing, so it needs no consent to load. */
export function MapPart({ where }: { where: { latitude: number; longitude: number } }) {
  const part = mapPartAround(where);
  if (!part) return null;
  const { left, top, width, height, x, y } = part;
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
        <path d={`M${x} ${y}c-4-6-10-11-10-18a10 10 0 0 1 20 0c0 7-6 12-10 18Z`} />
        <circle cx={x} cy={y - 18} r={3.5} />
      </svg>
    </div>
  );
}
