import { describe, expect, test } from "vitest";
import { snapTime } from "../../../app/rules/time/snap-time";

describe("a time as typed", () => {
  test.each([
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
