import { formatTime, minutesPerDay, parseTime } from "../time/days";

type Times = Pick<EventTimes, "start_time" | "end_time">;
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
export function endsNextDay({ start_time, end_time }: Times): boolean {
  const start = parseTime(start_time ?? "");
  const end = parseTime(end_time ?? "");
  return start !== null && end !== null && end <= start;
}

/** Minutes from the start to the end; null where one of them is open. */
function lengthOf({ start_time, end_time }: Times): number | null {
  const start = parseTime(start_time ?? "");
  const end = parseTime(end_time ?? "");
  if (start === null || end === null) return null;
  return end <= start ? end + minutesPerDay - start : end - start;
}

/** Where the end goes when the start alone moves: it lasts as long as before. Null where nothing follows. */
export function endFollowing(before: Times, now: Times): string | null {
  const length = lengthOf(before);
  const start = parseTime(now.start_time ?? "");
  const isStartAlone = now.end_time === before.end_time && now.start_time !== before.start_time;
  return length === null || start === null || !isStartAlone ? null : formatTime(start + length);
}

/** Past midnight is asked about once, unless it lasts as long as before, or as the form itself fills it in. */
export function isNextDayInDoubt(now: Times, before: Times | null): boolean {
  if (!endsNextDay(now)) return false;
  const length = lengthOf(now);
  return length !== hour && (before === null || length !== lengthOf(before));
}

export function isAllDay(event: EventTimes): boolean {
  return parseTime(event.start_time ?? "") === null;
}
