import { mapLeaf, mapWidth, onVillageMap, villageRoad } from "./village";

const width = 340;
const height = 170;
/** Its edges move in steps, so that they pass between the waves and houses that `scripts/village-map.ts` draws. */
const step = { x: 34, y: 32 };

/** The part of the village map around a position, and where on it that is; null where the map does not reach. */
export function mapPartAround(position: { latitude: number; longitude: number }) {
  const { x, y } = onVillageMap(position);
  if (x < 0 || x > mapWidth || y < 0 || y > mapLeaf.height) return null;
  const left = within(x - width / 2, step.x, mapWidth - width);
  const top = within(y - height * 0.35, step.y, mapLeaf.height - height);
  return { left, top, width, height, x: Math.round(x), y: Math.round(y) };
}

const within = (least: number, by: number, most: number) =>
  Math.min(Math.max(Math.round(least / by) * by, 0), most);

type Part = NonNullable<ReturnType<typeof mapPartAround>>;
export type NamedPoint = { name: string; latitude: number | null; longitude: number | null };
/** A name, the point it belongs to, and the line it is written on. */
type Label = { name: string; x: number; y: number; line: number; isLeft: boolean };
type Box = { left: number; right: number; y: number };

/** Of letters as high as on a phone. */
const letterWidth = 7.2;
const lineHeight = 15;
const besidePin = { x: 13, y: -13 };
const besideDot = { x: 7, y: 4 };
/** Beside the point, else a little higher or lower. */
const shifts = [0, -9, 9, -15, 15];

/**
 * The place's own name beside its pin, then those of its neighbours that fit: none over another or across the edge, and
 * on the road only where there's no other room.
 */
export function namesOnPart(part: Part, own: string, neighbours: readonly NamedPoint[]): Label[] {
  const pin = { left: part.x - 11, right: part.x + 11, y: part.y - 13 };
  const taken: Box[] = [pin, { ...pin, y: part.y }];
  const dots = neighbours.flatMap(({ name, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : { name, ...onVillageMap({ latitude, longitude }) },
  );
  const asked = [
    { name: own, x: part.x, y: part.y, beside: besidePin },
    ...dots.map((dot) => ({ ...dot, beside: besideDot })),
  ];
  return asked.flatMap(({ name, x, y, beside }) => {
    const long = name.length * letterWidth;
    const sides = shifts.flatMap((shift) =>
      [false, true].map((isLeft) => ({
        isLeft,
        left: isLeft ? x - beside.x - long : x + beside.x,
        right: isLeft ? x - beside.x : x + beside.x + long,
        y: y + beside.y + shift,
      })),
    );
    const dot = { left: x - 4, right: x + 4, y };
    const isFree = (one: Box) => !taken.some((other) => meet(one, other));
    const fitting = sides.filter((one) => isWithin(part, one) && isFree(one));
    const side = fitting.find((one) => !isOnRoad(one)) ?? fitting[0];
    if (!side || (beside === besideDot && !isFree(dot))) return [];
    taken.push(side, dot);
    return { name, x: Math.round(x), y: Math.round(y), line: Math.round(side.y), isLeft: side.isLeft };
  });
}

const margin = 6;
const isWithin = ({ left, top, width: wide, height: high }: Part, box: Box) =>
  box.left > left + margin &&
  box.right < left + wide - margin &&
  box.y > top + lineHeight &&
  box.y < top + high - margin;

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && Math.abs(one.y - other.y) < lineHeight;

/** Half of the road's width and what a letter reaches above and below its line. */
const [above, below] = [15, 8];

const isOnRoad = ({ left, right, y }: Box) =>
  villageRoad.some((from, index) => {
    const to = villageRoad[index + 1];
    if (!to) return false;
    const [west, east] = [Math.max(left, from.x), Math.min(right, to.x)];
    const roadAt = (x: number) => from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
    return west < east && [west, east].some((x) => roadAt(x) > y - above && roadAt(x) < y + below);
  });
