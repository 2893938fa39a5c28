import * as v from "valibot";
import { isOneOf } from "../rules/categories";
import { askedEdit, type EditedEvent, type Repeats, ruleStart } from "../rules/event-edit";
import type { RecurrencePattern } from "../rules/recurrence";
import { type SeriesScope, seriesScopes } from "../rules/series-change";
import { problemCheck } from "./event";
import { editedEntries, recurrenceEntries, word } from "./event-entries";
import { message, type Problems } from "./parse";
import { readPattern } from "./recurrence";

const edited = v.object({ ...editedEntries, ...recurrenceEntries, scope: word });

export type EventEditValue = v.InferOutput<typeof edited>;

/** An event may stay where it is, in the past as well; nobody moves one there, and no series begins there. */
export const eventEditForm = (today: string, event: EditedEvent) =>
  v.pipe(
    edited,
    problemCheck((value: EventEditValue) => {
      const asked = askedEdit(event, scopeOf(value), repeatsOf(value));
      const mayStay = value.event_date === event.event_date && asked !== "start series";
      const isPast = value.event_date < today && !mayStay;
      return {
        ...(isPast ? { event_date: message("eventForm.problems.pastDate") } : {}),
        ...(asked === "which dates" ? { is_recurring: message("eventForm.problems.all_dates") } : {}),
        ...patternProblems(value, event),
      };
    }),
  );

/** Which dates are meant; a single event has only itself. */
export function scopeOf({ scope }: { scope: string }): SeriesScope {
  return isOneOf(seriesScopes, scope) ? scope : "this";
}

export function repeatsOf({ is_recurring }: { is_recurring: string }): Repeats {
  return is_recurring === "on" || is_recurring === "off" ? is_recurring : "";
}

/** The rule an edit asks for; null where it has none, or is about one date alone. */
export function patternOfEdit(value: EventEditValue, event: EditedEvent): RecurrencePattern | null {
  const read = readEdited(value, event);
  return read?.ok ? read.pattern : null;
}

function patternProblems(value: EventEditValue, event: EditedEvent): Problems {
  const read = readEdited(value, event);
  return read && !read.ok ? read.problems : {};
}

function readEdited(value: EventEditValue, event: EditedEvent) {
  const scope = scopeOf(value);
  if (value.is_recurring !== "on" || (event.rule !== null && scope === "this")) return null;
  return readPattern(value, ruleStart(event, scope, value.event_date), event.rule);
}
