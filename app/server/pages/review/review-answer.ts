import { data } from "react-router";
import type { ReviewAnswer } from "../../../forms/review/review-answer";
import { readFieldReasons, reviewReasons } from "../../../rules/review/field-reasons";
import { fieldWord } from "../../../rules/review/field-words";
import type { ReviewKind } from "../../../rules/review/review-kinds";
import { localPath } from "../../../rules/site/language";
import { isOneOf } from "../../../rules/site/one-of";
import { sameSitePath } from "../../../rules/site/same-site-path";
import { servicesContext } from "../../context";
import { isAway } from "../../db/database";
import { redirectWithToast } from "../../http/flash";
import { textField } from "../../http/form-data";
import { versionInForm } from "../../http/form-version";
import { languageIn, wordsFor } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { decide } from "../../operations/review/decide-submission";
import { undoDecision } from "../../operations/review/undo-decision";

export const decisions = ["approve", "reject"] as const;

/** Approves, rejects or undoes; `null` for any other intent. */
export async function answerDecision<Row extends Parameters<typeof decide>[3]["row"]>(
  submitted: SignedInForm,
  subject: Parameters<typeof decide<Row>>[3],
) {
  const { form, context, viewer } = submitted;
  const intent = textField(form, "intent");
  const services = context.get(servicesContext);
  if (intent === "undo") {
    const undo = () => undoDecision(services, viewer, subject);
    return carriedOut(submitted, undo, { failure: "late" }, "decisionUndone");
  }
  if (!isOneOf(decisions, intent)) return null;
  const refusal =
    intent === "reject" ? readRefusal(form, subject.kind) : { note: "", reasons: [], fields: {} };
  if (
    intent === "reject" &&
    !refusal.note &&
    refusal.reasons.length === 0 &&
    Object.keys(refusal.fields).length === 0
  )
    return again({ problem: "review.noteNeeded" }, 400);
  const decision = { decision: intent, ...refusal, version: readVersion(form) };
  return carriedOut(
    submitted,
    () => decide(services, wordsFor(context), viewer, subject, decision),
    { ...refusal, failure: "stale" },
    intent === "approve" ? "submissionApproved" : "submissionRejected",
  );
}

/** Ready-made reasons, a note, and reasons for single fields. */
function readRefusal(form: FormData, kind: ReviewKind) {
  const chosen = form.getAll("reason");
  const texts = [...form].flatMap(([name, text]): [string, string][] =>
    typeof text === "string" ? [[name, text]] : [],
  );
  return {
    note: readNote(form),
    reasons: reviewReasons.filter((one) => chosen.includes(one)),
    fields: readFieldReasons(texts, (field) => fieldWord(kind, field) !== null),
  };
}

export function readNote(form: FormData): string {
  return textField(form, "review_note").trim().slice(0, 2000);
}

async function carriedOut(
  submitted: SignedInForm,
  act: () => Promise<{ ok: boolean }>,
  overtaken: ReviewAnswer,
  toast: string,
) {
  try {
    const done = await act();
    if (!done.ok) return again(overtaken, 409);
    return redirectWithToast(nextPath(submitted), toast, submitted.url);
  } catch (error) {
    if (!isAway(error)) throw error;
    return again({ ...overtaken, failure: "away" }, 503);
  }
}

function again(answer: ReviewAnswer, status: number) {
  return data(answer, { status, headers: status === 503 ? { "Retry-After": "30" } : {} });
}

/** The version the reviewer saw; without one, the current one. */
export function readVersion(form: FormData): number | null {
  return versionInForm(form);
}

/** The next submission, or back to the queue. */
export function nextPath({ context, form }: SignedInForm): string {
  const next = sameSitePath(textField(form, "next"));
  const queue = localPath(languageIn(context), "/admin/submissions");
  return next && /^(\/es)?\/admin\/submissions(\/|$|\?)/.test(next) ? next : queue;
}
