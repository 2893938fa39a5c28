import { isSame } from "../review/compare-fields";
import { addDays, formatDay, parseDay } from "../time/days";
import type { EventFields } from "./event-fields";
import { firstFitting, type RecurrencePattern } from "./recurrence";
import { isSamePattern, meaningOf } from "./series-move";
import type { SeriesScope } from "./series-plan";

/** The rule a date belongs to, and which of its dates it is. */
type RuleOfDate = { date: string; first: string; pattern: RecurrencePattern };
/** What an edit form was opened for: a single event, or one date of a series. */
export type EditedEvent = { event_date: string; rule: RuleOfDate | null };
/** What the box "this is a recurring event" says; empty when the form had none. */
export type Repeats = "on" | "off" | "";
/** What a form says of dates and rule; `ruleBefore` is the rule it was opened with, empty when it does not say. */
type SaidOfDates = { scope: SeriesScope; repeats: Repeats; ruleBefore: string };
export type AskedEdit = {
  what: "this" | "dates" | "start series" | "dissolve series" | "which dates";
  scope: SeriesScope;
};

/** What the form of a single event says of its rule. */
export const noRule = "none";

/**
 * A single event that is to repeat starts a series; a series that is not ends as a single event, all of it or none. The
 * form of a single event that is a series by now, sent before or from elsewhere, says what all its dates are.
 */
export function askedEdit({ rule }: EditedEvent, { scope, repeats, ruleBefore }: SaidOfDates): AskedEdit {
  if (rule === null) return { what: repeats === "on" ? "start series" : "this", scope: "this" };
  if (ruleBefore === noRule)
    return repeats === "on" ? { what: "dates", scope: "all" } : { what: "this", scope: "this" };
  if (repeats === "off") return { what: scope === "all" ? "dissolve series" : "which dates", scope };
  return { what: scope === "this" ? "this" : "dates", scope };
}

/** The form was opened for a single event, whatever has become of it. */
export function wasSingle({ rule }: EditedEvent, ruleBefore: string): boolean {
  return rule === null || ruleBefore === noRule;
}

/** What the form says of the rule it is opened with. */
export function shownRule({ rule }: EditedEvent): string {
  return rule ? meaningOf(rule.pattern) : noRule;
}

/**
 * Nobody touched the rule: it is what the form showed, or what it is now. A form sent twice would else give what is left
 * of a counted series the whole count again.
 */
export function isRuleKept({ rule }: EditedEvent, pattern: RecurrencePattern, ruleBefore: string): boolean {
  return (
    rule !== null && (meaningOf(pattern) === ruleBefore || isSamePattern(pattern, rule.pattern, rule.first))
  );
}

/** From when on the rule of an edit is followed; moving one date takes the first along when all are meant. */
export function ruleStart(
  { event_date, rule }: EditedEvent,
  { scope, ruleBefore }: Pick<SaidOfDates, "scope" | "ruleBefore">,
  typed: string,
): string {
  if (rule === null || ruleBefore === noRule) return typed;
  const to = typed === event_date ? rule.date : typed;
  return scope === "all" ? addDays(rule.first, daysBetween(rule.date, to)) : to;
}

/** The first date on or after a day that a rule has. */
export function firstDateOf(pattern: RecurrencePattern, day: string): string {
  const first = firstFitting(pattern, parseDay(day) ?? Number.NaN);
  return first === null ? day : formatDay(first);
}

function daysBetween(from: string, to: string): number {
  return (parseDay(to) ?? 0) - (parseDay(from) ?? 0);
}

/** What the form of one date shows because it waits for all of them is no change of this date. */
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
