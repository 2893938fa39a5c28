import { expect, test } from "vitest";
import { holidayOf, nextHolidays } from "../../../app/rules/info/public-holidays";
import { formatDay, parseDay } from "../../../app/rules/time/days";

const day = (date: string) => parseDay(date) ?? 0;

test("a holiday has its name, also where its date moves", () => {
  expect(holidayOf(day("2026-11-28"))).toBe("independence");
  expect(holidayOf(day("2027-02-09"))).toBe("carnival");
  expect(holidayOf(day("2027-03-26"))).toBe("goodFriday");
  expect(holidayOf(day("2026-11-27"))).toBeNull();
});

test("days in a row come together, with all of their names", () => {
  const [first] = nextHolidays(day("2026-11-01"), 1);
  expect(first && [formatDay(first.first), formatDay(first.last), [...first.names]]).toEqual([
    "2026-11-03",
    "2026-11-05",
    ["separation", "flag", "colon"],
  ]);
});
