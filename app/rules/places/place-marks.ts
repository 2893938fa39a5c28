import type { ListingKind } from "../site/slugs";

/** What a kitchen has for whom; a dish bears these marks, too. */
export const dietMarks = ["vegetarian", "vegan", "gluten_free"] as const;
/** What is asked of every kind. */
export const marksOfAll = ["children", "dogs", "step_free", "cards", "wifi", "parking"] as const;

/** What people ask before they come, in the order in which it is shown. */
export const placeMarks = [...dietMarks, ...marksOfAll] as const;
export type DietMark = (typeof dietMarks)[number];
export type PlaceMark = (typeof placeMarks)[number];

/** Yes or no; a mark that is missing was never asked about, and that is no "no". */
export type PlaceMarks = Partial<Record<PlaceMark, boolean>>;

/** A kitchen is asked about diets, everybody about the rest. */
export function marksAskedOf(kind: ListingKind): readonly PlaceMark[] {
  return kind === "restaurant" ? placeMarks : marksOfAll;
}

/** The marks that are answered so, in their order. */
export function marksWith(answer: boolean, marks: PlaceMarks): PlaceMark[] {
  return placeMarks.filter((mark) => marks[mark] === answer);
}
