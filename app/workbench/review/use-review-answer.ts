import { useLocation } from "react-router";
import { type CorrectionAnswer, type ReviewAnswer, reviewed } from "../../forms/review/review-answer";
import { useLastAnswer } from "../forms/use-last-answer";

/** The last answer, by the form it belongs to. */
export function useReviewAnswer(answer: CorrectionAnswer | ReviewAnswer | undefined) {
  return reviewed(useLastAnswer(answer, useLocation().pathname));
}
