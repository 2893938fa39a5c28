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

/** Words of an address that tell how far along the shore it is, from west to east; the first that fits counts. */
const alongTheShore: readonly (readonly [RegExp, number])[] = [
  [/\b(los buzos|boca del rio|lado oeste|west end|west side|estero)\b/, 0],
  [/\b(tonosi|tierra adentro|inland|lado este|east end|east side)\b/, 4],
  [/\b(parada|bus stop|cancha|pitch|soccer field)\b/, 3],
  [/\b(iglesia|church|calle principal|main street|segunda calle|second street|plaza|escuela|school)\b/, 2],
  [/\b(playa|beach|arena|sand)\b/, 1],
];
const nowhere = alongTheShore.length;

/** By the folded words of an address; what names no landmark comes last. */
export function orderAlongShore(foldedAddress: string): number {
  return alongTheShore.find(([words]) => words.test(foldedAddress))?.[1] ?? nowhere;
}

/** The leaf whose walk passes such an address; null where its words don't say. */
export function partOfShore(foldedAddress: string): MapLeaf | null {
  const order = orderAlongShore(foldedAddress);
  if (order < 2) return order === 0 ? "west" : "beach";
  return order < 4 ? "village" : null;
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
