import { describe, expect, test } from "vitest";
import { canRemind, remindAt, reminderStep } from "../../../app/rules/events/event-reminders";
import { formatLocalDateTime, parseLocalDateTime } from "../../../app/rules/time/panama-time";

const at = (text: string) => parseLocalDateTime(text) ?? new Date(Number.NaN);
const starts = at("2026-11-22T06:00");

describe("a reminder", () => {
  test("is due twelve hours before the start, also on the evening before", () => {
    expect(formatLocalDateTime(remindAt(starts))).toBe("2026-11-21T18:00");
  });

  test.each([
    ["a minute early", "2026-11-21T17:59", false, null, "wait"],
    ["at its time", "2026-11-21T18:00", false, null, "remind"],
    ["after an hour without mail", "2026-11-21T19:00", false, null, "remind"],
    ["in the last minute", "2026-11-22T05:59", false, null, "remind"],
    ["when the event has begun", "2026-11-22T06:00", false, null, "missed"],
    ["when its mail went out", "2026-11-21T18:05", false, "2026-11-21T18:00", "done"],
    ["long after its mail", "2026-11-23T18:05", false, "2026-11-21T18:00", "done"],
    ["when the event is cancelled, at once", "2026-11-10T09:00", true, null, "say-cancelled"],
    ["when the event is cancelled in the last hours", "2026-11-21T20:00", true, null, "say-cancelled"],
    ["when it was cancelled after the mail", "2026-11-21T20:00", true, "2026-11-21T18:00", "done"],
    ["when a cancelled event would have begun", "2026-11-22T06:00", true, null, "missed"],
  ])("%s: %s", (_, now, cancelled, sent, step) => {
    expect(reminderStep({ starts, cancelled, sentAt: sent ? at(sent) : null }, at(now))).toBe(step);
  });

  test("moves with the event", () => {
    const moved = at("2026-11-23T06:00");
    expect(reminderStep({ starts: moved, cancelled: false, sentAt: null }, at("2026-11-21T18:00"))).toBe(
      "wait",
    );
  });

  test.each([
    ["days before", "2026-11-10T09:00", null, true],
    ["inside the last twelve hours", "2026-11-22T05:00", null, true],
    ["at the start", "2026-11-22T06:00", null, false],
    ["for a cancelled event", "2026-11-10T09:00", 1, false],
  ])("can be asked for: %s", (_, now, cancelled_at, expected) => {
    expect(canRemind({ starts_at: starts.getTime(), cancelled_at }, at(now))).toBe(expected);
  });
});
