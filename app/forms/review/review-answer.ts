import {
  type FieldReasons,
  type ReviewReason,
  readFieldReasons,
  reviewReasons,
} from "../../rules/review/field-reasons";
import type { FormAnswer } from "../site/answer";
import type { Typed } from "../site/parse";

/** A decision that was not carried out, with what was written for it. */
export type ReviewAnswer = {
  failure?: "stale" | "away" | "late" | "offline";
  problem?: "review.noteNeeded";
  note?: string;
  reasons?: ReviewReason[];
  fields?: FieldReasons;
};

/** Several decisions that were not carried out: what was ticked, and what was written for all of them. */
export type QueueAnswer = {
  failure?: "away";
  problem?: "review.noteForAll";
  note: string;
  ticked: string[];
};

/** What stands in the form that turns a submission down; null where nothing does. */
export function writtenRefusal(typed: Typed): ReviewAnswer | null {
  const note = typed.review_note?.[0] ?? "";
  const reasons = reviewReasons.filter((one) => typed.reason?.includes(one));
  const texts = Object.entries(typed).map(([name, [text = ""]]): [string, string] => [name, text]);
  return asWritten({ note, reasons, fields: readFieldReasons(texts, () => true) });
}

/** An answer that brings back what was written, and not only why. */
export function asWritten(answer: ReviewAnswer | undefined): ReviewAnswer | null {
  const { note, reasons = [], fields = {} } = answer ?? {};
  return answer && (note || reasons.length > 0 || Object.keys(fields).length > 0) ? answer : null;
}

/** A correction that was not saved, with what was typed for it. */
export type CorrectionAnswer = FormAnswer & { failure?: "stale" };

/** Which of the screen's forms came back: the decision's, the correction's, or both when the submission has changed. */
export function reviewed(answer: CorrectionAnswer | ReviewAnswer | undefined): {
  correction: FormAnswer | undefined;
  decision: ReviewAnswer | undefined;
} {
  if (!answer || !("typed" in answer)) return { correction: undefined, decision: answer };
  return { correction: answer, decision: answer.failure && { failure: answer.failure } };
}
