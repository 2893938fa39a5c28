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

/** Struck through, except where there is something else instead: steps. */
export function LackIcon({ of }: { of: PlaceMark }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${amenities}#${of === "step_free" ? "steps" : (sameAs[of] ?? of)}`} />
      {of === "step_free" ? null : <use href={`${amenities}#no`} />}
    </svg>
  );
}
