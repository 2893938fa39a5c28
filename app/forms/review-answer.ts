import type { ReviewReason } from "../rules/review-reasons";

/** A decision that was not carried out, with what was written for it. */
export type ReviewAnswer = {
  failure?: "stale" | "away";
  problem?: "review.noteNeeded";
  note?: string;
  reasons?: ReviewReason[];
};
