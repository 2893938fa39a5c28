import { data, type RouterContextProvider } from "react-router";
import type { ReviewAnswer } from "../../../forms/review-answer";
import type { Viewer } from "../../../rules/accounts/viewer";
import { reviewReasons } from "../../../rules/review/review-reasons";
import { type Language, localPath } from "../../../rules/site/language";
import { sameSitePath } from "../../../rules/site/same-site-path";
import type { ListingKind } from "../../../rules/site/slugs";
import { servicesContext } from "../../context";
import { isAway } from "../../db/client";
import { redirectWithToast } from "../../http/flash";
import { textField } from "../../http/form-data";
import { languageIn } from "../../http/i18n";
import { wordsFor } from "../../http/words-for";
import { approveListing, type Reviewed, rejectListing } from "../../operations/review/review-listing";

type Sent = {
  context: Readonly<RouterContextProvider>;
  url: URL;
  form: FormData;
  viewer: Viewer;
  kind: ListingKind;
  id: string;
};

/** The two decisions; `null` is for an intent that is neither. */
export async function answerDecision(sent: Sent) {
  const { context, form, viewer, kind, id } = sent;
  const services = context.get(servicesContext);
  const words = wordsFor(context);
  const submission = { kind, id, seen: readVersion(form) };
  const intent = textField(form, "intent");
  if (intent === "approve") {
    return settle(sent, "submissionApproved", () => approveListing(services, words, viewer, submission));
  }
  if (intent !== "reject") return null;
  const note = textField(form, "review_note").trim().slice(0, 2000);
  const reasons = reviewReasons.filter((one) => form.getAll("reason").includes(one));
  if (!note && reasons.length === 0) return again({ problem: "review.noteNeeded" }, 400);
  const noteFor = (language: Language) => {
    const t = words(language);
    return [...reasons.map((one) => t(`review.reason.${one}`)), note].filter(Boolean).join("\n");
  };
  return settle(
    sent,
    "submissionRejected",
    () => rejectListing(services, words, viewer, submission, noteFor),
    { note, reasons },
  );
}

/** Carries out an act of review and says how it went: on to the next one, or the same page with the reason. */
export async function settle(
  { context, url, form }: Pick<Sent, "context" | "url" | "form">,
  toast: string,
  act: () => Promise<Reviewed>,
  typed: ReviewAnswer = {},
) {
  try {
    const result = await act();
    if (result.ok)
      return redirectWithToast(nextPath(context, form), { name: toast, variant: "default" }, url);
    if (result.error === "not found") throw data(null, 404);
    return again({ ...typed, failure: "stale" }, 409);
  } catch (error) {
    if (!isAway(error)) throw error;
    return again({ ...typed, failure: "away" }, 503);
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

function nextPath(context: Sent["context"], form: FormData): string {
  const next = sameSitePath(textField(form, "next"));
  const queue = localPath(languageIn(context), "/admin/submissions");
  return next && /^(\/es)?\/admin\/submissions(\/|$|\?)/.test(next) ? next : queue;
}
