import { describe, expect, test } from "vitest";
import { expand, type RecurrencePattern } from "../../../app/rules/events/recurrence";
import { skippedMonths } from "../../../app/rules/events/recurrence-limits";
import { parseDay } from "../../../app/rules/time/days";
import { everyWeek } from "../../support/every-week";

const monthly: RecurrencePattern = { ...everyWeek, pattern_type: "monthly" };
const skipped = (pattern: Partial<RecurrencePattern>, first: string, last: string) => {
  const rule = { ...monthly, ...pattern };
  return skippedMonths(rule, expand(rule, parseDay(first) ?? 0, parseDay(last) ?? 0));
};

describe("the months a monthly rule skips", () => {
  test.each([
    [
      "day 31 over a year",
      {},
      "2026-12-31",
      "2027-12-31",
      ["2027-02", "2027-04", "2027-06", "2027-09", "2027-11"],
    ],
    ["day 30 misses February alone", {}, "2026-11-30", "2027-05-01", ["2027-02"]],
    ["day 29 has its February in a leap year", {}, "2028-01-29", "2028-04-01", []],
    ["and misses it in another", {}, "2027-01-29", "2027-04-01", ["2027-02"]],
    ["day 28 is in every month", {}, "2026-12-28", "2027-12-31", []],
    [
      "a month it steps over is not skipped",
      { interval_value: 2 },
      "2026-12-31",
      "2027-12-31",
      ["2027-02", "2027-04", "2027-06"],
    ],
    [
      "what comes after the last date is not told",
      { end_type: "after_count", end_count: 2 },
      "2026-12-31",
      "2030-01-01",
      [],
    ],
    ["a day of its own", { day_of_month: 31 }, "2026-11-21", "2027-03-31", ["2027-02"]],
    ["weeks skip nothing", { pattern_type: "weekly" }, "2026-12-31", "2027-12-31", []],
  ] as const)("%s", (_, pattern, first, last, months) => {
    expect(skipped(pattern, first, last)).toEqual(months);
  });

  test("are empty if there are no days", () => {
    expect(skippedMonths(monthly, [])).toEqual([]);
  });
});
