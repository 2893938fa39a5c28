import { data, type RouterContextProvider } from "react-router";
import { reviewReasons } from "../../../rules/review/review-reasons";
import { servicesContext } from "../../context";
import type { EventKind } from "../../db/events/event-review";
import { readForm, textField } from "../../http/form-data";
import { requireAdmin } from "../../http/guards";
import { wordsFor } from "../../http/words-for";
import { decideEvent } from "../../operations/events/review-event";
import { requireCorrection } from "../review/correction-form";
import { readVersion, settle } from "../review/review-answer";
import { answerEventCorrection } from "./event-correction";

type Sent = { request: Request; context: Readonly<RouterContextProvider>; url: URL };

/** Approves an event or a whole series, turns it down with a reason its owner reads in their own language, or corrects it. */
export async function answerEventReview(sent: Sent, kind: EventKind, id: string) {
  const { request, context, url } = sent;
  const viewer = requireAdmin(context, url);
  const form = await readForm(request);
  const services = context.get(servicesContext);
  const words = wordsFor(context);
  const version = readVersion(form) ?? undefined;
  const intent = textField(form, "intent");
  const decide = (decision: "approve" | "reject", note: string) => () =>
    decideEvent(services, viewer, { kind, id }, { decision, note, version, reasons }, words);
  const reasons = reviewReasons.filter((one) => form.getAll("reason").includes(one));
  if (intent === "approve")
    return settle({ context, url, form }, "submissionApproved", decide("approve", ""));
  if (intent !== "reject") {
    requireCorrection(form);
    return answerEventCorrection(sent, viewer, kind, id, form);
  }
  const note = textField(form, "review_note").trim().slice(0, 2000);
  if (!note && reasons.length === 0) return data({ problem: "review.noteNeeded" as const }, 400);
  return settle({ context, url, form }, "submissionRejected", decide("reject", note), { note, reasons });
}
