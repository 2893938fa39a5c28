import type { RouterContextProvider } from "react-router";
import type { Toast } from "../../../rules/site/flash";
import { askedSectionContext } from "../../context";
import { failureStatus } from "../../http/failure";
import { textField } from "../../http/form-data";
import type { OwnSent } from "../../http/sent-form";
import { takeOnce } from "../site/take-once";
import { answerAct } from "./section-acts";
import { answerText } from "./section-answer";
import { studioDone } from "./studio-done";
import { placeIn } from "./studio-look";

/** A form of the studio: the text of a section, or something done to it. Sent twice, it is done once. */
export function answerStudio(sent: OwnSent, given?: Partial<ReturnType<typeof placeIn>>) {
  const place = { ...placeIn(sent), ...given };
  (sent.context as RouterContextProvider).set(askedSectionContext, place);
  const intent = textField(sent.form, "intent");
  const answer = () => (isOfText(sent.form, intent) ? answerText(sent, place) : act(sent, place, intent));
  return takeOnce<unknown>(sent, answer, () => studioDone(sent, place, "contentUpdated"));
}

/** Buttons that send the text along. Without one, an update moves the section, and what is published is its draft. */
function isOfText(form: FormData, intent: string): boolean {
  if (/^(add|remove|earlier|later|reset):/.test(intent)) return true;
  const hasText = [...form.keys()].some((name) => name.startsWith("data.") || name === "content_data");
  return intent === "create" || (hasText && ["publish", "save-draft", "update"].includes(intent));
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
    return studioDone(sent, place, toast);
  }
}
