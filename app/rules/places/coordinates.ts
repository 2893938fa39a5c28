export type Coordinates = { latitude: number; longitude: number };
export type CoordinateName = keyof Coordinates;

const limits: Record<CoordinateName, number> = { latitude: 90, longitude: 180 };

export function isCoordinate(name: CoordinateName, value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= limits[name];
}

/** Both or nothing. Zero is a valid number. */
export function coordinatesOf(place: {
  latitude?: number | null;
  longitude?: number | null;
}): Coordinates | null {
  const { latitude, longitude } = place;
  return isCoordinate("latitude", latitude) && isCoordinate("longitude", longitude)
    ? { latitude, longitude }
    : null;
}

/** Six decimals are ten centimetres. */
export function roundCoordinate(value: number): number {
  return Math.round(value * 1e6) / 1e6 || 0;
}

/** For pasting into any map: "7.2829, -80.5189". */
export function positionInWords({ latitude, longitude }: Coordinates): string {
  return `${roundCoordinate(latitude)}, ${roundCoordinate(longitude)}`;
}
