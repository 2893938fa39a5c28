import type { Amenity } from "../../rules/places/amenities";
import type { PlaceMark } from "../../rules/places/place-marks";
import { classNames } from "../../ui/class-names";

/** Strokes on a grid of 24, in the manner of the guide's other icons. */
const cup = "M5 8h11v6a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5ZM16 10h1.5a2.5 2.5 0 0 1 0 5H16M8 3v2M12 3v2";
const glass = "M5 4.5h14l-7 8ZM12 12.5V20M8 20h8";
const plate = "M7 3v6a2.5 2.5 0 0 0 5 0V3M9.5 3v18M17 21v-7c-2 0-2.5-2-2.5-5S15.5 3 17 3Z";

const amenities: Record<Amenity, string> = {
  wifi: "M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0M9 16.3a4.3 4.3 0 0 1 6 0M12 19.5v.1",
  pool: "M3 15c2-1.6 4-1.6 6 0s4 1.6 6 0 4-1.6 6 0M3 19.5c2-1.6 4-1.6 6 0s4 1.6 6 0 4-1.6 6 0M8 13V6a2 2 0 0 1 4 0M15 13V6a2 2 0 0 1 4 0M8 9.5h7",
  parking: "M5 3.5h14v17H5ZM10 17V7.5h3a2.8 2.8 0 0 1 0 5.6h-3",
  air: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5",
  fan: "M12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM12 10.5C9 8 9.5 3.5 12 3.5s3 4 0 7ZM10.7 12.8C10 16.5 6 18.5 4.8 16.3s2.4-4.1 5.9-3.5ZM13.3 12.8c3.5-.6 7.1 1.3 5.9 3.5s-5.2.2-5.9-3.5Z",
  breakfast: cup,
  restaurant: plate,
  bar: glass,
  kitchen: "M5 9h14v7a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4ZM2.5 12H5M19 12h2.5M9 6V3.5M12 6V3.5M15 6V3.5",
  surf: "M14 3c4 3.5 4 10 0 18-4-8-4-14.5 0-18ZM14 6v12M3 18c1.5-1.3 3-1.3 4.5 0S9.5 19 10.5 18",
  beach: "M3 20c3-2 6-2 9 0s6 2 9 0M12 17.5 10 9M4 11c1-5 9-7.5 13-3.5C14 7.5 9 8.5 4 11Z",
  yoga: "M12 4.5a1.8 1.8 0 1 0 0 .1ZM12 9v5M12 10 6.5 14M12 10l5.5 4M4 19.5c3-.5 5-2 8-5.5 3 3.5 5 5 8 5.5-5 .8-11 .8-16 0Z",
  garden: "M12 21v-9M12 14c-5 0-7-2.5-7-7 4.5 0 7 2 7 7ZM12 12c0-4.5 2.5-7 7-7 0 4.5-2.5 7-7 7Z",
  pets: "M7 8.5v-2M12 6.5v-2M17 8.5v-2M12 11c-3 0-6.5 4-5 7 1 2 3 1 5 1s4 1 5-1c1.5-3-2-7-5-7Z",
  laundry: "M5 3.5h14v17H5ZM12 9a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM8 6.3h.1M11 6.3h.1",
  shower:
    "M5 20V7a3.5 3.5 0 0 1 7 0M8.5 10a3.5 3.5 0 0 1 7 0ZM9.5 13.5v1M12 13.5v1M14.5 13.5v1M9.5 17.5v1M12 17.5v1M14.5 17.5v1",
  family:
    "M8 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM4 20v-5.5a4 4 0 0 1 8 0V20M17 9.5a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2ZM14.5 20v-2.5a2.5 2.5 0 0 1 5 0V20",
  tv: "M3.5 5h17v11.5h-17ZM8.5 20h7M12 16.5V20",
  power: "M13 3 5.5 13.5H11L10 21l8-11h-5.5Z",
  safe: "M12 3l7.5 3v5.5c0 5-3.5 8-7.5 9.5-4-1.5-7.5-4.5-7.5-9.5V6ZM8.8 12l2.3 2.3 4.2-4.3",
  transfer: "M3.5 6h13l4 5.5V17h-17ZM7.5 17v2M16.5 17v2M3.5 11.5h17M10 6v5.5",
  other: "m5 12.5 4.5 4.5L19 7.5",
};

const categories: Record<string, string> = {
  Seafood: "M3 12c4-6 11-6 15-1.5l3-2.5v8l-3-2.5C14 18 7 18 3 12ZM8 11v.1",
  Cafe: cup,
  "Bar & Tapas": glass,
  "Bar & Grill": glass,
  Italian: "M12 4.5c3.5 0 6.5 1 8.5 2.5L12 21 3.5 7C5.5 5.5 8.5 4.5 12 4.5ZM9.5 9.5h.1M14 10.5h.1M12 14.5h.1",
  Japanese: "M3.5 12h17a8.5 8.5 0 0 1-5 7.7h-7A8.5 8.5 0 0 1 3.5 12ZM7 9l12-5.5M12 9l8-3",
  Panamanian: amenities.kitchen,
  Mexican: "M3.5 16a8.5 8.5 0 0 1 17 0ZM3.5 19h17M8.5 12.5h.1M12 10.5h.1M15.5 12.5h.1",
  "Fast Food": "M4 10.5a8 6 0 0 1 16 0ZM4 14h16M5 17.5h14a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3Z",
};

export function AmenityIcon({ amenity }: { amenity: Amenity }) {
  return <Drawing path={amenities[amenity]} className="size-6 text-sea-ink" />;
}

const leaf = "M5 20c0-9 5-14 15-15 0 10-5 15-13 13M5 20c2-5 5-8 9-10";
const marks: Record<PlaceMark, string> = {
  vegetarian: leaf,
  vegan: leaf,
  gluten_free:
    "M12 21V3M12 9c-3 0-4.5-1.5-4.5-4 3 0 4.5 1.5 4.5 4 3 0 4.5-1.5 4.5-4-3 0-4.5 1.5-4.5 4M12 15c-3 0-4.5-1.5-4.5-4 3 0 4.5 1.5 4.5 4 3 0 4.5-1.5 4.5-4-3 0-4.5 1.5-4.5 4",
  children: "M12 7a2 2 0 1 0 0-.1ZM6 9l6 4 6-4M12 13v3l-4 5M12 16l4 5",
  dogs: amenities.pets,
  step_free: "M9 12a5 5 0 1 0 6 6M11 4v9h5l3 6M11 8h5",
  cards: "M3 5.5h18v13H3ZM3 10h18M6.5 15h4",
  wifi: amenities.wifi,
  parking: amenities.parking,
};

export function MarkIcon({ mark }: { mark: PlaceMark }) {
  return <Drawing path={marks[mark]} className="size-6 text-sea-ink" />;
}

export function CategoryIcon({ category }: { category: string }) {
  return <Drawing path={categories[category] ?? plate} />;
}

function Drawing({ path, className }: { path: string; className?: string }) {
  return (
    <svg className={classNames("icon", className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
