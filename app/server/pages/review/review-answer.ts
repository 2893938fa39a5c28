import { data } from "react-router";
import type { ReviewAnswer } from "../../../forms/review-answer";
import { isOneOf } from "../../../rules/places/categories";
import { reviewReasons } from "../../../rules/review/review-reasons";
import { localPath } from "../../../rules/site/language";
import { sameSitePath } from "../../../rules/site/same-site-path";
import { servicesContext } from "../../context";
import { isAway } from "../../db/client";
import { redirectWithToast } from "../../http/flash";
import { textField } from "../../http/form-data";
import { languageIn } from "../../http/i18n";
import type { OwnSent } from "../../http/sent-form";
import { wordsFor } from "../../http/words-for";
import { decide } from "../../operations/review/decide";

const decisions = ["approve", "reject"] as const;

/** The two decisions; `null` is for an intent that is neither. */
export async function answerDecision<Row extends Parameters<typeof decide>[3]["row"]>(
  sent: OwnSent,
  subject: Parameters<typeof decide<Row>>[3],
) {
  const { form, context, viewer } = sent;
  const intent = textField(form, "intent");
  if (!isOneOf(decisions, intent)) return null;
  const note = intent === "reject" ? textField(form, "review_note").trim().slice(0, 2000) : "";
  const chosen = form.getAll("reason");
  const reasons = intent === "reject" ? reviewReasons.filter((one) => chosen.includes(one)) : [];
  if (intent === "reject" && !note && reasons.length === 0)
    return again({ problem: "review.noteNeeded" }, 400);
  const services = context.get(servicesContext);
  try {
    const decision = { decision: intent, note, reasons, seen: readVersion(form) };
    const done = await decide(services, wordsFor(context), viewer, subject, decision);
    if (!done.ok) return again({ note, reasons, failure: "stale" }, 409);
    const toast = intent === "approve" ? "submissionApproved" : "submissionRejected";
    return redirectWithToast(nextPath(sent), { name: toast, variant: "default" }, sent.url);
  } catch (error) {
    if (!isAway(error)) throw error;
    return again({ note, reasons, failure: "away" }, 503);
  }
}

function again(answer: ReviewAnswer, status: number) {
  return data(answer, { status, headers: status === 503 ? { "Retry-After": "30" } : {} });
}

/** What the reviewer had on the screen; a form without it decides about what is there now. */
export function readVersion(form: FormData): number | null {
  const typed = textField(form, "version");
  return /^\d{1,15}$/.test(typed) ? Number(typed) : null;
}

function nextPath({ context, form }: OwnSent): string {
  const next = sameSitePath(textField(form, "next"));
  const queue = localPath(languageIn(context), "/admin/submissions");
  return next && /^(\/es)?\/admin\/submissions(\/|$|\?)/.test(next) ? next : queue;
}
