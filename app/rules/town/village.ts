import { townCoordinates } from "./town";

/** Units of the drawing; one is two meters of the village. */
export type MapPoint = { x: number; y: number };
type Position = { latitude: number; longitude: number };

/** The map of the village is a folding screen: leaves beside one another make one panorama. */
export const mapLeaf = { width: 390, height: 500 };
export const mapLeaves = ["west", "beach", "village"] as const;
export type MapLeaf = (typeof mapLeaves)[number];
export const metresPerUnit = 2;
export const mapWidth = mapLeaf.width * mapLeaves.length;

/** The shore runs so many degrees off west to east: turned by them, the beach lies level. */
export const mapTurn = 14.1;
/** Where the town's own position stands on the drawing. */
const middle = { x: 773, y: 374 };

const metresPerDegree = 110_950;
const turn = (mapTurn * Math.PI) / 180;

/** True to scale: nothing is stretched, only turned. */
export function onVillageMap({ latitude, longitude }: Position): MapPoint {
  const parallel = Math.cos((townCoordinates.latitude * Math.PI) / 180);
  const east = (longitude - townCoordinates.longitude) * metresPerDegree * parallel;
  const north = (latitude - townCoordinates.latitude) * metresPerDegree;
  return {
    x: middle.x + (east * Math.cos(turn) + north * Math.sin(turn)) / metresPerUnit,
    y: middle.y - (north * Math.cos(turn) - east * Math.sin(turn)) / metresPerUnit,
  };
}

const points = (pairs: readonly [number, number][]): MapPoint[] => pairs.map(([x, y]) => ({ x, y }));

/** The road and the shore, by eye until somebody has walked them. */
export const villageRoad = points([
  [60, 352],
  [193, 370],
  [333, 382],
  [453, 380],
  [562, 372],
  [650, 365],
  [738, 356],
  [817, 357],
  [865, 352],
  [918, 328],
  [973, 282],
  [1053, 254],
  [1133, 245],
  [1273, 207],
]);
/** How high the road runs there; level beyond its ends. */
export function roadAt(x: number): number {
  const next = villageRoad.findIndex((point) => point.x > x);
  const [from, to] = [villageRoad.at(next < 0 ? -1 : Math.max(0, next - 1)), villageRoad.at(next)];
  if (!from || !to) return 0;
  const share = from === to ? 0 : (x - from.x) / (to.x - from.x);
  return from.y + (to.y - from.y) * Math.min(1, Math.max(0, share));
}
export const villageShore = points([
  [-177, 377],
  [-77, 387],
  [13, 394],
  [113, 398],
  [223, 411],
  [333, 421],
  [453, 416],
  [562, 408],
  [650, 396],
  [743, 394],
  [823, 404],
  [913, 402],
  [1013, 389],
  [1103, 378],
  [1203, 382],
  [1323, 372],
]);

/** An ellipse on the drawing. */
export type Stretch = {
  middle: MapPoint;
  across: number;
  down: number;
  /** How far below its middle its word stands, clear of the road and of what is drawn. */
  word?: number;
  /** A wider part of the map, so that the sea is on it. */
  wide?: number;
  /** What of it the words name, drawn in its middle. */
  thing?: MapThing;
  /** What's drawn there instead for who teaches surfing or rents boards. */
  ofSurf?: MapThing;
};
type MapThing = MapPoint & { name: "pitch" | "shelter" | "deck" | "boards" };
type Landmark = {
  /** Of a folded address. */
  words: RegExp;
  /** How far along the shore, from west to east. */
  order: number;
  /** The leaf whose walk passes it. */
  leaf: MapLeaf | null;
  /** What of the map it means; null where that's too far or too vague. */
  stretch: Stretch | null;
};

const beach = { middle: { x: 810, y: 379 }, across: 80, down: 15, word: 34, wide: 544 };
/** Below the road, so that what's drawn in its middle is clear of it. */
const upTheRoad = { middle: { x: 1000, y: 295 }, across: 66, down: 30, word: 54, wide: 544 };
/** The first that fits counts: who says both the beach and a street means the street, but the sand is the beach. */
const landmarks: readonly Landmark[] = [
  { words: /\b(los buzos|boca del rio|estero)\b/, order: 0, leaf: "west", stretch: null },
  {
    words: /\b(lado oeste|west (?:end|side))\b/,
    order: 0,
    leaf: "west",
    stretch: { middle: { x: 320, y: 401 }, across: 110, down: 14 },
  },
  { words: /\b(tonosi|tierra adentro|inland)\b/, order: 4, leaf: null, stretch: null },
  {
    words: /\b(lado este|east (?:end|side))\b/,
    order: 4,
    leaf: null,
    stretch: { middle: { x: 1000, y: 371 }, across: 74, down: 15 },
  },
  {
    words: /\b(beach break|rompiente|olas de playa)\b/,
    order: 1,
    leaf: "beach",
    // Around the drawn wave, with the word below it.
    stretch: { middle: { x: 592, y: 452 }, across: 105, down: 34, word: 18 },
  },
  {
    words: /\b(deck|tarima|entablado|terraza (sobre|frente a) (la playa|el mar))\b/,
    order: 1,
    leaf: "beach",
    stretch: { ...beach, thing: { name: "deck", x: 810, y: 379 } },
  },
  {
    words: /\b(arena|sand)\b/,
    order: 1,
    leaf: "beach",
    stretch: { ...beach, ofSurf: { name: "boards", x: 810, y: 379 } },
  },
  {
    words: /\b(parada|bus stop)\b/,
    order: 3,
    leaf: "village",
    stretch: { ...upTheRoad, thing: { name: "shelter", x: 1000, y: 303 } },
  },
  {
    words: /\b(cancha|cuadro de futbol|pitch|soccer field)\b/,
    order: 3,
    leaf: "village",
    stretch: { ...upTheRoad, thing: { name: "pitch", x: 1000, y: 296 } },
  },
  {
    words:
      /\b(iglesia|church|calle principal|main street|segunda calle|second street|plaza|escuela|school)\b/,
    order: 2,
    leaf: "village",
    stretch: { middle: { x: 796, y: 340 }, across: 110, down: 26, word: -8 },
  },
  { words: /\b(playa|beach|mar|sea)\b/, order: 1, leaf: "beach", stretch: beach },
];
const nowhere: Omit<Landmark, "words"> = { order: 5, leaf: null, stretch: null };

/** By the folded words of an address; what names no landmark comes last. */
export function landmarkIn(foldedAddress: string): Omit<Landmark, "words"> {
  return landmarks.find(({ words }) => words.test(foldedAddress)) ?? nowhere;
}

/** The spots of /surf from west to east, as people tell it. */
export const spotsFromWest: readonly string[] = [
  "pedregal",
  "corto-circuito",
  "horcones",
  "dinosaurios",
  "411",
  "playa-negra",
  "cambutal",
  "guanico",
  "venao",
];
