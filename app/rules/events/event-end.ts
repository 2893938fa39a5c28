import { formatTime, minutesPerDay, parseTime } from "../time/days";
import type { EventTimes } from "./event-interval";

type Times = Pick<EventTimes, "start_time" | "end_time">;

const hour = 60;

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
