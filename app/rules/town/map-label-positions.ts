import { type MapPartAround, signScale } from "./map-part";
import { type Box, touch } from "./rectangle";
import type { MapPoint, Stretch } from "./village";
import { drawnHouses, drawnPalms } from "./village-scenery";

type Dot = MapPoint & { name: string };

/** Of one letter, and of a line, on a part of usual width. */
const letter = 5.9;
const line = 12;
const edge = 7;

/** What is harder to read over. */
const scenery: Box[] = [
  ...drawnPalms.map(([x, y, size = 1]): Box => [x - 4 * size, y - 24 * size, x + 16 * size, y]),
  ...drawnHouses.map(([x, y]): Box => [x - 8, y - 11, x + 8, y]),
];

/** Where the names of the dots stand, touching each from below or above; null where a name has no room. */
export function namesOnPart(part: MapPartAround, dots: readonly Dot[]): (MapPoint | null)[] {
  const scale = signScale(part);
  const taken: Box[] = [
    around({ x: part.x, y: part.y - 14 * scale }, 12 * scale, 15 * scale),
    ...dots.map((dot) => around(dot, 9 * scale, 9 * scale)),
  ];
  return dots.map(({ x, y, name }) => {
    const half = (name.length * letter * scale) / 2;
    const [least, most] = [part.left + half + edge * scale, part.left + part.width - half - edge * scale];
    if (least > most) return null;
    const boxes = aside(half)
      .map((step) => Math.min(Math.max(x + step, least), most))
      .flatMap((middle) => [17, -16, 21, -21].map((down) => ({ x: middle, y: y + down * scale })))
      .map((point) => around(point, half, (line * scale) / 2))
      .filter((box) => box[1] > part.top && box[3] < part.top + part.height)
      .filter((box) => !taken.some((other) => touch(other, box)));
    const [box] = boxes.toSorted((one, other) => covered(one) - covered(other));
    if (!box) return null;
    taken.push(box);
    return { x: Math.round((box[0] + box[2]) / 2), y: Math.round((box[1] + box[3]) / 2) };
  });
}

/** Where a word within a stretch stands, between its palms. */
export function wordOnStretch({ middle, across }: Stretch, word: string, scale: number): MapPoint {
  const half = (word.length * letter * scale) / 2;
  const points = aside(across - half).map((step) => ({ x: middle.x + step, y: middle.y }));
  return points.find((point) => isClear(around(point, half, (line * scale) / 2))) ?? middle;
}

/** How much scenery a line covers; above and below its letters it has some air. */
function covered([left, top, right, bottom]: Box): number {
  return scenery.reduce((sum, [west, north, east, south]) => {
    const across = Math.min(right, east) - Math.max(left, west);
    const down = Math.min(bottom - 2, south) - Math.max(top + 2, north);
    return across > 0 && down > 0 ? sum + across * down : sum;
  }, 0);
}

const isClear = (line: Box) => covered(line) === 0;

/** Steps to both sides of the middle, the shortest first. */
const aside = (most: number): number[] => [
  0,
  ...Array.from({ length: Math.max(0, Math.floor(most / 4)) }, (_, step) => [
    (step + 1) * 4,
    (step + 1) * -4,
  ]).flat(),
];

const around = ({ x, y }: MapPoint, across: number, down: number): Box => [
  x - across,
  y - down,
  x + across,
  y + down,
];
