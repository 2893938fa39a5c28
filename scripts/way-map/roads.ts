import { onMap, type Point, type Position } from "../../app/rules/content/way-map";
import { type Town, towns } from "../../app/rules/town/road";

type Stop = Town | [latitude: number, longitude: number];

/** Drawn by hand through the real towns; not for navigation. */
const main: Stop[] = [
  "panama-city",
  [8.93, -79.68],
  [8.87, -79.79],
  [8.74, -79.88],
  [8.58, -79.93],
  [8.46, -80.02],
  [8.4, -80.15],
  [8.48, -80.34],
  [8.33, -80.5],
  "divisa",
  "chitre",
  "las-tablas",
  [7.6, -80.37],
  "tonosi",
  "cambutal",
];
const byTheCoast: Stop[] = [
  "las-tablas",
  [7.66, -80.12],
  "pedasi",
  [7.46, -80.07],
  "venao",
  [7.46, -80.3],
  "tonosi",
];
const byMacaracas: Stop[] = ["chitre", [7.86, -80.5], "macaracas", [7.56, -80.5], "tonosi"];

export const roads = { main, byTheCoast, byMacaracas };

export function pointsOf(road: Stop[]): Point[] {
  return road.map((stop) => onMap(typeof stop === "string" ? towns[stop] : positionOf(stop)));
}

function positionOf([latitude, longitude]: [number, number]): Position {
  return { latitude, longitude };
}

/** A smooth curve (Catmull and Rom) as cubic pieces. */
export function curveThrough(points: Point[]): [Point, Point, Point][] {
  return points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    const before = points[index - 1] ?? start;
    const after = points[index + 2] ?? end;
    return [
      { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 },
      { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 },
      end,
    ];
  });
}
