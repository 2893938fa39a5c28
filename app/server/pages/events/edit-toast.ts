import { firstFitting, type RecurrencePattern } from "../../../rules/events/recurrence";
import type { Toast } from "../../../rules/site/flash";
import { parseDay } from "../../../rules/time/days";

/** An edit is told with what it took along: single changes that a new rule no longer has, a start that moves to fit. */
export function toastOfEdit(pattern: RecurrencePattern | null, date: string, dropped: number): Toast {
  if (dropped > 0) return { name: "eventUpdatedWithout", variant: "warning", count: dropped };
  const start = parseDay(date);
  const isLater = pattern !== null && start !== null && firstFitting(pattern, start) !== start;
  return isLater
    ? { name: "eventUpdatedLater", variant: "warning" }
    : { name: "eventUpdated", variant: "default" };
}
