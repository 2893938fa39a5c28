import type { Coordinates } from "./coordinates";

const earthRadius = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** In a straight line; the earth is flat enough over a few kilometres. */
export function metresBetween(one: Coordinates, other: Coordinates): number {
  const east =
    radians(other.longitude - one.longitude) * Math.cos(radians((one.latitude + other.latitude) / 2));
  const north = radians(other.latitude - one.latitude);
  return Math.hypot(east, north) * earthRadius;
}

/** "50 m", "350 m", "1.4 km": rounded, since the road is longer anyway. */
export function distanceInWords(metres: number): string {
  const rounded = Math.max(50, Math.round(metres / 50) * 50);
  if (rounded < 1000) return `${rounded}\u00a0m`;
  return `${(metres / 1000).toFixed(metres < 9950 ? 1 : 0)}\u00a0km`;
}
