/** The towns a visitor meets on the way, where they stand. Only the capital has a name in each language. */
export const towns = {
  "panama-city": { latitude: 8.98, longitude: -79.52 },
  divisa: { name: "Divisa", latitude: 8.13, longitude: -80.7 },
  chitre: { name: "Chitré", latitude: 7.97, longitude: -80.43 },
  "las-tablas": { name: "Las Tablas", latitude: 7.77, longitude: -80.28 },
  macaracas: { name: "Macaracas", latitude: 7.73, longitude: -80.55 },
  pedasi: { name: "Pedasí", latitude: 7.53, longitude: -80.03 },
  venao: { name: "Venao", latitude: 7.43, longitude: -80.19 },
  tonosi: { name: "Tonosí", latitude: 7.4, longitude: -80.44 },
  cambutal: { name: "Cambutal", latitude: 7.28, longitude: -80.52 },
} as const;

export type Town = keyof typeof towns;

/** The usual road, from town to town. */
export const wayLegs: readonly (readonly [from: Town, to: Town])[] = [
  ["panama-city", "divisa"],
  ["divisa", "chitre"],
  ["chitre", "las-tablas"],
  ["las-tablas", "tonosi"],
  ["tonosi", "cambutal"],
];

export type Position = { latitude: number; longitude: number };
export type Point = { x: number; y: number };

/** The window of the map: its north-western corner, and its size in units of the drawing. */
export const wayMap = { north: 9.16, west: -81.02, width: 390, height: 500, unitsPerDegree: 226.4 };

/** A degree of longitude is this much shorter than one of latitude in the middle of the map. */
const narrowing = Math.cos((8.05 * Math.PI) / 180);

export function onMap({ latitude, longitude }: Position): Point {
  return {
    x: (longitude - wayMap.west) * narrowing * wayMap.unitsPerDegree,
    y: (wayMap.north - latitude) * wayMap.unitsPerDegree,
  };
}

export function fromMap({ x, y }: Point): Position {
  return {
    latitude: wayMap.north - y / wayMap.unitsPerDegree,
    longitude: wayMap.west + x / narrowing / wayMap.unitsPerDegree,
  };
}

const kilometresPerDegree = 111.2;

/** Near enough for neighbours: over the whole map it is off by less than one part in two hundred. */
export function kilometresBetween(one: Position, other: Position): number {
  const north = one.latitude - other.latitude;
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const east = (one.longitude - other.longitude) * Math.cos(middle);
  return Math.hypot(north, east) * kilometresPerDegree;
}
