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
