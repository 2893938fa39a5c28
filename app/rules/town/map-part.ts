import { mapLeaf, mapWidth, onVillageMap } from "./village";

const width = 340;
const height = 170;
/** Its edges move in steps, so that they pass between the waves and houses that `scripts/village-map.ts` draws. */
const step = { x: 34, y: 32 };

/** The part of the village map around a position, and where on it that is; null where the map does not reach. */
export function mapPartAround(position: { latitude: number; longitude: number }) {
  const { x, y } = onVillageMap(position);
  if (x < 0 || x > mapWidth || y < 0 || y > mapLeaf.height) return null;
  const left = within(x - width / 2, step.x, mapWidth - width);
  const top = within(y - height * 0.45, step.y, mapLeaf.height - height);
  return { left, top, width, height, x: Math.round(x), y: Math.round(y) };
}

const within = (least: number, by: number, most: number) =>
  Math.min(Math.max(Math.round(least / by) * by, 0), most);

type Part = NonNullable<ReturnType<typeof mapPartAround>>;
export type NamedPoint = { name: string; latitude: number | null; longitude: number | null };
type Dot = { name: string; x: number; y: number };

/** Between the middles of two numbers. */
const apart = 18;
const margin = 10;

/** The neighbours in the part that have room for a number beside the pin and one another. */
export function dotsOnPart(part: Part, neighbours: readonly NamedPoint[]): Dot[] {
  const pin = { x: part.x, y: part.y - 18 };
  const dots: Dot[] = [];
  for (const { name, latitude, longitude } of neighbours) {
    if (latitude === null || longitude === null) continue;
    const { x, y } = onVillageMap({ latitude, longitude });
    const dot = { name, x: Math.round(x), y: Math.round(y) };
    const isFree = [pin, ...dots].every((other) => Math.hypot(other.x - x, other.y - y) >= apart);
    if (isFree && isWithin(part, dot)) dots.push(dot);
  }
  return dots;
}

const isWithin = ({ left, top, width: wide, height: high }: Part, { x, y }: Dot) =>
  x > left + margin && x < left + wide - margin && y > top + margin && y < top + high - margin;
