import type { PlaceMark, PlaceMarks } from "./place-marks";

type Filtered = { category: string; mark: PlaceMarks };
type Filter = { category?: string; marks: readonly PlaceMark[] };

/** Marks in the address, each once and in a fixed order; unknown words are ignored. */
export function readMarks(typed: readonly string[], asked: readonly PlaceMark[]): PlaceMark[] {
  return asked.filter((mark) => typed.includes(mark));
}

/** The part of a filter that an index serves: one mark, or the category. */
export function servedFilter({ category, marks: [mark] }: Filter) {
  return mark ? { mark } : { category };
}

/** Whether the index's rows must be filtered further. */
export function isNarrow({ category, marks }: Filter): boolean {
  return marks.length + (category === undefined ? 0 : 1) > 1;
}

export function fits(place: Filtered, { category, marks }: Filter): boolean {
  return (
    (category === undefined || place.category === category) &&
    marks.every((mark) => place.mark[mark] === true)
  );
}
