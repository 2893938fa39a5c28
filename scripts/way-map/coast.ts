import { createRequire } from "node:module";
import type { MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { onMap, type Point, wayMap } from "../../app/rules/content/way-map";

/** Natural Earth's land at 1:10,000,000 in map units: each shore near the window as a ring. */
export function readCoast(): Point[][] {
  const world: Topology<{ land: GeometryCollection }> = createRequire(import.meta.url)(
    "world-atlas/land-10m.json",
  );
  const land = feature(world, world.objects.land);
  const polygons = land.features.flatMap(({ geometry }) => polygonsOf(geometry as Polygon | MultiPolygon));
  const rings = polygons
    .flat()
    .map((ring) => ring.map(([longitude = 0, latitude = 0]) => onMap({ latitude, longitude })));
  return rings.filter((ring) => ring.some(isNear));
}

function polygonsOf(geometry: Polygon | MultiPolygon) {
  return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
}

/** Land continues beyond the window, so that the edge isn't drawn as a shore. */
const margin = 40;
const frame = { left: -margin, top: -margin, right: wayMap.width + margin, bottom: wayMap.height + margin };

function isNear({ x, y }: Point): boolean {
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}

/** Clips a ring to the frame (Sutherland and Hodgman). */
export function cutToFrame(ring: Point[]): Point[] {
  const sides: [(point: Point) => number][] = [
    [({ x }) => x - frame.left],
    [({ x }) => frame.right - x],
    [({ y }) => y - frame.top],
    [({ y }) => frame.bottom - y],
  ];
  return sides.reduce((rest, [inside]) => cut(rest, inside), ring);
}

function cut(ring: Point[], inside: (point: Point) => number): Point[] {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const here = inside(point);
    const there = inside(before);
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = there / (there - here);
    const edge = { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share };
    return [edge, ...kept];
  });
}

/** Drops points less than `tolerance` off the line (Douglas and Peucker). */
export function simplify(line: Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let distance = 0;
  line.forEach((point, index) => {
    const away = distanceToSegment(point, first, last);
    if (away <= distance) return;
    farthest = index;
    distance = away;
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}

export function distanceToSegment(point: Point, from: Point, to: Point): number {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = along.x ** 2 + along.y ** 2;
  const share = length === 0 ? 0 : ((point.x - from.x) * along.x + (point.y - from.y) * along.y) / length;
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(point.x - from.x - along.x * at, point.y - from.y - along.y * at);
}
