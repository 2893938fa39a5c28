import type { FieldReasons } from "../rules/review/field-reasons";
import type { ReviewReason } from "../rules/review/review-reasons";
import type { FormAnswer } from "./answer";

/** A decision that was not carried out, with what was written for it. */
export type ReviewAnswer = {
  failure?: "stale" | "away" | "late";
  problem?: "review.noteNeeded";
  note?: string;
  reasons?: ReviewReason[];
  fields?: FieldReasons;
};

/** A correction that was not saved, with what was typed for it. */
export type Correction = FormAnswer & { failure?: "stale" };

/** Which of the screen's forms came back: the decision's, the correction's, or both when the submission has changed. */
export function reviewed(answer: Correction | ReviewAnswer | undefined): {
  correction: FormAnswer | undefined;
  decision: ReviewAnswer | undefined;
} {
  if (!answer || !("typed" in answer)) return { correction: undefined, decision: answer };
  return { correction: answer, decision: answer.failure && { failure: answer.failure } };
}
