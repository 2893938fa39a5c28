import { textField } from "../../http/form-data";
import { isOfText } from "./section-text";

const toasts: Record<string, string> = {
  create: "contentCreated",
  delete: "contentDeleted",
  "move-up": "contentOrdered",
  "move-down": "contentOrdered",
  "save-draft": "draftSaved",
};

/** The toast after a studio form; the same when it's sent again. */
export function toastOf(form: FormData): string {
  const intent = textField(form, "intent");
  if (intent === "discard")
    return textField(form, "schedule") === "on" ? "contentUnscheduled" : "draftDropped";
  if (intent === "update" && !isOfText(form)) return "contentOrdered";
  const isPlanned = intent === "publish" && isOfText(form) && textField(form, "publish_at").trim() !== "";
  return isPlanned ? "contentScheduled" : (toasts[intent] ?? "contentUpdated");
}
