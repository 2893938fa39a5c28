import { describe, expect, test } from "vitest";
import {
  addDays,
  civilOfDay,
  dayOfCivil,
  daysInMonth,
  formatDay,
  formatTime,
  isDate,
  isLeapYear,
  isTime,
  parseDay,
  parseTime,
  weekdayOfDay,
} from "../../../app/rules/time/days";

describe("day numbers", () => {
  test("count the days since 1970 and convert back, for four hundred years", () => {
    for (let day = dayOfCivil(1900, 1, 1); day <= dayOfCivil(2300, 1, 1); day += 1) {
      const date = new Date(day * 86_400_000);
      const civil = civilOfDay(day);
      if (
        civil.year !== date.getUTCFullYear() ||
        civil.month !== date.getUTCMonth() + 1 ||
        civil.day !== date.getUTCDate() ||
        weekdayOfDay(day) !== date.getUTCDay() ||
        dayOfCivil(civil.year, civil.month, civil.day) !== day
      ) {
        expect(civil).toBe(`wrong at ${date.toISOString()}`);
      }
    }
    expect(dayOfCivil(1970, 1, 1)).toBe(0);
  });

  test.each([
    [2024, true],
    [2026, false],
    [2100, false],
    [2000, true],
  ])("%i leap year: %s", (year, leap) => {
    expect(isLeapYear(year)).toBe(leap);
    expect(daysInMonth(year, 2)).toBe(leap ? 29 : 28);
  });

  test("have the length of every month", () => {
    const lengths = Array.from({ length: 12 }, (_, index) => daysInMonth(2026, index + 1));
    expect(lengths).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  });

  test("cross month and year ends", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
    expect(() => addDays("2026-02-30", 1)).toThrow(RangeError);
  });

  test("pads years to four digits", () => {
    expect(formatDay(dayOfCivil(33, 4, 3))).toBe("0033-04-03");
  });
});

describe("a date as typed", () => {
  test.each([
    ["a plain date", "2026-11-21", true],
    ["a leap day", "2028-02-29", true],
    ["a leap day in a common year", "2026-02-29", false],
    ["the 31st of a month of 30 days", "2026-04-31", false],
    ["day zero", "2026-04-00", false],
    ["month zero", "2026-00-10", false],
    ["month thirteen", "2026-13-10", false],
    ["year zero", "0000-01-01", false],
    ["one digit", "2026-4-1", false],
    ["spaces around", " 2026-04-01", false],
    ["a line break after", "2026-04-01\n", false],
    ["a time behind", "2026-04-01T10:00", false],
    ["a year of five digits", "12026-04-01", false],
    ["a negative year", "-2026-04-01", false],
    ["digits of another script", "２０２６-04-01", false],
    ["nothing", "", false],
    ["words", "tomorrow", false],
  ])("%s: %s", (_, text, valid) => {
    expect(isDate(text)).toBe(valid);
    const day = parseDay(text);
    expect(day === null ? null : formatDay(day)).toBe(valid ? text : null);
  });

  test("must be text", () => {
    expect(isDate(20_261_121)).toBe(false);
    expect(isTime(null)).toBe(false);
  });
});

describe("a time as typed", () => {
  test.each([
    ["00:00", 0],
    ["09:05", 545],
    ["23:59", 1439],
    ["24:00", null],
    ["12:60", null],
    ["9:05", null],
    ["09:05:00", null],
    ["09.05", null],
    ["", null],
    ["aa:bb", null],
  ])("%s is minute %s", (text, minutes) => {
    expect(parseTime(text)).toBe(minutes);
    expect(isTime(text)).toBe(minutes !== null);
    if (minutes !== null) expect(formatTime(minutes)).toBe(text);
  });

  test("reads past the day's end as the next day's time", () => {
    expect(formatTime(1440)).toBe("00:00");
    expect(formatTime(1565)).toBe("02:05");
    expect(formatTime(-30)).toBe("23:30");
  });
});
