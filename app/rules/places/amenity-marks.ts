import { knownAmenity } from "./amenity-names";
import type { PlaceMark, PlaceMarks } from "./place-marks";

/** Amenities that say the same as a mark. */
const sayMark: Partial<Record<string, PlaceMark>> = { wifi: "wifi", parking: "parking", pets: "dogs" };

/** Whether an amenity by its name in the catalogs is asked as a mark. */
export const isMark = (name: string) => name in sayMark;

function markOfAmenity(text: string): PlaceMark | null {
  return sayMark[knownAmenity(text) ?? ""] ?? null;
}

/** The amenities that say what no mark says already: nothing is told twice. */
export function unmarked(amenities: readonly string[], marks: PlaceMarks): string[] {
  return amenities.filter((text) => {
    const mark = markOfAmenity(text);
    return mark === null || marks[mark] === undefined;
  });
}

/** What a hotel has answered already among its amenities. */
export function amenityMarks(amenities: readonly string[]): PlaceMarks {
  const marks = amenities.map(markOfAmenity).filter((mark) => mark !== null);
  return Object.fromEntries(marks.map((mark) => [mark, true]));
}
