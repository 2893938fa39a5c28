import { firstFitting, type RecurrencePattern } from "../../../rules/events/recurrence";
import type { Toast } from "../../../rules/site/flash";
import { parseDay } from "../../../rules/time/days";

type TakenAlong = { dropped?: number; isEndMoved?: boolean };

/**
 * An edit is told with what it took along: single changes that a new rule no longer has, a start that moves to fit, an
 * end that follows its start.
 */
export function toastOfEdit(
  pattern: RecurrencePattern | null,
  date: string,
  { dropped = 0, isEndMoved = false }: TakenAlong = {},
): Toast {
  if (dropped > 0) return { name: "eventUpdatedWithout", variant: "warning", count: dropped };
  const start = parseDay(date);
  const isLater = pattern !== null && start !== null && firstFitting(pattern, start) !== start;
  if (isLater) return { name: "eventUpdatedLater", variant: "warning" };
  return isEndMoved
    ? { name: "eventUpdatedEndMoved", variant: "warning" }
    : { name: "eventUpdated", variant: "default" };
}
