import { data } from "react-router";
import type { QueueAnswer } from "../../../forms/review/review-answer";
import { type ReviewKind, reviewKinds } from "../../../rules/review/review-kinds";
import { isOneOf } from "../../../rules/site/one-of";
import { servicesContext } from "../../context";
import { isAway } from "../../db/database";
import { redirectWithToast } from "../../http/flash";
import { textField } from "../../http/form-data";
import { versionInForm } from "../../http/form-version";
import { wordsFor } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { carryOut, decisionOn } from "../../operations/review/decide-submission";
import { withSubmission } from "./find-submission";
import { decisions, nextPath, readNote } from "./review-answer";

const mostAtOnce = 50;

const doneToasts = { approve: "submissionsApproved", reject: "submissionsRejected" } as const;

type Item = { kind: ReviewKind; id: string };

/**
 * Approves or rejects the ticked submissions with one note, each as it was read. Ones somebody else has changed are
 * left alone and reported.
 */
export async function answerQueue(submitted: SignedInForm) {
  const { form, context, viewer, url } = submitted;
  const decision = textField(form, "intent");
  if (!isOneOf(decisions, decision)) throw data(null, 400);
  const items = readItems(form);
  if (items.length === 0)
    return redirectWithToast(nextPath(submitted), { name: "nothingTicked", variant: "warning" }, url);
  const note = decision === "reject" ? readNote(form) : "";
  const written = { note, ticked: items.map(({ kind, id }) => `${kind}:${id}`) };
  if (decision === "reject" && !note) return again({ ...written, problem: "review.noteForAll" }, 400);
  const services = context.get(servicesContext);
  try {
    const made = await Promise.all(
      items.map(({ kind, id }) => {
        const version = versionInForm(form, `version.${kind}:${id}`);
        return withSubmission(services, kind, id, (subject) =>
          decisionOn(services, wordsFor(context), viewer, subject, { decision, note, version }),
        );
      }),
    );
    const done = await carryOut(
      services,
      made.flatMap((one) => one ?? []),
    );
    const count = done.filter(Boolean).length;
    const overtaken = items.length - count;
    const toast =
      overtaken > 0
        ? ({ name: "submissionsOvertaken", variant: "warning", count: overtaken } as const)
        : ({ name: doneToasts[decision], variant: "default", count } as const);
    return redirectWithToast(nextPath(submitted), toast, url);
  } catch (error) {
    if (!isAway(error)) throw error;
    return again({ ...written, failure: "away" }, 503);
  }
}

function again(answer: QueueAnswer, status: number) {
  return data(answer, { status, headers: status === 503 ? { "Retry-After": "30" } : {} });
}

/** "restaurant:8f3a…", one for each ticked. */
function readItems(form: FormData): Item[] {
  const items = form.getAll("item").slice(0, mostAtOnce);
  return items.map((item) => {
    const [kind = "", id = ""] = String(item).split(":");
    if (!isOneOf(reviewKinds, kind) || !id) throw data(null, 400);
    return { kind, id };
  });
}
