import { data } from "react-router";
import { isOneOf } from "../../../rules/places/categories";
import { type ReviewKind, reviewKinds } from "../../../rules/review/review-kinds";
import { servicesContext } from "../../context";
import { isAway } from "../../db/client";
import { redirectWithToast } from "../../http/flash";
import { textField } from "../../http/form-data";
import type { OwnSent } from "../../http/sent-form";
import { wordsFor } from "../../http/words-for";
import { carryOut, decisionOn } from "../../operations/review/decide";
import { nextPath, readSeen } from "./review-answer";
import { withSubject } from "./with-subject";

const mostAtOnce = 50;

type Item = { kind: ReviewKind; id: string };

/** Approves what was ticked, each as it was seen. Whatever somebody else was faster with is left as it is, and told. */
export async function answerQueue(sent: OwnSent) {
  const { form, context, viewer, url } = sent;
  if (textField(form, "intent") !== "approve") throw data(null, 400);
  const items = readItems(form);
  if (items.length === 0)
    return redirectWithToast(nextPath(sent), { name: "nothingTicked", variant: "warning" }, url);
  const services = context.get(servicesContext);
  try {
    const made = await Promise.all(
      items.map(({ kind, id }) => {
        const seen = readSeen(form, `version.${kind}:${id}`);
        return withSubject(services, kind, id, (subject) =>
          decisionOn(services, wordsFor(context), viewer, subject, { decision: "approve", seen }),
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
        : ({ name: "submissionsApproved", variant: "default", count } as const);
    return redirectWithToast(nextPath(sent), toast, url);
  } catch (error) {
    if (!isAway(error)) throw error;
    return data({ failure: "away" as const }, { status: 503, headers: { "Retry-After": "30" } });
  }
}

/** "restaurant:8f3a…", one for each that was ticked. */
function readItems(form: FormData): Item[] {
  const items = form.getAll("item").slice(0, mostAtOnce);
  return items.map((item) => {
    const [kind = "", id = ""] = String(item).split(":");
    if (!isOneOf(reviewKinds, kind) || !id) throw data(null, 400);
    return { kind, id };
  });
}
