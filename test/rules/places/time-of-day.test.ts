import { expect, test } from "vitest";
import { parseTimeOfDay } from "../../../app/rules/places/hours-tokens";
import { formatTime } from "../../../app/rules/time/days";

test.each([
  ["11:00", "11:00"],
  ["10", "10:00"],
  ["10:30", "10:30"],
  ["11h", "11:00"],
  ["11 AM", "11:00"],
  ["11:00 a. m.", "11:00"],
  ["15:00", "15:00"],
  ["15h", "15:00"],
  ["3 PM", "15:00"],
  ["3:30 p.m.", "15:30"],
  ["from 3 PM", "15:00"],
  ["desde las 3:00 p. m.", "15:00"],
  ["hasta las 11:00 a. m.", "11:00"],
  ["12", "12:00"],
  ["12:00", "12:00"],
  ["12 m.", "12:00"],
  ["12:00 md", "12:00"],
  ["noon", "12:00"],
  ["mediodía", "12:00"],
  ["midnight", "00:00"],
  ["24:00", "00:00"],
  ["00:30", "00:30"],
  ["03:00", "03:00"],
  ["7", "07:00"],
])("a time written as %s is %s", (text, expected) => {
  const minutes = parseTimeOfDay(text);
  expect(minutes === null ? null : formatTime(minutes)).toBe(expected);
});

test.each([
  ["3"],
  ["2:00"],
  ["6"],
  ["2 PM - 10 PM"],
  ["11 AM or 12 PM"],
  ["flexible"],
  ["25:00"],
  ["24 hours"],
  ["Monday"],
  [""],
  ["  "],
  [null],
  [undefined],
])("isn't recognized in %s", (text) => {
  expect(parseTimeOfDay(text)).toBeNull();
});
