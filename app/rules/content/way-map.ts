export type Position = { latitude: number; longitude: number };
export type Point = { x: number; y: number };

/** The map's north-western corner, and its size in drawing units. */
export const wayMap = { north: 9.16, west: -81.02, width: 390, height: 500, unitsPerDegree: 226.4 };

/** How much shorter a degree of longitude is than one of latitude here. */
const narrowing = Math.cos((8.05 * Math.PI) / 180);

export function onMap({ latitude, longitude }: Position): Point {
  return {
    x: (longitude - wayMap.west) * narrowing * wayMap.unitsPerDegree,
    y: (wayMap.north - latitude) * wayMap.unitsPerDegree,
  };
}
