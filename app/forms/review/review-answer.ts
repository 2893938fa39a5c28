import {
  type FieldReasons,
  type ReviewReason,
  readFieldReasons,
  reviewReasons,
} from "../../rules/review/field-reasons";
import type { FormAnswer } from "../site/form-answer";
import type { Typed } from "../site/parse";

/** A decision that failed, with what was written. */
export type ReviewAnswer = {
  failure?: "stale" | "away" | "late" | "offline";
  problem?: "review.noteNeeded";
  note?: string;
  reasons?: ReviewReason[];
  fields?: FieldReasons;
};

/** A decision on several that failed, with what was ticked and written. */
export type QueueAnswer = {
  failure?: "away";
  problem?: "review.noteForAll";
  note: string;
  ticked: string[];
};

/** The values of the rejection form; null if it's empty. */
export function writtenRefusal(typed: Typed): ReviewAnswer | null {
  const note = typed.review_note?.[0] ?? "";
  const reasons = reviewReasons.filter((one) => typed.reason?.includes(one));
  const texts = Object.entries(typed).map(([name, [text = ""]]): [string, string] => [name, text]);
  return asWritten({ note, reasons, fields: readFieldReasons(texts, () => true) });
}

/** Null if the answer contains no text to restore. */
export function asWritten(answer: ReviewAnswer | undefined): ReviewAnswer | null {
  const { note, reasons = [], fields = {} } = answer ?? {};
  return answer && (note || reasons.length > 0 || Object.keys(fields).length > 0) ? answer : null;
}

/** A correction that wasn't saved, with what was typed. */
export type CorrectionAnswer = FormAnswer & { failure?: "stale" };

/** Tells which of the screen's forms the answer belongs to; both if the submission has changed. */
export function reviewed(answer: CorrectionAnswer | ReviewAnswer | undefined): {
  correction: FormAnswer | undefined;
  decision: ReviewAnswer | undefined;
} {
  if (!answer || !("typed" in answer)) return { correction: undefined, decision: answer };
  return { correction: answer, decision: answer.failure && { failure: answer.failure } };
}
