import { describe, expect, it } from "vitest";
import {
  endsNextDay,
  endTimeFor,
  intervalOf,
  isAllDay,
  isOver,
  snapTime,
} from "../../../app/rules/events/event-times";
import { formatLocalDateTime, parseLocalDateTime } from "../../../app/rules/time/panama-time";

const date = "2026-11-21";
const at = (text: string) => parseLocalDateTime(text) ?? new Date(Number.NaN);

describe("a time as typed", () => {
  it.each([
    ["a lone hour", "9", "09:00"],
    ["a lone hour of two digits", "18", "18:00"],
    ["on the hour", "09:00", "09:00"],
    ["under 8", "9:07", "09:00"],
    ["8", "9:08", "09:15"],
    ["under 23", "9:22", "09:15"],
    ["23", "9:23", "09:30"],
    ["under 38", "9:37", "09:30"],
    ["38", "9:38", "09:45"],
    ["under 53", "9:52", "09:45"],
    ["53 is the next hour", "9:53", "10:00"],
    ["59 is the next hour", "9:59", "10:00"],
    ["the last minutes of a day are the next midnight", "23:55", "00:00"],
    ["one digit of minutes", "9:5", "09:00"],
    ["spaces around", " 18:30 ", "18:30"],
    ["hour 24", "24:00", null],
    ["minute 60", "9:60", null],
    ["words", "noon", null],
    ["nothing", "", null],
    ["seconds", "09:00:00", null],
  ])("%s: %s is %s", (_, text, expected) => {
    expect(snapTime(text)).toBe(expected);
  });
});

describe("the end a form fills in", () => {
  it.each([
    ["18:00", "19:00"],
    ["09:45", "10:45"],
    ["23:00", "00:00"],
    ["23:30", "00:30"],
    ["", null],
    ["25:00", null],
  ])("%s ends at %s", (start, end) => {
    expect(endTimeFor(start)).toBe(end);
  });
});

describe("when an event is", () => {
  it.each([
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

  it("is nowhere on a day that does not exist", () => {
    expect(intervalOf({ event_date: "2026-02-30", start_time: "18:00" })).toBeNull();
    expect(isOver({ event_date: "never" }, at("2026-11-21T10:00"))).toBe(false);
  });

  const evening = { event_date: date, start_time: "18:00", end_time: "20:00" };
  it.each([
    ["not one minute before its end", "2026-11-21T19:59", false],
    ["at its end", "2026-11-21T20:00", true],
  ])("is over, %s", (_, now, over) => {
    expect(isOver(evening, at(now))).toBe(over);
  });
});
