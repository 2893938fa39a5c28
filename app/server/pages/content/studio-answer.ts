import type { RouterContextProvider } from "react-router";
import type { Toast } from "../../../rules/site/flash";
import { askedSectionContext } from "../../context";
import { failureStatus } from "../../http/failure";
import { textField } from "../../http/form-data";
import type { OwnSent } from "../../http/sent-form";
import { takeOnce } from "../site/take-once";
import { answerAct, placeAfter } from "./section-acts";
import { answerText } from "./section-answer";
import { isOfText } from "./section-toast";
import { studioDone } from "./studio-done";
import { lookAt, placeIn } from "./studio-look";

/** A form of the studio: the text of a section, or something done to it. Sent twice, it is done once. */
export async function answerStudio(sent: OwnSent, given?: Partial<ReturnType<typeof placeIn>>) {
  const place = { ...placeIn(sent), ...given };
  (sent.context as RouterContextProvider).set(askedSectionContext, place);
  const intent = textField(sent.form, "intent");
  const answer = () => (isOfText(sent.form) ? answerText(sent, place) : act(sent, place, intent));
  const taken = await takeOnce<unknown>(sent, answer);
  if (taken) return taken;
  const there = placeAfter(place, intent, await lookAt(sent, place));
  return studioDone(sent, there, { name: "contentOvertaken", variant: "warning" });
}

const failures: Record<string, string> = {
  delete: "contentNotDeleted",
  "move-up": "contentNotOrdered",
  "move-down": "contentNotOrdered",
  update: "contentNotOrdered",
};

async function act(sent: OwnSent, place: ReturnType<typeof placeIn>, intent: string) {
  try {
    return await answerAct(sent, place, intent);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    failureStatus(error);
    const toast: Toast = { name: failures[intent] ?? "contentNotUpdated", variant: "destructive" };
    return studioDone(sent, placeAfter(place, intent), toast);
  }
}
