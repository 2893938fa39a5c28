import type { RouterContextProvider } from "react-router";
import type { Toast } from "../../../rules/site/flash";
import { askedSectionContext } from "../../context";
import { failureStatus } from "../../http/failure-status";
import { textField } from "../../http/form-data";
import type { SignedInForm } from "../../http/submitted-form";
import { takeOnce } from "../site/take-once";
import { answerArrangement, isOfOrder } from "./arrange-answer";
import { findSection, placeIn } from "./find-section";
import { answerSectionAct } from "./section-acts";
import { answerText } from "./section-answer";
import { isOfText } from "./section-text";
import { studioDone } from "./studio-done";

type Place = ReturnType<typeof placeIn>;

/** A section's text, or an act on it; taken once. */
export async function answerStudio(submitted: SignedInForm, given?: Place) {
  const { form, context } = submitted;
  const place = { ...placeIn(submitted), ...given };
  (context as RouterContextProvider).set(askedSectionContext, place);
  const answer = () => (isOfText(form) ? answerText(submitted, place) : act(submitted, place));
  const taken = await takeOnce<unknown>(submitted, answer);
  if (taken) return taken;
  const isGone = isOfOrder(textField(form, "intent")) || (await findSection(context, place)).isNew;
  const there = isGone ? { page_path: place.page_path } : place;
  return studioDone(submitted, there, { name: "contentOvertaken", variant: "warning" });
}

const failures: Record<string, string> = {
  delete: "contentNotDeleted",
  "move-up": "contentNotOrdered",
  "move-down": "contentNotOrdered",
  update: "contentNotOrdered",
};

async function act(submitted: SignedInForm, place: Place) {
  const intent = textField(submitted.form, "intent");
  const isOrder = isOfOrder(intent);
  try {
    return await (isOrder ? answerArrangement : answerSectionAct)(submitted, place);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    failureStatus(error);
    const toast: Toast = { name: failures[intent] ?? "contentNotUpdated", variant: "destructive" };
    return studioDone(submitted, isOrder ? { page_path: place.page_path } : place, toast);
  }
}
