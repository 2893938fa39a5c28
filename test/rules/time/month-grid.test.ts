import { addMonths, eachDayOfInterval, endOfMonth, endOfWeek, format, startOfWeek } from "date-fns";
import { describe, expect, test } from "vitest";
import { parseDay, weekdayOfDay } from "../../../app/rules/time/days";
import { monthGrid, monthOf } from "../../../app/rules/time/month-grid";

function grid(month: string, today = "2026-11-21") {
  const found = monthGrid(month, today);
  if (!found) throw new Error(`no month: ${month}`);
  return found;
}

const nameOf = (day: Date) => format(day, "yyyy-MM-dd");

describe("a month of the calendar", () => {
  test("has the weeks of date-fns, for forty years", () => {
    for (let month = new Date(2010, 0, 1); month.getFullYear() < 2050; month = addMonths(month, 1)) {
      const days = eachDayOfInterval({ start: startOfWeek(month), end: endOfWeek(endOfMonth(month)) });
      const found = grid(format(month, "yyyy-MM")).weeks.flat();
      expect(found.map(({ date }) => date)).toEqual(days.map(nameOf));
    }
  });

  test.each([
    ["five weeks", "2026-11", 5, "2026-11-01", "2026-12-05"],
    ["four weeks exactly", "2026-02", 4, "2026-02-01", "2026-02-28"],
    ["six weeks", "2026-08", 6, "2026-07-26", "2026-09-05"],
    ["a leap February", "2028-02", 5, "2028-01-30", "2028-03-04"],
    ["January with days of last year", "2027-01", 6, "2026-12-27", "2027-02-06"],
  ])("has %s", (_, month, weeks, first, last) => {
    const found = grid(month);
    const days = found.weeks.flat();
    expect(found.weeks).toHaveLength(weeks);
    expect(days[0]?.date).toBe(first);
    expect(days.at(-1)?.date).toBe(last);
    for (const week of found.weeks) {
      expect(week.map(({ date }) => weekdayOfDay(parseDay(date) ?? 0))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    }
    const inside = days.filter(({ isInMonth }) => isInMonth);
    expect(inside.every(({ date }) => monthOf(date) === month)).toBe(true);
    expect(inside.map(({ dayOfMonth }) => dayOfMonth)).toEqual(inside.map((_day, index) => index + 1));
    expect([found.firstDate, found.lastDate]).toEqual([inside[0]?.date, inside.at(-1)?.date]);
    expect(days.filter(({ isInMonth }) => !isInMonth).every(({ date }) => monthOf(date) !== month)).toBe(
      true,
    );
  });

  test("marks today once, even among the days of a neighboring month, and not in another month", () => {
    const marked = (month: string, today: string) =>
      grid(month, today)
        .weeks.flat()
        .filter(({ isToday }) => isToday)
        .map(({ date }) => date);
    expect(marked("2026-11", "2026-11-21")).toEqual(["2026-11-21"]);
    expect(marked("2026-11", "2026-12-05")).toEqual(["2026-12-05"]);
    expect(marked("2026-11", "2026-12-06")).toEqual([]);
  });

  test.each([
    ["2026-11", "2026-10", "2026-12"],
    ["2026-01", "2025-12", "2026-02"],
    ["2026-02", "2026-01", "2026-03"],
    ["2026-12", "2026-11", "2027-01"],
    ["9999-12", "9999-11", null],
    ["0001-01", null, "0001-02"],
  ])("%s is between %s and %s", (month, previous, next) => {
    const found = grid(month);
    expect(found.month).toBe(month);
    expect([found.previous, found.next]).toEqual([previous, next]);
  });

  test.each(["2026-13", "2026-00", "2026-1", "2026", "2026-11-01", "", "now", "0000-01", " 2026-11"])(
    "%j isn't a month",
    (text) => {
      expect(monthGrid(text, "2026-11-21")).toBeNull();
    },
  );

  test("is the month of a date", () => {
    expect(monthOf("2026-11-21")).toBe("2026-11");
  });
});
