import { type Coordinates, coordinatesOf } from "./coordinates";
import { metresBetween } from "./distance";

type Placed = { latitude: number | null; longitude: number | null };
type Near<Place> = Place & { metres: number };

/** Closest first; places without a position are left out. */
export function nearest<Place extends Placed>(
  here: Coordinates,
  places: readonly Place[],
  count: number,
): Near<Place>[] {
  return places
    .flatMap((place) => {
      const there = coordinatesOf(place);
      return there ? [{ ...place, metres: metresBetween(here, there) }] : [];
    })
    .sort((one, other) => one.metres - other.metres)
    .slice(0, count);
}
