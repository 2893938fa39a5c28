import { weekdayOfDay } from "../time/days";
import { localDay } from "../time/panama-time";
import { parseDayHours } from "./day-hours";
import { type DayHours, hasHours, type WeekHours, weekdayNames } from "./hours";

/** A day's hours, and the text they were read from. */
export type DayAhead = { hours: DayHours; text: string };

/** What a place says of tomorrow; null where it says nothing. */
export function tomorrowAt(hours: WeekHours | null | undefined, now: Date): DayAhead | null {
  if (!hasHours(hours)) return null;
  const text = hours[weekdayNames[weekdayOfDay(localDay(now) + 1)] ?? "Sunday"]?.trim() ?? "";
  return { hours: parseDayHours(text), text };
}
