import { type MapPartAround, signScale } from "./map-part";
import { type Box, touch } from "./rectangle";
import type { MapPoint } from "./village";

type Dot = MapPoint & { name: string };

/** Of one letter, and of a line, on a part of usual width. */
const letter = 6.1;
const line = 12;
const edge = 6;

/** Where the names of the dots stand, below or above each; null where a name has no room. */
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
    const middle = Math.min(Math.max(x, least), most);
    for (const at of [y + 17 * scale, y - 16 * scale]) {
      const box = around({ x: middle, y: at }, half, (line * scale) / 2);
      const isInside = box[1] > part.top && box[3] < part.top + part.height;
      if (!isInside || taken.some((other) => touch(other, box))) continue;
      taken.push(box);
      return { x: Math.round(middle), y: Math.round(at) };
    }
    return null;
  });
}

const around = ({ x, y }: MapPoint, across: number, down: number): Box => [
  x - across,
  y - down,
  x + across,
  y + down,
];
