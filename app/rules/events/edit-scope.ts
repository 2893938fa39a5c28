import { isSame } from "../review/compare-fields";
import { addDays, formatDay, parseDay } from "../time/days";
import type { EventFields } from "./event-fields";
import { firstFitting, type RecurrencePattern } from "./recurrence";
import { isSamePattern, meaningOf } from "./series-move";
import type { SeriesScope } from "./series-plan";

/** A date's rule, and which of its dates it is. */
type RuleOfDate = { date: string; first: string; pattern: RecurrencePattern };
/** A single event, or one date of a series. */
export type EditedEvent = { event_date: string; rule: RuleOfDate | null };
/** The box "this is a recurring event"; empty when the form had none. */
export type Repeats = "on" | "off" | "";
/** `ruleBefore` is the rule the form was opened with, empty when it doesn't say. */
type SaidOfDates = { scope: SeriesScope; repeats: Repeats; ruleBefore: string };
export type AskedEdit = {
  what: "this" | "dates" | "start series" | "dissolve series" | "which dates";
  scope: SeriesScope;
};

/** `ruleBefore` of a single event's form. */
export const noRule = "none";

/**
 * What an edit asks for. A single event that's to repeat starts a series; a series that's not to repeat ends as a
 * single event. If a single event has become a series meanwhile, its form means all dates.
 */
export function askedEdit({ rule }: EditedEvent, { scope, repeats, ruleBefore }: SaidOfDates): AskedEdit {
  if (rule === null) return { what: repeats === "on" ? "start series" : "this", scope: "this" };
  if (ruleBefore === noRule)
    return repeats === "on" ? { what: "dates", scope: "all" } : { what: "this", scope: "this" };
  if (repeats === "off") return { what: scope === "all" ? "dissolve series" : "which dates", scope };
  return { what: scope === "this" ? "this" : "dates", scope };
}

/** Whatever the event has become since. */
export function wasSingle({ rule }: EditedEvent, ruleBefore: string): boolean {
  return rule === null || ruleBefore === noRule;
}

/** For the form's hidden field. */
export function shownRule({ rule }: EditedEvent): string {
  return rule ? meaningOf(rule.pattern) : noRule;
}

/**
 * The rule is what the form was opened with, or what's stored now. Otherwise a form sent twice would give a counted
 * series its whole count again.
 */
export function isRuleKept({ rule }: EditedEvent, pattern: RecurrencePattern, ruleBefore: string): boolean {
  return (
    rule !== null && (meaningOf(pattern) === ruleBefore || isSamePattern(pattern, rule.pattern, rule.first))
  );
}

/** The first date of the edited rule; when all dates are meant, moving one moves the first. */
export function ruleStart(
  { event_date, rule }: EditedEvent,
  { scope, ruleBefore }: Pick<SaidOfDates, "scope" | "ruleBefore">,
  typed: string,
): string {
  if (rule === null || ruleBefore === noRule) return typed;
  const to = typed === event_date ? rule.date : typed;
  return scope === "all" ? addDays(rule.first, daysBetween(rule.date, to)) : to;
}

export function firstDateOf(pattern: RecurrencePattern, day: string): string {
  const first = firstFitting(pattern, parseDay(day) ?? Number.NaN);
  return first === null ? day : formatDay(first);
}

function daysBetween(from: string, to: string): number {
  return (parseDay(to) ?? 0) - (parseDay(from) ?? 0);
}

/** A date's form also shows waiting edits of its series; those aren't changes of this date. */
export function ofThisDate(
  asked: Partial<EventFields>,
  waitsForDate: object | null,
  waitsForAll: object | null,
): Partial<EventFields> {
  const ruleBefore = new Map<string, unknown>(Object.entries(waitsForAll ?? {}));
  const changedFields = Object.keys(waitsForDate ?? {});
  const isShared = ([field, value]: [string, unknown]) =>
    ruleBefore.has(field) && !changedFields.includes(field) && isSame(value, ruleBefore.get(field));
  return Object.fromEntries(Object.entries(asked).filter((entry) => !isShared(entry)));
}
