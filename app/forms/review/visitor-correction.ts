import * as v from "valibot";
import { longestNote, matters } from "../../rules/review/visitor-corrections";
import { message, type Problems, problemCheck } from "../site/parse";

/** Only "something else" requires a note. */
export const VisitorCorrectionForm = v.pipe(
  v.object({
    what: v.picklist(matters, message("corrections.problems.what")),
    note: v.pipe(
      v.string(),
      v.transform((typed) => typed.trim().replace(/\n{3,}/g, "\n\n")),
      v.maxLength(longestNote, message("corrections.problems.long")),
    ),
  }),
  problemCheck(
    ({ what, note }): Problems =>
      what === "other" && note === "" ? { note: "corrections.problems.note" } : {},
  ),
);
