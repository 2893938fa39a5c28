import type { Amenity } from "../../rules/places/amenity-icons";
import type { PlaceMark } from "../../rules/places/place-marks";
import amenities from "./amenities.svg";

/** Two drawings that serve two names each. */
const sameAs: Partial<Record<Amenity | PlaceMark, string>> = { pets: "dogs", vegan: "vegetarian" };

export function AmenityIcon({ of }: { of: Amenity | PlaceMark }) {
  return (
    <svg className="icon size-6 text-sea-ink" aria-hidden="true">
      <use href={`${amenities}#${sameAs[of] ?? of}`} />
    </svg>
  );
}
