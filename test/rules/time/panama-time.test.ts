import { describe, expect, it } from "vitest";
import {
  addDays,
  civilOfDay,
  dayOfCivil,
  daysInMonth,
  formatDay,
  formatLocalDateTime,
  formatTime,
  instantOf,
  instantOfDay,
  isDate,
  isLeapYear,
  isoInPanama,
  isTime,
  localDate,
  localDay,
  localMinuteOf,
  localMinutesOfDay,
  localWeekday,
  parseDay,
  parseLocalDateTime,
  parseTime,
  secondsToMidnight,
  weekdayOfDay,
} from "../../../app/rules/time/panama-time";

describe("the day in Panama", () => {
  it.each([
    ["one minute before midnight is still the old day", "2026-11-22T04:59:00Z", "2026-11-21", 6, 1439],
    ["midnight in Panama is five in the morning in London", "2026-11-22T05:00:00Z", "2026-11-22", 0, 0],
    ["noon", "2026-11-22T17:00:00Z", "2026-11-22", 0, 720],
    ["no summer time in July", "2026-07-01T05:00:00Z", "2026-07-01", 3, 0],
    ["the last evening of a year is next year in UTC", "2027-01-01T03:30:00Z", "2026-12-31", 4, 1350],
    ["a leap day", "2028-02-29T23:00:00Z", "2028-02-29", 2, 1080],
    ["seconds do not round up", "2026-11-22T04:59:59.999Z", "2026-11-21", 6, 1439],
    ["before 1970", "1969-12-31T23:59:00Z", "1969-12-31", 3, 1139],
  ])("%s", (_, instant, date, weekday, minutes) => {
    const now = new Date(instant);
    expect(localDate(now)).toBe(date);
    expect(localWeekday(now)).toBe(weekday);
    expect(localMinutesOfDay(now)).toBe(minutes);
    expect(localMinuteOf(now)).toBe(localDay(now) * 1440 + minutes);
  });

  it("agrees with the time zone tables of the platform over twenty years", () => {
    const format = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "America/Panama",
      dateStyle: "short",
      timeStyle: "short",
    });
    for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2040, 0, 1); at += 37 * 3_600_000 + 13 * 60_000) {
      expect(formatLocalDateTime(new Date(at))).toBe(format.format(at).replace(" ", "T"));
    }
  });
});

describe("day numbers", () => {
  it("count the days since 1970 and lead back to the date, for four hundred years", () => {
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

  it.each([
    [2024, true],
    [2026, false],
    [2100, false],
    [2000, true],
  ])("%i leap year: %s", (year, leap) => {
    expect(isLeapYear(year)).toBe(leap);
    expect(daysInMonth(year, 2)).toBe(leap ? 29 : 28);
  });

  it("knows the length of every month", () => {
    const lengths = Array.from({ length: 12 }, (_, index) => daysInMonth(2026, index + 1));
    expect(lengths).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  });

  it("steps over month and year ends", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
    expect(() => addDays("2026-02-30", 1)).toThrow(RangeError);
  });

  it("pads years to four digits", () => {
    expect(formatDay(dayOfCivil(33, 4, 3))).toBe("0033-04-03");
  });
});

describe("a date as typed", () => {
  it.each([
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

  it("is a text, nothing else", () => {
    expect(isDate(20_261_121)).toBe(false);
    expect(isTime(null)).toBe(false);
  });
});

describe("a time as typed", () => {
  it.each([
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

  it("reads past the day's end as the next day's clock", () => {
    expect(formatTime(1440)).toBe("00:00");
    expect(formatTime(1565)).toBe("02:05");
    expect(formatTime(-30)).toBe("23:30");
  });
});

describe("instants", () => {
  it.each([
    ["2026-11-21T18:30", "2026-11-21T23:30:00.000Z"],
    ["2026-12-31T23:00", "2027-01-01T04:00:00.000Z"],
    ["2026-11-31T10:00", null],
    ["2026-11-21T25:00", null],
    ["2026-11-21 18:30", null],
    ["2026-11-21T18:30:00", null],
    ["2026-11-21T18:30Z", null],
    ["2026-11-21", null],
    ["", null],
  ])("%s in Panama is %s", (text, instant) => {
    const parsed = parseLocalDateTime(text);
    expect(parsed?.toISOString() ?? null).toBe(instant);
    if (parsed) expect(formatLocalDateTime(parsed)).toBe(text);
  });

  it.each([
    ["2026-11-21T23:59:00-05:00", 60],
    ["2026-11-21T23:59:59.500-05:00", 1],
    ["2026-11-21T00:00:00-05:00", 86_400],
    ["2026-11-22T03:00:00Z", 7200],
  ])("%s is %i seconds before Panama's midnight", (instant, seconds) => {
    expect(secondsToMidnight(new Date(instant))).toBe(seconds);
  });

  it("come from a date and a time, and from minutes that run past midnight", () => {
    expect(instantOf("2026-11-21", "18:30")?.toISOString()).toBe("2026-11-21T23:30:00.000Z");
    expect(instantOf("2026-11-21", "")).toBeNull();
    expect(instantOf("", "18:30")).toBeNull();
    expect(instantOfDay(parseDay("2026-11-21") ?? 0, 1500).toISOString()).toBe("2026-11-22T06:00:00.000Z");
  });

  it("are written with Panama's offset", () => {
    expect(isoInPanama(new Date("2026-11-22T01:02:03Z"))).toBe("2026-11-21T20:02:03-05:00");
    expect(isoInPanama(new Date("1969-12-31T23:59:58Z"))).toBe("1969-12-31T18:59:58-05:00");
  });
});
