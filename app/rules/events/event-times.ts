import { formatTime, minutesPerDay, parseTime } from "../time/days";

type Times = Pick<EventTimes, "start_time" | "end_time">;
export type EventTimes = { event_date: string; start_time?: string | null; end_time?: string | null };

const hour = 60;

/** Rounds to quarters of an hour: "9:07" is 09:00, "9:55" is 10:00, "9" is 09:00. Null when unreadable. */
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

/** The form's default: one hour after the start. */
export function endTimeFor(start: string): string | null {
  const minutes = parseTime(start);
  return minutes === null ? null : formatTime(minutes + hour);
}

/** An end at or before the start is on the next day. */
export function endsNextDay({ start_time, end_time }: Times): boolean {
  const start = parseTime(start_time ?? "");
  const end = parseTime(end_time ?? "");
  return start !== null && end !== null && end <= start;
}

/** Null where one of them is missing. */
function lengthOf({ start_time, end_time }: Times): number | null {
  const start = parseTime(start_time ?? "");
  const end = parseTime(end_time ?? "");
  if (start === null || end === null) return null;
  return end <= start ? end + minutesPerDay - start : end - start;
}

/** Moves the end along with the start, so that the event lasts as long as before. Null where nothing changes. */
export function endFollowing(before: Times, now: Times): string | null {
  const length = lengthOf(before);
  const start = parseTime(now.start_time ?? "");
  const isStartAlone = now.end_time === before.end_time && now.start_time !== before.start_time;
  return length === null || start === null || !isStartAlone ? null : formatTime(start + length);
}

/** An end after midnight is queried once, unless the length is unchanged or the form's own default. */
export function isNextDayInDoubt(now: Times, before: Times | null): boolean {
  if (!endsNextDay(now)) return false;
  const length = lengthOf(now);
  return length !== hour && (before === null || length !== lengthOf(before));
}

export function isAllDay(event: EventTimes): boolean {
  return parseTime(event.start_time ?? "") === null;
}
