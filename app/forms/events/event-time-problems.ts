import { endFollowing, isNextDayInDoubt } from "../../rules/events/event-end";
import { type EventTimes, isOver } from "../../rules/events/event-interval";
import { localDate } from "../../rules/time/panama-time";
import { snapTime } from "../../rules/time/snap-time";
import { message, type Problems, type Typed } from "../site/parse";

type Times = Pick<EventTimes, "start_time" | "end_time">;
/** Null for a new event. */
type Before<Known> = Known | null;

/** A past event may keep its day, but can't be moved to the past or more than five years ahead. */
export function dayProblems(date: string, before: Before<string>, now: Date): Problems {
  const today = localDate(now);
  if (date === before) return {};
  if (date < today) return { event_date: message("eventForm.problems.pastDate") };
  return isTooFar(date, today) ? { event_date: message("eventForm.problems.farDate") } : {};
}

/** Most likely a typo. */
function isTooFar(date: string, today: string): boolean {
  return date > `${Number(today.slice(0, 4)) + 5}${today.slice(4)}`;
}

/** Refuses a new event that has already ended today. */
export function overProblems(event: EventTimes, before: Before<EventTimes>, now: Date): Problems {
  const isToday = event.event_date === localDate(now);
  const wasOver = before !== null && isOver(before, now);
  return isToday && isOver(event, now) && !wasOver
    ? { start_time: message("eventForm.problems.isOver") }
    : {};
}

/** An end before the start is asked about once; sent again, it means the next day. */
export function nextDayProblems(
  times: { start_time: string; end_time: string; end_asked: string; times_before?: string },
  stored: Before<Times>,
): Problems {
  const isConfirmed = times.end_asked === timesText(times.start_time, times.end_time);
  const before = stored && timesBefore(times.times_before ?? "", stored);
  return isNextDayInDoubt(times, before) && !isConfirmed
    ? { end_time: message("eventForm.problems.nextDay") }
    : {};
}

/** The format of the hidden fields `times_before` and `end_asked`. */
export function timesText(start: string | null, end: string | null): string {
  return `${start ?? ""}-${end ?? ""}`;
}

/** The times the form was opened with, or else the stored ones. */
function timesBefore(timesBefore: string, stored: Times): Times {
  const [, start, end] = /^((?:\d\d:\d\d)?)-((?:\d\d:\d\d)?)$/.exec(timesBefore) ?? [];
  return start === undefined ? stored : { start_time: start || null, end_time: end || null };
}

/** If only the start was changed and no script has moved the end, the end moves along. */
export function withEndFollowing(typed: Typed, stored: Times): Typed {
  const text = (name: string) => typed[name]?.[0]?.trim() ?? "";
  const time = (name: string) => snapTime(text(name)) ?? text(name);
  if (text("end_meant")) return typed;
  const before = timesBefore(text("times_before"), stored);
  const end = endFollowing(before, { start_time: time("start_time"), end_time: time("end_time") || null });
  return end === null ? typed : { ...typed, end_time: [end], end_moved: ["on"] };
}
