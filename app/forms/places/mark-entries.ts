import * as v from "valibot";
import {
  dietMarks,
  marksOfAll,
  type PlaceMark,
  type PlaceMarks,
  placeMarks,
} from "../../rules/places/place-marks";
import { message } from "../site/parse";
import { optionalText, text } from "./listing-entries";

/** Null if the question wasn't answered. */
const answers: Record<string, boolean | null> = { yes: true, no: false, "": null };

const answer = v.pipe(
  v.string(),
  v.check((typed) => typed in answers, message("submission.problems.mark")),
  v.transform((typed) => answers[typed] ?? null),
);

export const longestMarkNote = 200;

/** Questions about every place, and the owner's remark. */
export const markEntries = {
  ...answersTo(marksOfAll),
  mark_note: optionalText(longestMarkNote),
  "translation.mark_note": text(longestMarkNote),
};

/** Further questions about restaurants. */
export const dietEntries = answersTo(dietMarks);

function answersTo<Mark extends PlaceMark>(marks: readonly Mark[]) {
  const entries = marks.map((mark) => [`mark.${mark}`, answer]);
  return Object.fromEntries(entries) as { [Asked in Mark as `mark.${Asked}`]: typeof answer };
}

type Answered = Partial<Record<`mark.${PlaceMark}`, boolean | null>>;

export function marksOf(value: Answered): PlaceMarks {
  const asked = placeMarks.map((mark) => [mark, value[`mark.${mark}`] ?? null] as const);
  return Object.fromEntries(asked.filter(([, answer]) => answer !== null));
}
