import { eventUploads } from "../../../forms/event";
import { eventEditForm, patternOfEdit, previewOfEdit } from "../../../forms/event-edit";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import type { Toast } from "../../../rules/site/flash";
import { textField } from "../../http/form-data";
import { editEvent } from "../../operations/events/edit-event";
import { type Logged, type Sent, takeOnce } from "../site/once";
import { answerSubmission, savedAnswer } from "../site/submission-answer";
import { toastOfEdit } from "./edit-toast";
import { eventList } from "./event-act";
import { answerPreview } from "./event-preview";
import { ownEvent } from "./own-event";

/** Saves an owner's edit of an event or of dates of a series, once, or shows what it would become. */
export function answerEventEdit(sent: Sent & { params: { id: string } }, form: FormData) {
  return takeOnce(
    sent,
    () => attempt(sent, form),
    (logged) => savedAnswer(sent, eventList, toastOfLogged(logged, textField(form, "event_date"))),
  );
}

async function attempt(sent: Sent & { params: { id: string } }, form: FormData) {
  const { context, url, params } = sent;
  const intent = textField(form, "intent");
  const named = { date: textField(form, "date"), event_date: intent ? "" : textField(form, "event_date") };
  const own = await ownEvent(context, url, params.id, named);
  const { edited, viewer } = own;
  const schema = eventEditForm(own.today, edited);
  if (intent === "preview")
    return answerPreview(sent, schema, (value, language) => previewOfEdit(value, edited, language));
  let toast: Toast = toastOfEdit(null, "", 0);
  return answerSubmission(sent, {
    schema,
    ...eventUploads,
    submit: async (services, _, value, __, sending) => {
      const saved = own.isGone ? gone : await editEvent(services, viewer, own, value, sending);
      if (saved.ok) toast = toastOfEdit(patternOfEdit(value, edited), value.event_date, saved.dropped);
      if (saved.ok || (saved.error !== "too early" && saved.error !== "no dates")) return saved;
      return { ok: false, error: "refused", problems: problems[saved.error] };
    },
    path: eventList,
    toast: () => toast,
  });
}

const gone = { ok: false, error: "gone" } as const;

const problems = {
  "too early": { event_date: "eventForm.problems.too_early" },
  "no dates": { event_date: "eventForm.problems.no_dates" },
} as const;

/** As the first of two equal forms was told. */
function toastOfLogged({ pattern, dropped }: Logged, date: string): Toast {
  return toastOfEdit((pattern ?? null) as RecurrencePattern | null, date, Number(dropped ?? 0));
}
