import { eventUploads } from "../../../forms/events/event";
import {
  type EventEditValue,
  eventEditForm,
  patternOfEdit,
  previewOfEdit,
  readScope,
} from "../../../forms/events/event-edit";
import { withEndFollowing } from "../../../forms/events/event-time-problems";
import { noRule } from "../../../rules/events/edit-scope";
import { firstFitting, type RecurrencePattern } from "../../../rules/events/recurrence";
import type { Toast } from "../../../rules/site/flash";
import { parseDay } from "../../../rules/time/days";
import { servicesContext } from "../../context";
import { textField } from "../../http/form-data";
import type { SignedInForm } from "../../http/submitted-form";
import { editEvent } from "../../operations/events/edit-event";
import { answerSubmission, type Saved } from "../site/submission-answer";
import { takeOnce } from "../site/take-once";
import { eventList } from "./cancel-or-delete-answer";
import { findSubmittedEvent } from "./own-event-page";
import { venueClosedOn } from "./venue-closed";

/** Saves an owner's edit once, or previews it. */
export const answerEventEdit = (submitted: SignedInForm, id: string) =>
  takeOnce(submitted, () => attempt(submitted, id));

async function attempt(submitted: SignedInForm, id: string) {
  const { form, viewer, context } = submitted;
  // If a single event has become a series meanwhile, its form means all dates.
  const isOfSingle = textField(form, "rule_before") === noRule;
  const scope = isOfSingle ? "all" : (readScope(textField(form, "scope")) ?? "this");
  const own = await findSubmittedEvent(submitted, id, scope);
  const { edited } = own;
  const isGone = own.isOther && own.event.event_date !== textField(form, "event_date");
  let isEndMoved = false;
  let saved: EventEditValue | null = null;
  return answerSubmission(submitted, {
    schema: eventEditForm(context.get(servicesContext).now(), edited, own.event),
    ...eventUploads,
    arrange: (typed) => {
      const arranged = withEndFollowing(typed, own.event);
      isEndMoved = arranged !== typed;
      return { typed: arranged, isDone: false };
    },
    preview: (value: EventEditValue, language) => {
      const event = previewOfEdit(value, edited, language);
      return { ...event, closed: venueClosedOn(event, own.venue) };
    },
    submit: async (services, _, value, __, sending): Promise<Saved> => {
      if (isGone) return { ok: false, error: "gone" };
      saved = value;
      const done = await editEvent(services, viewer, own, edited, value, sending);
      if (!done.ok && (done.error === "too early" || done.error === "no dates"))
        return { ok: false, error: "refused", problems: problems[done.error] };
      return done;
    },
    path: eventList,
    toast: ({ dropped }) => {
      const pattern = saved && patternOfEdit(saved, edited);
      const isClosed = saved !== null && venueClosedOn({ ...saved, pattern }, own.venue) !== null;
      return toastOfEdit(pattern, saved?.event_date ?? "", { dropped, isEndMoved, isClosed });
    },
  });
}

const problems = {
  "too early": { event_date: "eventForm.problems.too_early" },
  "no dates": { event_date: "eventForm.problems.no_dates" },
} as const;

type TakenAlong = { dropped?: number; isEndMoved?: boolean; isClosed?: boolean };

/**
 * Mentions what changed along with it: dropped changes of single dates, a start moved to fit the rule, an end moved
 * with its start.
 */
function toastOfEdit(
  pattern: RecurrencePattern | null,
  date: string,
  { dropped = 0, isEndMoved = false, isClosed = false }: TakenAlong = {},
): Toast {
  if (dropped > 0) return { name: "eventUpdatedWithout", variant: "warning", count: dropped };
  const start = parseDay(date);
  const isLater = pattern !== null && start !== null && firstFitting(pattern, start) !== start;
  if (isLater) return { name: "eventUpdatedLater", variant: "warning" };
  if (isClosed) return { name: "eventUpdatedClosed", variant: "warning" };
  return isEndMoved
    ? { name: "eventUpdatedEndMoved", variant: "warning" }
    : { name: "eventUpdated", variant: "default" };
}
