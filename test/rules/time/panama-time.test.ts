import { fromZonedTime } from "date-fns-tz";
import { getTableColumns, type SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import { timeZoneLines } from "../../../app/rules/events/feed-times";
import { parseDay } from "../../../app/rules/time/days";
import {
  atTimeText,
  dateText,
  daysUntil,
  formatLocalDateTime,
  instantOf,
  instantOfDay,
  instantOfLocalMinute,
  isoInPanama,
  localDate,
  localDay,
  localMinuteOf,
  localMinutesOfDay,
  localWeekday,
  minuteInWords,
  momentText,
  parseLocalDateTime,
  secondsToMidnight,
  timeText,
  weekdayText,
} from "../../../app/rules/time/panama-time";
import { timeZone } from "../../../app/rules/town/town";
import { events } from "../../../app/server/db/schema/events";

const at = (text: string) => new Date(text);

describe("the day in Panama", () => {
  test.each([
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

  test("agrees with the platform's time zone data over twenty years", () => {
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

describe("the library's time zone data", () => {
  test("converts the town's time to the same instant", () => {
    for (let minute = localMinuteOf(at("2020-01-01T00:00:00Z")); minute < 37_000_000; minute += 7919) {
      const instant = instantOfLocalMinute(minute);
      expect(instant).toEqual(fromZonedTime(formatLocalDateTime(instant), timeZone));
      expect(localMinuteOf(instant)).toBe(minute);
    }
  });

  test("has the fixed offset that the database and calendar feeds use", () => {
    const [, offset] = timeZoneLines.find(([name]) => name === "TZOFFSETTO") ?? [];
    const column = getTableColumns(events).starts_at.generated?.as as SQL;
    const [seconds] = new SQLiteSyncDialect().sqlToQuery(column).sql.match(/\d{4,}/) ?? [];
    for (let year = 1970; year < 2100; year++) {
      for (const month of ["01", "07"]) {
        const instant = at(`${year}-${month}-01T12:00:00Z`);
        expect(isoInPanama(instant).slice(-6).replace(":", "")).toBe(offset);
        expect(instantOf(localDate(instant), "00:00")?.getTime()).toBe(
          Date.parse(`${localDate(instant)}T00:00:00Z`) + Number(seconds) * 1000,
        );
      }
    }
  });

  test("covers the first to the last allowed year", () => {
    for (const date of ["0001-01-01", "0999-12-31", "1850-06-01", "9999-12-31"]) {
      const noon = instantOf(date, "12:00") ?? at("");
      expect(localDate(noon)).toBe(date);
    }
  });
});

describe("instants", () => {
  test.each([
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

  test.each([
    ["2026-11-21T23:59:00-05:00", 60],
    ["2026-11-21T23:59:59.500-05:00", 1],
    ["2026-11-21T00:00:00-05:00", 86_400],
    ["2026-11-22T03:00:00Z", 7200],
  ])("%s is %i seconds before Panama's midnight", (instant, seconds) => {
    expect(secondsToMidnight(new Date(instant))).toBe(seconds);
  });

  test("come from a date and a time, and from minutes past midnight", () => {
    expect(instantOf("2026-11-21", "18:30")?.toISOString()).toBe("2026-11-21T23:30:00.000Z");
    expect(instantOf("2026-11-21", "")).toBeNull();
    expect(instantOf("", "18:30")).toBeNull();
    expect(instantOfDay(parseDay("2026-11-21") ?? 0, 1500).toISOString()).toBe("2026-11-22T06:00:00.000Z");
  });

  test("are written with Panama's offset", () => {
    expect(isoInPanama(new Date("2026-11-22T01:02:03Z"))).toBe("2026-11-21T20:02:03-05:00");
    expect(isoInPanama(new Date("1969-12-31T23:59:58Z"))).toBe("1969-12-31T18:59:58-05:00");
  });
});

const evening = new Date("2026-11-21T02:05:00Z");

describe("an instant in Panama's format", () => {
  test("has its minute in the list of devices, and only its date without a time", () => {
    const plain = (text: string) => text.replaceAll("\u00a0", " ");
    expect(plain(minuteInWords(evening, "en"))).toBe("Nov 20, 2026, 9:05 PM");
    expect(plain(minuteInWords(evening, "es"))).toBe("20 nov 2026, 9:05 p. m.");
    expect(plain(momentText(evening, "en"))).toBe("November 20, 2026, 9:05 PM");
    expect(momentText(at("2026-11-21T05:00:00Z"), "es")).toBe("21 de noviembre de 2026");
  });

  test.each([
    ["2026-11-21T18:30:00Z", "1:30 PM", "la 1:30 p. m."],
    ["2026-11-21T06:00:00Z", "1:00 AM", "la 1:00 a. m."],
    ["2026-11-21T16:00:00Z", "11:00 AM", "las 11:00 a. m."],
    ["2026-11-21T17:00:00Z", "12:00 PM", "las 12:00 p. m."],
    ["2026-11-21T22:00:00Z", "5:00 PM", "las 5:00 p. m."],
  ])("at %s: %s, in Spanish with its article %s", (instant, english, spanish) => {
    expect(atTimeText(new Date(instant), "en").replaceAll("\u00a0", " ")).toBe(english);
    expect(atTimeText(new Date(instant), "es").replaceAll("\u00a0", " ")).toBe(spanish);
  });

  test("an instant is read in Panama's time", () => {
    expect(timeText(evening, "en")).toBe("9:05\u00a0PM");
    expect(weekdayText(evening, "en")).toBe("Friday");
    expect(weekdayText(evening, "es")).toBe("viernes");
    expect(dateText(evening, "en")).toBe("November 20, 2026");
    expect(dateText(evening, "es")).toBe("20 de noviembre de 2026");
  });

  test("today ends at Panama's midnight", () => {
    expect(daysUntil(new Date("2026-11-21T04:59:00Z"), evening)).toBe(0);
    expect(daysUntil(new Date("2026-11-21T05:00:00Z"), evening)).toBe(1);
  });
});
