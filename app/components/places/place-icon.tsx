import type { Amenity } from "../../rules/places/amenities";
import type { PlaceMark } from "../../rules/places/place-marks";
import amenities from "./amenities.svg";

/** Strokes on a grid of 24, in the manner of the guide's other icons. */
const cup = "M5 8h11v6a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5ZM16 10h1.5a2.5 2.5 0 0 1 0 5H16M8 3v2M12 3v2";
const glass = "M5 4.5h14l-7 8ZM12 12.5V20M8 20h8";
const plate = "M7 3v6a2.5 2.5 0 0 0 5 0V3M9.5 3v18M17 21v-7c-2 0-2.5-2-2.5-5S15.5 3 17 3Z";

const categories: Record<string, string> = {
  Seafood: "M3 12c4-6 11-6 15-1.5l3-2.5v8l-3-2.5C14 18 7 18 3 12ZM8 11v.1",
  Cafe: cup,
  "Bar & Tapas": glass,
  "Bar & Grill": glass,
  Italian: "M12 4.5c3.5 0 6.5 1 8.5 2.5L12 21 3.5 7C5.5 5.5 8.5 4.5 12 4.5ZM9.5 9.5h.1M14 10.5h.1M12 14.5h.1",
  Japanese: "M3.5 12h17a8.5 8.5 0 0 1-5 7.7h-7A8.5 8.5 0 0 1 3.5 12ZM7 9l12-5.5M12 9l8-3",
  Panamanian: "M5 9h14v7a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4ZM2.5 12H5M19 12h2.5M9 6V3.5M12 6V3.5M15 6V3.5",
  Mexican: "M3.5 16a8.5 8.5 0 0 1 17 0ZM3.5 19h17M8.5 12.5h.1M12 10.5h.1M15.5 12.5h.1",
  "Fast Food": "M4 10.5a8 6 0 0 1 16 0ZM4 14h16M5 17.5h14a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3Z",
};

export function CategoryIcon({ category }: { category: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={categories[category] ?? plate} />
    </svg>
  );
}

/** Two drawings that serve two names each. */
const sameAs: Partial<Record<Amenity | PlaceMark, string>> = { pets: "dogs", vegan: "vegetarian" };

export function AmenityIcon({ of }: { of: Amenity | PlaceMark }) {
  return (
    <svg className="icon size-6 text-sea-ink" aria-hidden="true">
      <use href={`${amenities}#${sameAs[of] ?? of}`} />
    </svg>
  );
}
