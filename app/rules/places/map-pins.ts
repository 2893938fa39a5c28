import { type Box, touch } from "../town/rectangle";
import { type MapLeaf, mapLeaf } from "../town/village";

export type Pinned = { number: number; name: string; x: number; y: number };
export type Pin<Place> = Place & {
  /** The middle of the disc on its pole, and on which side of it the name stands. */
  cx: number;
  cy: number;
  side: "left" | "right";
  /** In one row or two; none where there is room for its number alone. */
  rows: string[];
  boxes: Box[];
};

export const pinRadius = 16;
/** How far a disc keeps from the fold. */
const fold = pinRadius + 9;
export const letter = 8;
export const rowHeight = 18;
const longestName = 24;
const highest: Record<MapLeaf, number> = { west: 118, beach: 118, village: 40 };
const lowest = mapLeaf.height - 22;

/** A label of the map stands in a row of the drawing: longer names are cut, the list says them whole. */
export function nameOnMap(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;
}

/** Where a name parts into two rows, the longer of which is as short as can be; the number stands in the first. */
export function inTwoRows(name: string): string[] {
  const parted = [...name.matchAll(/ /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  const widest = ([first = "", second = ""]: string[]) => Math.max(first.length + 3, second.length);
  return parted.reduce((best, one) => (widest(one) < widest(best) ? one : best), [name]);
}

/** Lengths of the poles: the short ones first, below the point where the road is in the way. */
const poles = [30, 36, 42, -32, -40, 50, 58, 66, 76, 86, 96, 108, -52, 120, 134, 150, 168, 190];
const shifts = [0, 14, -14, 28, -28];
/** Who would stand with a disc over the beach below the road pays for it: the place itself is above. */
const underTheRoad = 110;
/** Lower, and the disc would stand in the sea: better a long pole. */
const shore = 388;
const inTheSea = 600;

/** A name in two rows is slower to read than a pole a little longer. */
const parted = 24;
/** A pin climbs as far to leave a drawn house or tree whole. */
const overDrawn = 60;

/** Placings that are followed at once, and how many stands of a place are tried in each. */
const followed = 8;
const tried = 4;

type Placing<Place> = { cost: number; pins: Pin<Place>[] };
type Ground = {
  leaf: MapLeaf;
  obstacles: readonly Box[];
  road: readonly Box[];
  drawn: readonly Box[];
};

/**
 * Each disc on a pole over its true point, with its name beside it. Nothing lies on the road, on a word of the map or on
 * another; of several orders of placing, the one with the shortest poles.
 */
export function placePins<Place extends Pinned>(places: readonly Place[], ground: Ground): Pin<Place>[] {
  const byX = [...places].sort((one, other) => one.x - other.x);
  const feet = byX.map(({ x, y }): Box => [x - 5, y - 5, x + 5, y + 5]);
  const choices = byX.map((place, index) =>
    choicesOf(place, [...ground.obstacles, ...feet.filter((_, at) => at !== index)], ground),
  );
  const best = [[...choices].reverse(), choices, ...turned(choices)]
    .map(inOrder)
    .reduce((least, one) => (one.cost < least.cost ? one : least));
  return best.pins.sort((one, other) => one.number - other.number);
}

/** From each place on, around the end: enough orders to find a good one, and always the same. */
function turned<One>(list: readonly One[]): One[][] {
  return list.slice(1).map((_, index) => [...list.slice(index + 1), ...list.slice(0, index + 1)]);
}

/** The cheapest placings are followed, so that a place may make room for the next. */
function inOrder<Place>(order: readonly Choice<Place>[][]): Placing<Place> {
  const start: Placing<Place> = { cost: 0, pins: [] };
  return order
    .reduce(
      (placings, choices) =>
        placings
          .flatMap((placing) => withNext(placing, choices))
          .sort((one, other) => one.cost - other.cost)
          .slice(0, followed),
      [start],
    )
    .reduce((best, one) => (one.cost < best.cost ? one : best));
}

type Choice<Place> = { cost: number; pin: Pin<Place> };

/** A place without room for its pin goes without. */
function withNext<Place>(
  { cost, pins }: Placing<Place>,
  choices: readonly Choice<Place>[],
): Placing<Place>[] {
  const taken = pins.flatMap(({ boxes }) => boxes);
  const next: Placing<Place>[] = [];
  for (const choice of choices) {
    if (next.length === tried) break;
    const { boxes } = choice.pin;
    if (boxes.some((box) => taken.some((other) => touch(box, other)))) continue;
    next.push({ cost: cost + choice.cost, pins: [...pins, choice.pin] });
  }
  return next.length > 0 ? next : [{ cost: cost + 3000, pins }];
}

type Stand = { pole: number; shift: number; side: "left" | "right"; cost: number };

const stands = poles
  .flatMap((pole) =>
    shifts.flatMap((shift) => (["right", "left"] as const).map((side) => ({ pole, shift, side }))),
  )
  .map((stand): Stand => ({ ...stand, cost: costOf(stand) }))
  .sort((one, other) => one.cost - other.cost);

function costOf({ pole, shift, side }: Omit<Stand, "cost">): number {
  const height = Math.abs(pole) + (pole < 0 ? underTheRoad : 0);
  return height + Math.abs(shift) / 2 + (side === "left" ? 6 : 0);
}

/** Its name in one row, in two, or its number alone. */
function choicesOf<Place extends Pinned>(place: Place, standing: readonly Box[], ground: Ground) {
  const name = nameOnMap(place.name);
  return [[name], inTwoRows(name), []]
    .flatMap((rows) => {
      const found: Choice<Place>[] = [];
      for (const stand of stands) {
        const pin = pinAt(place, stand, rows);
        if (!fits(pin, standing, ground)) continue;
        const hidden = ground.drawn.filter((one) => pin.boxes.some((box) => touch(box, one)));
        const over = hidden.length * overDrawn;
        const wet = pin.cy > shore ? inTheSea : 0;
        found.push({ pin, cost: stand.cost + over + wet + ([1000, 0, parted][rows.length] ?? 0) });
      }
      return found;
    })
    .sort((one, other) => one.cost - other.cost);
}

function pinAt<Place extends Pinned>(
  place: Place,
  { pole: length, shift, side }: Stand,
  rows: string[],
): Pin<Place> {
  const edge = pinRadius + 3;
  const cx = Math.max(fold, Math.min(mapLeaf.width - fold, place.x + shift));
  const cy = place.y - length;
  const [first = "", second = ""] = rows;
  const width = Math.max(`${place.number} ${first}`.length, second.length) * letter + 6;
  const half = 11 + (second ? rowHeight / 2 : 0);
  const words: Box =
    side === "right"
      ? [cx + pinRadius, cy - half, cx + pinRadius + width, cy + half]
      : [cx - pinRadius - width, cy - half, cx - pinRadius, cy + half];
  const pole: Box = [
    Math.min(place.x, cx) - 2,
    Math.min(cy, place.y - 3),
    Math.max(place.x, cx) + 2,
    Math.max(cy, place.y + 3),
  ];
  const boxes: Box[] = [[cx - edge, cy - edge, cx + edge, cy + edge], words, pole];
  return { ...place, cx, cy, side, rows, boxes };
}

function fits(
  { cy, boxes: [disc, words, pole] }: Pin<Pinned>,
  standing: readonly Box[],
  { leaf, road }: Ground,
): boolean {
  if (!disc || !words || !pole) return false;
  if (cy < highest[leaf] || cy > lowest || words[0] < 3 || words[2] > mapLeaf.width - 2) return false;
  if (road.some((piece) => touch(disc, piece) || touch(words, piece))) return false;
  return !standing.some((box) => touch(disc, box) || touch(words, box) || touch(pole, box));
}
