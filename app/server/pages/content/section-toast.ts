import { textField } from "../../http/form-data";

const toasts: Record<string, string> = {
  create: "contentCreated",
  delete: "contentDeleted",
  "move-up": "contentOrdered",
  "move-down": "contentOrdered",
  "save-draft": "draftSaved",
};

/** Buttons that send the text. Without it, "update" moves the section and "publish" publishes its draft. */
export function isOfText(form: FormData): boolean {
  const intent = textField(form, "intent");
  if (/^(add|remove|earlier|later|reset):/.test(intent)) return true;
  const hasText = [...form.keys()].some((name) => name.startsWith("data.") || name === "content_data");
  return intent === "create" || (hasText && ["publish", "save-draft", "update"].includes(intent));
}

/** The toast after a studio form; the same when it's sent again. */
export function toastOf(form: FormData): string {
  const intent = textField(form, "intent");
  if (intent === "discard")
    return textField(form, "schedule") === "on" ? "contentUnscheduled" : "draftDropped";
  if (intent === "update" && !isOfText(form)) return "contentOrdered";
  const isPlanned = intent === "publish" && isOfText(form) && textField(form, "publish_at").trim() !== "";
  return isPlanned ? "contentScheduled" : (toasts[intent] ?? "contentUpdated");
}
