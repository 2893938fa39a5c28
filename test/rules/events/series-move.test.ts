import { describe, expect, test } from "vitest";
import type { RecurrencePattern } from "../../../app/rules/events/recurrence";
import { isSamePattern, moveOf, sayDay } from "../../../app/rules/events/series-move";

const weekly: RecurrencePattern = {
  pattern_type: "weekly",
  interval_value: 1,
  days_of_week: [],
  day_of_month: null,
  end_type: "never",
  end_count: null,
  end_date: null,
};
const monthly: RecurrencePattern = { ...weekly, pattern_type: "monthly" };
/** A Tuesday. */
const first = "2026-11-17";

describe("two ways to write a rule", () => {
  test.each<[string, RecurrencePattern, RecurrencePattern, boolean]>([
    ["the start's weekday, said or not", weekly, { ...weekly, days_of_week: [2] }, true],
    ["another weekday", weekly, { ...weekly, days_of_week: [3] }, false],
    [
      "the order of weekdays",
      { ...weekly, days_of_week: [2, 4] },
      { ...weekly, days_of_week: [4, 2, 2] },
      true,
    ],
    ["the start's day, said or not", monthly, { ...monthly, day_of_month: 17 }, true],
    ["another day", monthly, { ...monthly, day_of_month: 18 }, false],
    ["a day in a weekly rule", weekly, { ...weekly, day_of_month: 9 }, true],
    ["weekdays in a monthly rule", monthly, { ...monthly, days_of_week: [1] }, true],
    ["a count without counting", weekly, { ...weekly, end_count: 5 }, true],
    ["an end date without ending", weekly, { ...weekly, end_date: "2027-01-01" }, true],
    ["another interval", weekly, { ...weekly, interval_value: 2 }, false],
    ["another type", weekly, monthly, false],
    ["an end", weekly, { ...weekly, end_type: "after_count", end_count: 5 }, false],
    [
      "another count",
      { ...weekly, end_type: "after_count", end_count: 4 },
      { ...weekly, end_type: "after_count", end_count: 5 },
      false,
    ],
    [
      "another end date",
      { ...weekly, end_type: "by_date", end_date: "2027-01-01" },
      { ...weekly, end_type: "by_date", end_date: "2027-01-02" },
      false,
    ],
  ])("%s", (_, one, other, same) => {
    expect(isSamePattern(one, other, first)).toBe(same);
    expect(isSamePattern(other, one, first)).toBe(same);
  });

  test("leaves an explicit rule as it is", () => {
    const said = { ...weekly, days_of_week: [2] };
    expect(sayDay(said, first)).toBe(said);
    expect(sayDay({ ...weekly, pattern_type: "daily" }, first).days_of_week).toEqual([]);
  });
});

describe("moving a rule", () => {
  test("changes nothing if nothing moves", () => {
    const move = moveOf({ pattern: weekly, first }, "2026-11-24", {});
    expect(move).toMatchObject({ pattern: weekly, first });
    expect(move.slotFor("2026-11-24")).toBe("2026-11-24");
  });

  const both = { ...weekly, days_of_week: [2, 4] };
  const days: RecurrencePattern = { ...weekly, pattern_type: "daily" };
  test.each<[string, RecurrencePattern, string, string, number[], string, string]>([
    // The rule, the moved date and its new day; then the new weekdays, the new start, and the new days of November 24
    // and 26.
    ["a daily rule by days", days, "2026-11-18", "2026-11-20", [], "2026-11-19", "2026-11-26 2026-11-28"],
    [
      "a weekly rule to another weekday",
      weekly,
      "2026-11-24",
      "2026-11-27",
      [5],
      "2026-11-20",
      "2026-11-27 2026-11-29",
    ],
    ["a weekly rule back", weekly, "2026-11-24", "2026-11-23", [1], "2026-11-16", "2026-11-23 2026-11-25"],
    [
      "one weekday of two, not the first",
      both,
      "2026-11-19",
      "2026-11-20",
      [2, 5],
      first,
      "2026-11-24 2026-11-27",
    ],
    [
      "the first date itself, onward",
      both,
      first,
      "2026-11-18",
      [3, 4],
      "2026-11-18",
      "2026-11-25 2026-11-26",
    ],
    ["the first date itself, back", both, first, "2026-11-16", [1, 4], "2026-11-16", "2026-11-23 2026-11-26"],
    [
      "the first weekday later on, onward",
      both,
      "2026-11-24",
      "2026-11-25",
      [3, 4],
      first,
      "2026-11-25 2026-11-26",
    ],
    [
      "the first weekday later on, back",
      both,
      "2026-11-24",
      "2026-11-22",
      [0, 4],
      "2026-11-15",
      "2026-11-22 2026-11-26",
    ],
    ["the other weekday back", both, "2026-11-26", "2026-11-25", [2, 3], first, "2026-11-24 2026-11-25"],
  ])("also moves %s", (_, pattern, date, to, days_of_week, start, places) => {
    const move = moveOf({ pattern, first }, date, { date: to });
    expect(move.pattern).toEqual({ ...pattern, days_of_week });
    expect(move.first).toBe(start);
    expect(["2026-11-24", "2026-11-26"].map(move.slotFor).join(" ")).toBe(places);
  });

  test("takes a different rule as it is, from the moved start, and leaves dates alone", () => {
    const move = moveOf({ pattern: weekly, first }, "2026-11-24", { pattern: both, date: "2026-11-26" });
    expect(move.pattern).toBe(both);
    expect(move.first).toBe("2026-11-19");
    expect(move.slotFor("2026-11-24")).toBe("2026-11-24");
  });

  test("crosses a year's end in months", () => {
    const move = moveOf({ pattern: monthly, first }, "2026-12-17", { date: "2027-01-05" });
    expect(move.pattern.day_of_month).toBe(5);
    expect(move.first).toBe("2026-12-01");
    expect(move.slotFor("2026-12-17")).toBe("2027-01-05");
  });

  test("refuses a date that doesn't exist", () => {
    expect(() => moveOf({ pattern: weekly, first }, "2026-11-24", { date: "2026-11-31" })).toThrow(
      RangeError,
    );
  });
});
