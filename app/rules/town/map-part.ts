import { type MapPoint, mapLeaf, mapWidth, metresPerUnit, onVillageMap } from "./village";

export const usualWidth = 340;
/** Wider for neighbors further away, but no wider than a phone can show. */
const widest = 680;
/** Edges lie on these lines, between which `village-scenery.ts` keeps whatever is drawn. */
export const mapLines = { x: { first: 14, step: 68 }, y: { first: 24, step: 34 } };
/** Palms stand across this one. */
export const beachLine = 398;
/** It's widened for the two nearest neighbors, and for a third within a short walk: 600 m. */
const mostReached = 3;
const alwaysReached = 2;
const shortWalk = 600 / metresPerUnit;
const reachMargin = { x: 48, y: 40 };
/** How far a pin's head reaches above its point, on a part of usual width. */
export const pinHead = 30;

type Position = { latitude: number; longitude: number };
type MaybePlaced = { latitude: number | null; longitude: number | null };
export type NamedPoint = MaybePlaced & { name: string };
export type MapPart = { left: number; top: number; width: number; height: number };
export type MapPartAround = MapPart & MapPoint;

/** The part of the village map around a position, and where on it that is; null where the map does not reach. */
export function mapPartAround(
  position: Position,
  neighbours: readonly NamedPoint[] = [],
): MapPartAround | null {
  const pin = rounded(onVillageMap(position));
  if (pin.x < mapLines.x.first || pin.x > mapWidth || pin.y < 0 || pin.y > mapLeaf.height) return null;
  const close = { ...partOf(usualWidth, pin.x, pin.y + 8), ...pin };
  const others = neighbours
    .slice(0, mostReached)
    .flatMap((neighbour, index) =>
      pointOf(neighbour).filter(
        ({ x, y }) => index < alwaysReached || Math.hypot(x - pin.x, y - pin.y) <= shortWalk,
      ),
    );
  if (others.every((other) => isWithin(close, other, 10))) return close;
  const reached = [pin, ...others.filter((other) => Math.abs(other.x - pin.x) < widest - 2 * reachMargin.x)];
  const across = extent(reached.map(({ x }) => x));
  const down = extent(reached.map(({ y }) => y));
  const needed = Math.max(across.size + 2 * reachMargin.x, 2 * (down.size + 2 * reachMargin.y));
  const wide = Math.ceil(Math.min(Math.max(needed, usualWidth), widest) / mapLines.x.step) * mapLines.x.step;
  return { ...withHead(partOf(wide, across.middle, down.middle), pin), ...pin };
}

/** Moved up by as few lines as show the pin's head whole, so that the neighbors below stay. */
function withHead(part: MapPart, pin: MapPoint): MapPart {
  const { step } = mapLines.y;
  const lines = Math.max(0, Math.ceil((part.top - pin.y + pinHead * signScale(part)) / step));
  const top = Math.max(0, part.top - lines * step);
  return { ...part, top: endsOnBeach(top, part.height) ? top - step : top };
}

/** The part that has this point near its middle. */
export function partOf(wide: number, x: number, y: number): MapPart {
  const high = wide / 2;
  const left = onLine(x - high, mapLines.x, mapWidth - wide);
  const top = onLine(y - high / 2, mapLines.y, mapLeaf.height - high);
  return {
    left,
    top: endsOnBeach(top, high) ? top + mapLines.y.step : top,
    width: wide,
    height: high,
  };
}

const endsOnBeach = (top: number, high: number) => top + high === beachLine;
const onLine = (near: number, { first, step }: typeof mapLines.x, most: number) =>
  Math.min(Math.max(first + Math.round((near - first) / step) * step, first), most);
const rounded = ({ x, y }: MapPoint) => ({ x: Math.round(x), y: Math.round(y) });
const extent = (all: number[]) => {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return { size: most - least, middle: (least + most) / 2 };
};

/** None without a position. */
export function pointOf({ latitude, longitude }: MaybePlaced): MapPoint[] {
  return latitude === null || longitude === null ? [] : [rounded(onVillageMap({ latitude, longitude }))];
}

/** How much larger signs are drawn on a part, so that they look alike on all. */
export const signScale = (part: MapPart) => part.width / usualWidth;

/** With the place's point if its number stands beside it. */
export type Dot = MapPoint & { name: string; point?: MapPoint };

/** Between the middles of two numbers. */
const apart = 18;
const margin = 10;

/** The middle of a pin's head. */
export const headOfPin = (part: MapPartAround): MapPoint => ({ x: part.x, y: part.y - 18 * signScale(part) });

/** Neighbours on the part: each at its point or, where that would cover a sign or another's number, beside it. */
export function dotsOnPart(part: MapPart, sign: MapPoint, neighbours: readonly NamedPoint[]): Dot[] {
  const scale = signScale(part);
  const dots: Dot[] = [];
  for (const { name, ...neighbour } of neighbours) {
    const [point] = pointOf(neighbour);
    if (!point || !isWithin(part, point, margin * scale)) continue;
    const free = [point, ...pointsBeside(point, (apart + 2) * scale)].find(
      (spot) =>
        isWithin(part, spot, margin * scale) &&
        [sign, ...dots].every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) >= apart * scale),
    );
    if (free) dots.push(free === point ? { name, ...point } : { name, ...free, point });
  }
  return dots;
}

/** Above and below, then to both sides, then in between. */
function pointsBeside({ x, y }: MapPoint, away: number): MapPoint[] {
  const aslant = away * Math.SQRT1_2;
  const steps = [
    [0, -away],
    [0, away],
    [-away, 0],
    [away, 0],
    [-aslant, -aslant],
    [aslant, -aslant],
    [-aslant, aslant],
    [aslant, aslant],
  ] as const;
  return steps.map(([right, down]) => rounded({ x: x + right, y: y + down }));
}

/** Whether a neighbour's position lies beyond the part's edges. */
export const isOffPart = (part: MapPart, neighbour: MaybePlaced) =>
  pointOf(neighbour).some((point) => !isWithin(part, point, 0));

const isWithin = ({ left, top, width: wide, height: high }: MapPart, { x, y }: MapPoint, edge: number) =>
  x > left + edge && x < left + wide - edge && y > top + edge && y < top + high - edge;
