import { eventUploads } from "../../../forms/event";
import {
  type EventEditValue,
  eventEditForm,
  patternOfEdit,
  previewOfEdit,
  readScope,
} from "../../../forms/event-edit";
import { withEndFollowing } from "../../../forms/event-times";
import { noRule } from "../../../rules/events/event-edit";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import type { Toast } from "../../../rules/site/flash";
import { servicesContext } from "../../context";
import { textField } from "../../http/form-data";
import type { OwnSent } from "../../http/sent-form";
import { editEvent } from "../../operations/events/edit-event";
import { answerSubmission, type Saved, savedAnswer } from "../site/submission-answer";
import { type Logged, takeOnce } from "../site/take-once";
import { eventList } from "./cancel-or-delete-answer";
import { toastOfEdit } from "./edit-toast";
import { sentEvent } from "./own-event-page";

/** Saves an owner's edit of an event or of dates of a series, once, or shows what it would become. */
export function answerEventEdit(sent: OwnSent, id: string) {
  const along = { isEndMoved: false };
  const date = textField(sent.form, "event_date");
  return takeOnce(
    sent,
    () => attempt(sent, id, along),
    (logged) => savedAnswer(sent, eventList, toastOfLogged(logged, date, along)),
  );
}

async function attempt(sent: OwnSent, id: string, along: { isEndMoved: boolean }) {
  const { form, viewer, context } = sent;
  // The form of a single event means all dates where it is a series by now.
  const isOfSingle = textField(form, "rule_before") === noRule;
  const scope = isOfSingle ? "all" : (readScope(textField(form, "scope")) ?? "this");
  const own = await sentEvent(sent, id, scope);
  const { edited } = own;
  const isGone = own.isOther && own.event.event_date !== textField(form, "event_date");
  let toast: Toast = toastOfEdit(null, "");
  return answerSubmission(sent, {
    schema: eventEditForm(context.get(servicesContext).now(), edited, own.event),
    ...eventUploads,
    arrange: (typed) => {
      const arranged = withEndFollowing(typed, own.event);
      along.isEndMoved = arranged !== typed;
      return { typed: arranged, isDone: false };
    },
    preview: (value: EventEditValue, language) => previewOfEdit(value, edited, language),
    submit: async (services, _, value, __, sending): Promise<Saved> => {
      if (isGone) return { ok: false, error: "gone" };
      const saved = await editEvent(services, viewer, own, edited, value, sending);
      if (saved.ok) {
        const told = { ...along, dropped: saved.dropped };
        toast = toastOfEdit(patternOfEdit(value, edited), value.event_date, told);
      }
      if (saved.ok) return { ok: true };
      if (saved.error === "too early" || saved.error === "no dates")
        return { ok: false, error: "refused", problems: problems[saved.error] };
      return saved;
    },
    path: eventList,
    toast: () => toast,
  });
}

const problems = {
  "too early": { event_date: "eventForm.problems.too_early" },
  "no dates": { event_date: "eventForm.problems.no_dates" },
} as const;

/** As the first of two equal forms was told. */
function toastOfLogged({ pattern, dropped }: Logged, date: string, along: { isEndMoved: boolean }): Toast {
  const told = { ...along, dropped: Number(dropped ?? 0) };
  return toastOfEdit((pattern ?? null) as RecurrencePattern | null, date, told);
}
