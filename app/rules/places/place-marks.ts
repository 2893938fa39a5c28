import type { ListingKind } from "../site/listing-kinds";

/** Also the marks of single dishes. */
export const dietMarks = ["vegetarian", "vegan", "gluten_free"] as const;
/** For every kind. */
export const marksOfAll = ["children", "dogs", "step_free", "cards", "wifi", "parking"] as const;

/** In the order they're shown. */
export const placeMarks = [...dietMarks, ...marksOfAll] as const;
export type DietMark = (typeof dietMarks)[number];
export type PlaceMark = (typeof placeMarks)[number];

/** A missing mark was never answered, which isn't "no". */
export type PlaceMarks = Partial<Record<PlaceMark, boolean>>;

/** Only restaurants are asked about diets. */
export function marksAskedOf(kind: ListingKind): readonly PlaceMark[] {
  return kind === "restaurant" ? placeMarks : marksOfAll;
}

/** In their order. */
export function marksWith(answer: boolean, marks: PlaceMarks): PlaceMark[] {
  return placeMarks.filter((mark) => marks[mark] === answer);
}
