import { describe, expect, test } from "vitest";
import { endsNextDay } from "../../../app/rules/events/event-end";
import { intervalOf, isAllDay, isOver } from "../../../app/rules/events/event-interval";
import { formatLocalDateTime, parseLocalDateTime } from "../../../app/rules/time/panama-time";

const date = "2026-11-21";
const at = (text: string) => parseLocalDateTime(text) ?? new Date(Number.NaN);

describe("when an event is", () => {
  test.each([
    ["an evening", "18:00", "20:00", "2026-11-21T18:00", "2026-11-21T20:00", false],
    ["past midnight", "22:00", "02:00", "2026-11-21T22:00", "2026-11-22T02:00", true],
    ["until midnight", "20:00", "00:00", "2026-11-21T20:00", "2026-11-22T00:00", true],
    ["to the same time", "20:00", "20:00", "2026-11-21T20:00", "2026-11-22T20:00", true],
    ["without end", "18:00", null, "2026-11-21T18:00", "2026-11-21T19:00", false],
    ["late and without end", "23:30", "", "2026-11-21T23:30", "2026-11-22T00:30", false],
    ["without start", null, "20:00", "2026-11-21T00:00", "2026-11-22T00:00", false],
    ["without times", undefined, undefined, "2026-11-21T00:00", "2026-11-22T00:00", false],
  ])("%s", (_, start_time, end_time, starts, ends, nextDay) => {
    const interval = intervalOf({ event_date: date, start_time, end_time });
    expect(interval && formatLocalDateTime(interval.starts)).toBe(starts);
    expect(interval && formatLocalDateTime(interval.ends)).toBe(ends);
    expect(endsNextDay({ start_time, end_time })).toBe(nextDay);
    expect(isAllDay({ event_date: date, start_time })).toBe(!start_time);
  });

  test("doesn't exist on an invalid day", () => {
    expect(intervalOf({ event_date: "2026-02-30", start_time: "18:00" })).toBeNull();
    expect(isOver({ event_date: "never" }, at("2026-11-21T10:00"))).toBe(false);
  });

  const evening = { event_date: date, start_time: "18:00", end_time: "20:00" };
  test.each([
    ["not one minute before its end", "2026-11-21T19:59", false],
    ["at its end", "2026-11-21T20:00", true],
  ])("is over, %s", (_, now, over) => {
    expect(isOver(evening, at(now))).toBe(over);
  });
});
