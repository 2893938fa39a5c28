import { addDays, parseDay } from "./panama-time";
import type { RecurrencePattern } from "./recurrence";
import type { SeriesScope } from "./series-change";

/** The rule a date belongs to, and which of its dates it is. */
export type RuleOfDate = { date: string; first: string; pattern: RecurrencePattern };
/** What an edit form was opened for: a single event, or one date of a series. */
export type EditedEvent = { event_date: string; rule: RuleOfDate | null };
/** What the box "this is a recurring event" says; empty when the form had none. */
export type Repeats = "on" | "off" | "";
export type AskedEdit = "this" | "dates" | "start series" | "dissolve series" | "which dates";

/** A single event that is to repeat starts a series; a series that is not ends as a single event, all of it or none. */
export function askedEdit(
  { rule }: Pick<EditedEvent, "rule">,
  scope: SeriesScope,
  repeats: Repeats,
): AskedEdit {
  if (rule === null) return repeats === "on" ? "start series" : "this";
  if (repeats === "off") return scope === "all" ? "dissolve series" : "which dates";
  return scope === "this" ? "this" : "dates";
}

/** From when on the rule of an edit is followed; moving one date takes the first along when all are meant. */
export function ruleStart({ event_date, rule }: EditedEvent, scope: SeriesScope, typed: string): string {
  if (rule === null) return typed;
  const to = typed === event_date ? rule.date : typed;
  return scope === "all" ? addDays(rule.first, daysBetween(rule.date, to)) : to;
}

function daysBetween(from: string, to: string): number {
  return (parseDay(to) ?? 0) - (parseDay(from) ?? 0);
}
