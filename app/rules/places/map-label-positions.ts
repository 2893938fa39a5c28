import { textWidth } from "../pictures/fitted-text";
import { type MapPart, type MapPartAround, pinHead, signScale } from "../town/map-part";
import { type Box, touch } from "../town/rectangle";
import { type MapPoint, roadAt, villageRoad, villageShore } from "../town/village";
import { drawnBoxes } from "../town/village-scenery";

type Dot = MapPoint & { name: string };

/** Of the letters, and of a line, on a part of usual width. */
const size = 11.5;
const line = 12;
const edge = 7;
/** Of dots, with numbers and without. */
export const numberRadius = 8;
export const bareRadius = 4;
/** The sea's name is larger than the others. */
const seaSize = 1.15;
/** Two names side by side don't read as one. */
const air = { x: 5, y: 2 };
/** How many places of a name are tried with those of the others. */
const tried = 16;
/** Half of the drawn road with its light edges, and a little air. */
const roadHalf = 5;
/** A name left out is worse than anything else it could cover. */
const leftOut = 100_000;

/** Half a palm beside a name is worse than a name on the road or the shore. */
const overDrawn = 10;
const onLine = 5;
const shore = piecesOf(villageShore);
const lines: Box[] = [...piecesOf(villageRoad), ...shore];

function piecesOf(line: readonly MapPoint[]): Box[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    return Array.from({ length: 12 }, (_, step) => {
      const share = (step + 0.5) / 12;
      return around({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, 4, 4);
    });
  });
}

type Choice = { box: Box | null; cost: number };

/**
 * Where the names of the dots stand, touching each from below, above or beside it; null where a name has no room. No
 * name may cover the road or a sign: a pin, or a stretch's word and edge. A dot beside the road has its name on its side.
 */
export function namesOnPart(
  part: MapPart,
  dots: readonly Dot[],
  signs: readonly Box[],
  dotRadius = numberRadius,
): (MapPoint | null)[] {
  const taken = [...signs, ...dots.map((dot) => around(dot, 9 * signScale(part), 9 * signScale(part)))];
  const choices = dots.map((dot) => choicesOf(part, dot, dotRadius, taken));
  const best = choices.reduce<{ boxes: (Box | null)[]; cost: number }[]>(
    (sofar, own) =>
      sofar.flatMap(({ boxes, cost }) =>
        own
          .filter(({ box }) =>
            boxes.every((other) => !box || !other || !areClose(box, other, signScale(part))),
          )
          .map((one) => ({ boxes: [...boxes, one.box], cost: cost + one.cost })),
      ),
    [{ boxes: [], cost: 0 }],
  );
  const { boxes } = best.reduce((least, one) => (one.cost < least.cost ? one : least));
  return boxes.map(
    (box) => box && { x: Math.round((box[0] + box[2]) / 2), y: Math.round((box[1] + box[3]) / 2) },
  );
}

export function pinOn(part: MapPartAround): Box[] {
  const scale = signScale(part);
  return [[part.x - 17 * scale, part.y - pinHead * scale, part.x + 17 * scale, part.y + scale]];
}

/** A word near a point of the right edge, ending before it; null where it would cover a sign. */
export function wordBefore(part: MapPart, { x, y }: MapPoint, word: string, signs: readonly Box[]) {
  const scale = signScale(part);
  const half = halfOf(word, scale);
  const free = [-16, 16, -24, 24, -32, 32]
    .map((down) => {
      const middle = { x: Math.round(x - half - edge * scale), y: Math.round(y + down * scale) };
      const box = around(middle, half, (line * scale) / 2);
      return { middle, box, cost: covered(box) + Math.abs(down) };
    })
    .filter(({ box }) => isWithin(part, box) && !signs.some((sign) => touch(sign, box)));
  return free.toSorted((one, other) => one.cost - other.cost)[0] ?? null;
}

/** The sea's name in the corner that hides the least of what's drawn there; null where both are too near the shore. */
export function wordOfSea(part: MapPart, word: string) {
  const scale = signScale(part);
  const half = halfOf(word, scale * seaSize);
  const y = Math.round(part.top + part.height - 13 * scale);
  const inset = half + 11 * scale;
  const corners = [part.left + inset, part.left + part.width - inset].map((x) => ({ x: Math.round(x), y }));
  const isInWater = (middle: MapPoint) =>
    !shore.some((piece) => touch(piece, around(middle, half, 20 * scale)));
  const hides = (middle: MapPoint) => hidden(around(middle, half, (line * scale) / 2), drawnBoxes);
  return corners.filter(isInWater).toSorted((one, other) => hides(one) - hides(other))[0] ?? null;
}

function choicesOf(part: MapPart, { x, y, name }: Dot, radius: number, taken: readonly Box[]): Choice[] {
  const scale = signScale(part);
  const half = halfOf(name, scale);
  const [least, most] = [part.left + half + edge * scale, part.left + part.width - half - edge * scale];
  if (least > most) return [{ box: null, cost: leftOut }];
  const side = sideOfRoad(around({ x, y }, 0, radius * scale - roadHalf));
  const along = aside(half).map((step) => Math.min(Math.max(x + step, least), most));
  const beside = [11 * scale + half, -11 * scale - half].map((step) => ({ x: x + step, y }));
  const points = [
    ...along.flatMap((middle) => [17, -16, 21, -21].map((down) => ({ x: middle, y: y + down * scale }))),
    ...beside.filter((point) => point.x >= least && point.x <= most),
  ];
  const found = points
    .map((point) => ({ point, box: around(point, half, (line * scale) / 2) }))
    .filter(({ box }) => isWithin(part, box))
    .filter(({ box }) => !taken.some((other) => touch(other, box)))
    .filter(({ point }) => {
      const name = sideOfRoad(around(point, half, 4.5 * scale));
      return name !== null && (side === null || name === side);
    })
    .map(({ point, box }): Choice => ({ box, cost: covered(box) + 2 * Math.abs(point.x - x) * scale }))
    .toSorted((one, other) => one.cost - other.cost);
  return [...spread(found), { box: null, cost: leftOut }];
}

/** Null for what's on the road. */
export function sideOfRoad([left, top, right, bottom]: Box): "inland" | "seaward" | null {
  const road = Array.from({ length: 13 }, (_, step) => roadAt(left + ((right - left) * step) / 12));
  if (road.every((y) => bottom <= y - roadHalf)) return "inland";
  return road.every((y) => top >= y + roadHalf) ? "seaward" : null;
}

function isWithin(part: MapPart, [, top, , bottom]: Box): boolean {
  const air = 2 * signScale(part);
  return top > part.top + air && bottom < part.top + part.height - air;
}

/** The cheapest of each row above and below the dot, and the row's ends, so that a name can make room for the next. */
function spread(choices: readonly Choice[]): Choice[] {
  const rows = [...Map.groupBy(choices, ({ box }) => box?.[1]).values()];
  return rows.flatMap((row) => {
    const along = row.toSorted((one, other) => (one.box?.[0] ?? 0) - (other.box?.[0] ?? 0));
    const ends = [along.at(0), along.at(-1)].filter((one) => one !== undefined);
    return [...new Set([...row.slice(0, Math.ceil(tried / rows.length)), ...ends])];
  });
}

/** Half the width of a word of a map of usual size. */
export const halfOfWord = (word: string) => Math.ceil(halfOf(word, 1));

const halfOf = (name: string, scale: number) => (textWidth(name, "strong", size) * scale) / 2 + 1;

const areClose = (one: Box, [left, top, right, bottom]: Box, scale: number) =>
  touch(one, [left - air.x * scale, top - air.y * scale, right + air.x * scale, bottom + air.y * scale]);

/** How bad it is what a line of letters covers; above and below them it has some air. */
const covered = (name: Box) => overDrawn * hidden(name, drawnBoxes) + onLine * hidden(name, lines);

function hidden([left, top, right, bottom]: Box, below: readonly Box[]): number {
  return below.reduce((sum, [west, north, east, south]) => {
    const wide = Math.min(right, east) - Math.max(left, west);
    const high = Math.min(bottom - 2, south) - Math.max(top + 2, north);
    return wide > 0 && high > 0 ? sum + wide * high : sum;
  }, 0);
}

/** Steps to both sides of the middle, the shortest first. */
const aside = (most: number): number[] => [
  0,
  ...Array.from({ length: Math.max(0, Math.floor(most / 4)) }, (_, step) => [
    (step + 1) * 4,
    (step + 1) * -4,
  ]).flat(),
];

function around({ x, y }: MapPoint, across: number, down: number): Box {
  return [x - across, y - down, x + across, y + down];
}
