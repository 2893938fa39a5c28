import { formatTime, parseTime } from "../time/days";

export type EventTimes = { event_date: string; start_time?: string | null; end_time?: string | null };

const hour = 60;

/** "9:07" is 09:00 and "9:55" is 10:00: minutes snap to quarters, a lone hour gets ":00". Null when unreadable. */
export function snapTime(text: string): string | null {
  const found = /^(\d{1,2})(?::(\d{1,2}))?$/.exec(text.trim());
  const hours = Number(found?.[1] ?? 99);
  const minutes = Number(found?.[2] ?? 0);
  if (hours > 23 || minutes > 59) return null;
  return formatTime(hours * hour + snapMinutes(minutes));
}

function snapMinutes(minutes: number): number {
  if (minutes < 8) return 0;
  if (minutes < 23) return 15;
  if (minutes < 38) return 30;
  return minutes < 53 ? 45 : hour;
}

/** What the form fills in behind a start time: one hour later, round the clock. */
export function endTimeFor(start: string): string | null {
  const minutes = parseTime(start);
  return minutes === null ? null : formatTime(minutes + hour);
}

/** An end at or before its start is on the next day. */
export function endsNextDay({ start_time, end_time }: Pick<EventTimes, "start_time" | "end_time">): boolean {
  const start = parseTime(start_time ?? "");
  const end = parseTime(end_time ?? "");
  return start !== null && end !== null && end <= start;
}

export function isAllDay(event: EventTimes): boolean {
  return parseTime(event.start_time ?? "") === null;
}
