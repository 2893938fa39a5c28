import { describe, expect, test } from "vitest";
import {
  afterSaying,
  canRemind,
  isRemindedAtOnce,
  remindAt,
  reminderStep,
} from "../../../app/rules/events/event-reminders";
import { formatLocalDateTime, parseLocalDateTime } from "../../../app/rules/time/panama-time";

const at = (text: string) => parseLocalDateTime(text) ?? new Date(Number.NaN);
const starts = at("2026-11-22T06:00");
const start = (text: string) => `start:${at(text).getTime()}` as const;
const news = (text: string) => `news:${at(text).getTime()}` as const;

describe("a reminder", () => {
  test("is due twelve hours before the start, even on the evening before", () => {
    expect(formatLocalDateTime(remindAt(starts))).toBe("2026-11-21T18:00");
  });

  test.each([
    ["a minute early", "2026-11-21T17:59", null, "wait"],
    ["at its time", "2026-11-21T18:00", null, "remind"],
    ["after an hour without mail", "2026-11-21T19:00", null, "remind"],
    ["in the last minute", "2026-11-22T05:59", null, "remind"],
    ["when the event has begun", "2026-11-22T06:00", null, "missed"],
    ["when its mail went out", "2026-11-21T18:05", start("2026-11-22T06:00"), "done"],
    ["long after its mail", "2026-11-23T18:05", start("2026-11-22T06:00"), "done"],
    ["told of the new start before its time", "2026-11-21T17:59", news("2026-11-22T06:00"), "wait"],
    ["told of the new start, at its time", "2026-11-21T18:00", news("2026-11-22T06:00"), "remind"],
    ["after a mail of another start", "2026-11-21T12:00", start("2026-11-21T20:00"), "say-moved"],
    [
      "after a mail of another start, in the last hours",
      "2026-11-21T19:00",
      start("2026-11-21T20:00"),
      "remind",
    ],
    ["after a mail that it is cancelled", "2026-11-12T09:00", "cancelled", "say-on-again"],
    ["after a mail that it is cancelled, when it has begun", "2026-11-22T06:00", "cancelled", "missed"],
  ] as const)("%s: %s", (_, now, lastMail, step) => {
    expect(reminderStep({ starts, off: null, lastMail: lastMail }, at(now)).do).toBe(step);
  });

  test.each([
    ["in the same minute", "2026-11-10T09:00", null, "wait"],
    ["while it can be taken back", "2026-11-10T09:09", null, "wait"],
    ["after its ten minutes", "2026-11-10T09:10", null, "say-cancelled"],
    ["after the mail of its start", "2026-11-10T09:10", start("2026-11-22T06:00"), "say-cancelled"],
    ["when that was said", "2026-11-10T09:10", "cancelled", "done"],
    ["when it would have begun", "2026-11-22T06:00", null, "missed"],
  ] as const)("of what was cancelled at nine, %s: %s", (_, now, lastMail, step) => {
    const off = { since: at("2026-11-10T09:00"), canBeTakenBack: true };
    expect(reminderStep({ starts, off, lastMail: lastMail }, at(now)).do).toBe(step);
  });

  test("of what can't be undone is sent at once", () => {
    const off = { since: at("2026-11-10T09:00"), canBeTakenBack: false };
    expect(reminderStep({ starts, off, lastMail: null }, at("2026-11-10T09:00")).do).toBe("say-cancelled");
  });

  test.each([
    ["2026-11-22T05:35", "2026-11-22T05:39", "wait"],
    ["2026-11-22T05:35", "2026-11-22T05:40", "say-cancelled"],
    ["2026-11-22T05:50", "2026-11-22T05:50", "say-cancelled"],
  ])("cancelled at %s, shortly before it begins, is sent in time: %s", (since, now, step) => {
    const off = { since: at(since), canBeTakenBack: true };
    expect(reminderStep({ starts, off, lastMail: null }, at(now)).do).toBe(step);
  });

  test("counts as sent by news within its last twelve hours, and is sent later if there's time", () => {
    expect(afterSaying(starts, at("2026-11-21T18:00"))).toEqual({
      lastMail: start("2026-11-22T06:00"),
      due: null,
    });
    expect(afterSaying(starts, at("2026-11-21T17:59"))).toEqual({
      lastMail: news("2026-11-22T06:00"),
      due: at("2026-11-21T18:00"),
    });
  });

  test("moves with the event", () => {
    const moved = { starts: at("2026-11-23T06:00"), off: null, lastMail: null };
    expect(reminderStep(moved, at("2026-11-21T18:00"))).toEqual({
      do: "wait",
      until: at("2026-11-22T18:00"),
    });
  });

  test.each([
    ["days before", "2026-11-10T09:00", null, true],
    ["inside the last twelve hours", "2026-11-22T05:00", null, true],
    ["at the start", "2026-11-22T06:00", null, false],
    ["for a cancelled event", "2026-11-10T09:00", 1, false],
  ])("can be asked for: %s", (_, now, cancelled_at, expected) => {
    expect(canRemind({ starts_at: starts.getTime(), cancelled_at }, at(now))).toBe(expected);
  });

  test("comes at once within the last twelve hours, not a minute before them", () => {
    const event = { starts_at: starts.getTime() };
    expect(isRemindedAtOnce(event, at("2026-11-21T17:59"))).toBe(false);
    expect(isRemindedAtOnce(event, at("2026-11-21T18:00"))).toBe(true);
  });
});
