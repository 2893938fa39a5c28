import { minutesPerDay, parseDay, parseTime } from "../time/days";
import { instantOfDay } from "../time/panama-time";

export type EventTimes = { event_date: string; start_time?: string | null; end_time?: string | null };

const hour = 60;

/** Half-open: one event may begin where another ends. */
type Interval = { starts: Date; ends: Date };

/** The whole day without a start, one hour without an end; null for an impossible date. */
export function intervalOf(event: EventTimes): Interval | null {
  const day = parseDay(event.event_date);
  if (day === null) return null;
  const start = parseTime(event.start_time ?? "");
  if (start === null) return { starts: instantOfDay(day, 0), ends: instantOfDay(day, minutesPerDay) };
  const end = parseTime(event.end_time ?? "") ?? (start + hour) % minutesPerDay;
  return {
    starts: instantOfDay(day, start),
    ends: instantOfDay(day, end <= start ? end + minutesPerDay : end),
  };
}

export function isOver(event: EventTimes, now: Date): boolean {
  const interval = intervalOf(event);
  return interval !== null && interval.ends <= now;
}

export function isAllDay(event: EventTimes): boolean {
  return parseTime(event.start_time ?? "") === null;
}
