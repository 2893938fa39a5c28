import type { PlaceMark, PlaceMarks } from "./place-marks";

type Filtered = { category: string; mark: PlaceMarks };
type Filter = { category?: string; marks: readonly PlaceMark[] };

/** The marks an address asks for, each once and in one order; a word that is no mark asks for nothing. */
export function readMarks(typed: readonly string[], asked: readonly PlaceMark[]): PlaceMark[] {
  return asked.filter((mark) => typed.includes(mark));
}

/** What of a filter an index can serve: one mark, or else the category. */
export function servedFilter({ category, marks: [mark] }: Filter) {
  return mark ? { mark } : { category };
}

/** Whether the places that the index gave have to be looked through for the rest of the filter. */
export function isNarrow({ category, marks }: Filter): boolean {
  return marks.length + (category === undefined ? 0 : 1) > 1;
}

export function fits(place: Filtered, { category, marks }: Filter): boolean {
  return (
    (category === undefined || place.category === category) &&
    marks.every((mark) => place.mark[mark] === true)
  );
}
