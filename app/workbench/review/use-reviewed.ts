import { useLocation } from "react-router";
import { type CorrectionAnswer, type ReviewAnswer, reviewed } from "../../forms/review/review-answer";
import { useLastAnswer } from "../forms/use-last-answer";

/** Which of the screen's forms came back, for as long as the submission is looked at. */
export function useReviewed(answer: CorrectionAnswer | ReviewAnswer | undefined) {
  return reviewed(useLastAnswer(answer, useLocation().pathname));
}
