import { describe, expect, test } from "vitest";
import { expand, type RecurrencePattern } from "../../../app/rules/events/recurrence";
import {
  mostDates,
  mostDatesAhead,
  recurrenceErrors,
  seriesDays,
} from "../../../app/rules/events/recurrence-limits";
import { formatDay, parseDay } from "../../../app/rules/time/days";

const daily: RecurrencePattern = {
  pattern_type: "daily",
  interval_value: 1,
  days_of_week: [],
  day_of_month: null,
  end_type: "never",
  end_count: null,
  end_date: null,
};
const weekly: RecurrencePattern = { ...daily, pattern_type: "weekly" };
const monthly: RecurrencePattern = { ...daily, pattern_type: "monthly" };
const times = (end_count: number | null) => ({ end_type: "after_count" as const, end_count });
const until = (end_date: string | null) => ({ end_type: "by_date" as const, end_date });
const day = (date: string) => parseDay(date) ?? Number.NaN;
const start = day("2026-11-17");

describe("a rule that cannot be saved", () => {
  test.each<[string, RecurrencePattern, string | null]>([
    ["daily without end", daily, null],
    ["weekly without weekday takes the start's", weekly, null],
    ["the 31st only", { ...monthly, day_of_month: 31 }, null],
    ["interval zero", { ...daily, interval_value: 0 }, "interval_invalid"],
    ["weekday nine", { ...weekly, days_of_week: [9] }, "weekdays_invalid"],
    ["day 32", { ...monthly, day_of_month: 32 }, "day_of_month_invalid"],
    ["an interval after which nothing comes", { ...daily, interval_value: 1e9 }, "interval_too_long"],
    ["two years and a day between dates", { ...daily, interval_value: 732 }, "interval_too_long"],
    ["two years between dates", { ...monthly, interval_value: 24 }, null],
    ["no count", { ...daily, ...times(null) }, "end_count_invalid"],
    ["a count of zero", { ...daily, ...times(0) }, "end_count_invalid"],
    ["half a count", { ...daily, ...times(2.5) }, "end_count_invalid"],
    ["once", { ...daily, ...times(1) }, null],
    ["366 dates", { ...daily, ...times(366) }, null],
    ["367 dates", { ...daily, ...times(367) }, "too_many_dates"],
    ["a thousand million dates", { ...daily, ...times(1e9) }, "too_many_dates"],
    ["105 weeks of dates end in time", { ...weekly, ...times(105) }, null],
    ["106 weeks of dates end too late", { ...weekly, ...times(106) }, "ends_too_late"],
    [
      "two dates a thousand million days apart",
      { ...daily, interval_value: 1e9, ...times(2) },
      "ends_too_late",
    ],
    ["no end date", { ...daily, ...until(null) }, "end_date_invalid"],
    ["an end date that does not exist", { ...daily, ...until("2027-02-29") }, "end_date_invalid"],
    ["an end before the start", { ...daily, ...until("2026-11-16") }, "end_before_start"],
    ["an end on the start", { ...daily, ...until("2026-11-17") }, null],
    [
      "an end before the first fitting date",
      { ...weekly, days_of_week: [1], ...until("2026-11-20") },
      "end_before_start",
    ],
    ["an end after two years exactly", { ...weekly, ...until("2028-11-17") }, null],
    ["an end one day later", { ...weekly, ...until("2028-11-18") }, "ends_too_late"],
    ["an end at the end of time", { ...daily, ...until("9999-12-31") }, "ends_too_late"],
    ["366 days until the end", { ...daily, ...until("2027-11-17") }, null],
    ["367 days until the end", { ...daily, ...until("2027-11-18") }, "too_many_dates"],
  ])("%s: %s", (_, pattern, error) => {
    expect(recurrenceErrors(pattern, start)).toEqual(error ? [error] : []);
    if (error === null) expect(expand(pattern, start, start + 1000).length).toBeGreaterThan(0);
  });

  test("names everything that's wrong with a rule at once", () => {
    const wrong = { ...monthly, interval_value: 0, day_of_month: 32, ...until("2026-11-16") };
    const errors = ["interval_invalid", "day_of_month_invalid", "end_before_start"];
    expect(recurrenceErrors(wrong, start)).toEqual(errors);
  });

  test("counts two years from a leap day to the end of February", () => {
    const pattern = { ...monthly, day_of_month: 29 };
    expect(recurrenceErrors({ ...pattern, ...until("2030-02-28") }, day("2028-02-29"))).toEqual([]);
    expect(recurrenceErrors({ ...pattern, ...until("2030-03-01") }, day("2028-02-29"))).toEqual([
      "ends_too_late",
    ]);
  });
});

describe("the generated dates", () => {
  test("are all of a series with an end, even years later", () => {
    const pattern = { ...weekly, ...times(60) };
    expect(seriesDays(pattern, start, start)).toHaveLength(60);
    expect(seriesDays(pattern, start, start + 5000)).toHaveLength(60);
  });

  test("keep all past ones of a series that ran for years before it got its end", () => {
    const pattern = { ...daily, ...until("2029-11-16") };
    expect(seriesDays(pattern, start, day("2029-11-10"))).toHaveLength(1096);
  });

  test("are at most 366 ahead for a series with an end", () => {
    expect(seriesDays({ ...daily, ...until("2028-11-17") }, start, start)).toHaveLength(mostDates);
  });

  test("reach twelve months ahead for a weekly series without end", () => {
    const days = seriesDays(weekly, start, start);
    expect(days).toHaveLength(53);
    expect(formatDay(days.at(-1) ?? 0)).toBe("2027-11-16");
  });

  test("are at most 104 ahead, whichever is less", () => {
    expect(seriesDays(daily, start, start)).toHaveLength(mostDatesAhead);
    const later = seriesDays(daily, start, start + 10);
    expect(later).toHaveLength(mostDatesAhead + 10);
    expect(later.at(-1)).toBe(start + 10 + mostDatesAhead - 1);
  });

  test("move forward with today and keep earlier ones", () => {
    const before = seriesDays(weekly, start, start);
    const after = seriesDays(weekly, start, start + 21);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after).toHaveLength(before.length + 3);
  });

  test("begin with the first date of a series that starts far ahead", () => {
    const far = start + 1000;
    expect(seriesDays(weekly, far, start)[0]).toBe(far);
  });

  test("only include past ones if there's none within the year", () => {
    expect(seriesDays({ ...monthly, interval_value: 24 }, start, start + 10)).toEqual([start]);
  });

  test("are empty for an impossible rule", () => {
    expect(seriesDays({ ...daily, interval_value: 0 }, start, start)).toEqual([]);
  });
});
