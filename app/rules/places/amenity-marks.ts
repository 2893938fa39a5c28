import { knownAmenity } from "./amenity-names";
import type { PlaceMark, PlaceMarks } from "./place-marks";

/** Amenities that duplicate a mark. */
const sayMark: Partial<Record<string, PlaceMark>> = { wifi: "wifi", parking: "parking", pets: "dogs" };

export const isMark = (name: string) => name in sayMark;

function markOfAmenity(text: string): PlaceMark | null {
  return sayMark[knownAmenity(text) ?? ""] ?? null;
}

/** Amenities that no mark says already. */
export function unmarked(amenities: readonly string[], marks: PlaceMarks): string[] {
  return amenities.filter((text) => {
    const mark = markOfAmenity(text);
    return mark === null || marks[mark] === undefined;
  });
}

/** Marks that a hotel's amenities answer already. */
export function amenityMarks(amenities: readonly string[]): PlaceMarks {
  const marks = amenities.map(markOfAmenity).filter((mark) => mark !== null);
  return Object.fromEntries(marks.map((mark) => [mark, true]));
}
