import * as v from "valibot";
import {
  type AskedEdit,
  askedEdit,
  type EditedEvent,
  isRuleKept,
  ruleStart,
  wasSingle,
} from "../../rules/events/edit-scope";
import type { EventTimes } from "../../rules/events/event-interval";
import type { RecurrencePattern } from "../../rules/events/recurrence";
import { type SeriesScope, seriesScopes } from "../../rules/events/series-plan";
import type { Language } from "../../rules/site/language";
import { isOneOf } from "../../rules/site/one-of";
import { isDate } from "../../rules/time/days";
import { message, problemCheck } from "../site/parse";
import { type EventInput, eventOfForm } from "./event";
import { editedEntries } from "./event-entries";
import { dayProblems, nextDayProblems, overProblems } from "./event-time-problems";
import { readPattern } from "./recurrence";

const edited = v.object(editedEntries);

export type EventEditValue = v.InferOutput<typeof edited>;

/** A past event may keep its day, but no event can be moved, and no series started, in the past. */
export const eventEditForm = (now: Date, event: EditedEvent, before: EventTimes) =>
  v.pipe(
    edited,
    problemCheck((value: EventEditValue) => {
      const { what } = askedEditOf(value, event);
      const read = readEdited(value, event);
      return {
        ...(event.rule && readScope(value.scope) === null
          ? { scope: message("listings.events.unknownScope") }
          : {}),
        ...dayProblems(value.event_date, what === "start series" ? null : event.event_date, now),
        ...(what === "this" ? overProblems(value, before, now) : {}),
        ...nextDayProblems(value, before),
        ...(what === "which dates" ? { is_recurring: message("eventForm.problems.all_dates") } : {}),
        ...(read && !read.ok ? read.problems : {}),
        ...(isRuleOfOneDate(value, event)
          ? { is_recurring: message("eventForm.problems.several_dates") }
          : {}),
      };
    }, "always"),
  );

/** Without a scope, a single date; null for an unknown scope. */
export function readScope(scope: string): SeriesScope | null {
  if (scope === "") return "this";
  return isOneOf(seriesScopes, scope) ? scope : null;
}

export function askedEditOf(value: EventEditValue, event: EditedEvent): AskedEdit {
  const { is_recurring, rule_before } = value;
  const repeats = is_recurring === "on" || is_recurring === "off" ? is_recurring : "";
  return askedEdit(event, { scope: readScope(value.scope) ?? "this", repeats, ruleBefore: rule_before });
}

/** The new rule, or null if it's unchanged or only one date is edited. */
export function patternOfEdit(value: EventEditValue, event: EditedEvent): RecurrencePattern | null {
  const read = readEdited(value, event);
  return read?.ok && !isRuleKept(event, read.pattern, value.rule_before) ? read.pattern : null;
}

/** The event after an edit. It has a rule only if that changes, starting with its first date. */
export function previewOfEdit(value: EventEditValue, event: EditedEvent, language: Language): EventInput {
  const pattern = patternOfEdit(value, event);
  const asked = { scope: askedEditOf(value, event).scope, ruleBefore: value.rule_before };
  const event_date = pattern ? ruleStart(event, asked, value.event_date) : value.event_date;
  return eventOfForm({ ...value, event_date }, language, null, pattern);
}

/** Whether a rule was changed while editing a single date, where it has no effect. */
function isRuleOfOneDate(value: EventEditValue, event: EditedEvent): boolean {
  const { is_recurring, rule_before } = value;
  const { what } = askedEditOf(value, event);
  if (what !== "this" || is_recurring !== "on" || !rule_before || wasSingle(event, rule_before)) return false;
  const isKept = (pattern: RecurrencePattern) => isRuleKept(event, pattern, rule_before);
  const read = readPattern(value, event.rule?.first, isKept);
  return !read.ok || !isKept(read.pattern);
}

function readEdited(value: EventEditValue, event: EditedEvent) {
  const { what, scope } = askedEditOf(value, event);
  if (value.is_recurring !== "on" || what === "this") return null;
  const typed = isDate(value.event_date) ? value.event_date : event.event_date;
  const start = ruleStart(event, { scope, ruleBefore: value.rule_before }, typed);
  return readPattern(value, start, (pattern) => isRuleKept(event, pattern, value.rule_before));
}
