import { type Options, RRule } from "rrule";
import { describe, expect, test } from "vitest";
import {
  expand,
  fieldErrors,
  firstFitting,
  fits,
  type RecurrencePattern,
} from "../../../app/rules/events/recurrence";
import { formatDay, parseDay, weekdayOfDay } from "../../../app/rules/time/days";

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
const times = (end_count: number) => ({ end_type: "after_count" as const, end_count });
const until = (end_date: string) => ({ end_type: "by_date" as const, end_date });
const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = [0, 1, 2, 3, 4, 5, 6];

function day(date: string): number {
  const number = parseDay(date);
  if (number === null) throw new Error(`no date: ${date}`);
  return number;
}

/** "1997-09 02 04, 1997-10 01": the days of a series, month by month. */
function expandInWords(pattern: RecurrencePattern, first: string, horizon: string): string {
  const months = new Map<string, string[]>();
  for (const number of expand(pattern, day(first), day(horizon))) {
    const date = formatDay(number);
    months.set(date.slice(0, 7), [...(months.get(date.slice(0, 7)) ?? []), date.slice(8)]);
  }
  return [...months].map(([month, days]) => `${month} ${days.join(" ")}`).join(", ");
}

describe("the examples of RFC 5545 that a pattern supports", () => {
  test.each<[string, RecurrencePattern, string, string]>([
    ["daily, 10 times", { ...daily, ...times(10) }, "1997-09-02", "1997-09 02 03 04 05 06 07 08 09 10 11"],
    [
      "every 10 days, 5 times",
      { ...daily, interval_value: 10, ...times(5) },
      "1997-09-02",
      "1997-09 02 12 22, 1997-10 02 12",
    ],
    [
      "weekly, 10 times",
      { ...weekly, ...times(10) },
      "1997-09-02",
      "1997-09 02 09 16 23 30, 1997-10 07 14 21 28, 1997-11 04",
    ],
    [
      "weekly until a date",
      { ...weekly, ...until("1997-12-23") },
      "1997-09-02",
      "1997-09 02 09 16 23 30, 1997-10 07 14 21 28, 1997-11 04 11 18 25, 1997-12 02 09 16 23",
    ],
    [
      "weekly on Tuesday and Thursday for five weeks",
      { ...weekly, days_of_week: [tuesday, thursday], ...times(10) },
      "1997-09-02",
      "1997-09 02 04 09 11 16 18 23 25 30, 1997-10 02",
    ],
    [
      "every 2 weeks on Monday, Wednesday and Friday until a date",
      { ...weekly, interval_value: 2, days_of_week: [monday, wednesday, friday], ...until("1997-12-23") },
      "1997-09-01",
      "1997-09 01 03 05 15 17 19 29, 1997-10 01 03 13 15 17 27 29 31, 1997-11 10 12 14 24 26 28, 1997-12 08 10 12 22",
    ],
    [
      "every 2 weeks on Tuesday and Thursday, 8 times",
      { ...weekly, interval_value: 2, days_of_week: [tuesday, thursday], ...times(8) },
      "1997-09-02",
      "1997-09 02 04 16 18 30, 1997-10 02 14 16",
    ],
    [
      "every 2 weeks on Tuesday and Sunday when weeks start on Sunday",
      { ...weekly, interval_value: 2, days_of_week: [tuesday, sunday], ...times(4) },
      "1997-08-05",
      "1997-08 05 17 19 31",
    ],
    [
      "monthly on one day, 10 times",
      { ...monthly, day_of_month: 2, ...times(10) },
      "1997-09-02",
      "1997-09 02, 1997-10 02, 1997-11 02, 1997-12 02, 1998-01 02, 1998-02 02, 1998-03 02, 1998-04 02, 1998-05 02, 1998-06 02",
    ],
    [
      "a month without the day is skipped",
      { ...monthly, day_of_month: 30, ...times(4) },
      "2007-01-30",
      "2007-01 30, 2007-03 30, 2007-04 30, 2007-05 30",
    ],
  ])("%s", (_, pattern, first, expected) => {
    expect(
      expandInWords(pattern, first, "1999-12-31".replace("1999", first.startsWith("2") ? "2010" : "1999")),
    ).toBe(expected);
  });

  test("a daily rule until a date has every day up to it", () => {
    expect(expand({ ...daily, ...until("1997-12-23") }, day("1997-09-02"), day("1999-01-01"))).toHaveLength(
      113,
    );
  });

  test.each<[string, RecurrencePattern, number]>([
    ["every other day forever", { ...daily, interval_value: 2 }, 2],
    ["every other week forever", { ...weekly, interval_value: 2 }, 14],
  ])("%s continues to the horizon", (_, pattern, step) => {
    const days = expand(pattern, day("1997-09-02"), day("1998-09-02"));
    expect(days).toHaveLength(Math.floor(365 / step) + 1);
    expect(days.every((number, index) => number === day("1997-09-02") + index * step)).toBe(true);
  });
});

describe("the dates of a series", () => {
  test.each<[string, RecurrencePattern, string, string, string]>([
    ["count the first one", { ...weekly, ...times(1) }, "2026-11-17", "2027-11-17", "2026-11 17"],
    [
      "include the end date",
      { ...weekly, ...until("2026-12-01") },
      "2026-11-17",
      "2027-11-17",
      "2026-11 17 24, 2026-12 01",
    ],
    [
      "stop one day before the end date's next",
      { ...weekly, ...until("2026-11-30") },
      "2026-11-17",
      "2027-11-17",
      "2026-11 17 24",
    ],
    ["include the horizon", weekly, "2026-11-17", "2026-12-01", "2026-11 17 24, 2026-12 01"],
    [
      "stop at the horizon before the count",
      { ...daily, ...times(99) },
      "2026-11-17",
      "2026-11-19",
      "2026-11 17 18 19",
    ],
    ["end on the first day", { ...daily, ...until("2026-11-17") }, "2026-11-17", "2027-11-17", "2026-11 17"],
    [
      "take the start's weekday when none is given",
      weekly,
      "2026-11-20",
      "2026-12-05",
      "2026-11 20 27, 2026-12 04",
    ],
    [
      "take the start's day when none is given",
      monthly,
      "2026-11-20",
      "2027-01-31",
      "2026-11 20, 2026-12 20, 2027-01 20",
    ],
    [
      "do not depend on the order of the weekdays, or on doubles",
      { ...weekly, days_of_week: [saturday, monday, monday], ...times(4) },
      "2026-11-16",
      "2027-11-17",
      "2026-11 16 21 23 28",
    ],
    [
      "begin inside the first week",
      { ...weekly, interval_value: 2, days_of_week: [monday, thursday], ...times(3) },
      "2026-11-19",
      "2027-11-17",
      "2026-11 19 30, 2026-12 03",
    ],
    [
      "cross the end of a year every 2 weeks with several weekdays",
      { ...weekly, interval_value: 2, days_of_week: [sunday, wednesday, saturday] },
      "2026-12-20",
      "2027-01-31",
      "2026-12 20 23 26, 2027-01 03 06 09 17 20 23 31",
    ],
    [
      "keep Saturday and the Sunday after it in different weeks",
      { ...weekly, interval_value: 2, days_of_week: [sunday, saturday], ...times(4) },
      "2026-11-21",
      "2027-11-17",
      "2026-11 21 29, 2026-12 05 13",
    ],
    [
      "skip every month that has no 31st",
      { ...monthly, day_of_month: 31 },
      "2026-01-31",
      "2026-12-31",
      "2026-01 31, 2026-03 31, 2026-05 31, 2026-07 31, 2026-08 31, 2026-10 31, 2026-12 31",
    ],
    [
      "skip February for the 29th in common years only",
      { ...monthly, day_of_month: 29, interval_value: 1 },
      "2027-01-29",
      "2028-03-01",
      "2027-01 29, 2027-03 29, 2027-04 29, 2027-05 29, 2027-06 29, 2027-07 29, 2027-08 29, 2027-09 29, 2027-10 29, 2027-11 29, 2027-12 29, 2028-01 29, 2028-02 29",
    ],
    [
      "count skipped months in the interval",
      { ...monthly, day_of_month: 31, interval_value: 3 },
      "2026-01-31",
      "2027-12-31",
      "2026-01 31, 2026-07 31, 2026-10 31, 2027-01 31, 2027-07 31, 2027-10 31",
    ],
    [
      "come every leap day, with a year's interval",
      { ...monthly, day_of_month: 29, interval_value: 12 },
      "2028-02-29",
      "2040-01-01",
      "2028-02 29, 2032-02 29, 2036-02 29",
    ],
    [
      "step over a leap day",
      { ...daily, ...times(3) },
      "2028-02-28",
      "2028-12-31",
      "2028-02 28 29, 2028-03 01",
    ],
    [
      "step over February's end",
      { ...daily, ...times(2) },
      "2027-02-28",
      "2028-12-31",
      "2027-02 28, 2027-03 01",
    ],
    [
      "ignore weekdays in a daily rule",
      { ...daily, days_of_week: [monday], ...times(2) },
      "2026-11-17",
      "2027-01-01",
      "2026-11 17 18",
    ],
    [
      "may begin before 1970",
      { ...monthly, day_of_month: 31, ...times(2) },
      "1969-11-05",
      "1971-01-01",
      "1969-12 31, 1970-01 31",
    ],
  ])("%s", (_, pattern, first, horizon, expected) => {
    expect(expandInWords(pattern, first, horizon)).toBe(expected);
  });
});

describe("a start that doesn't match the rule", () => {
  test.each<[string, RecurrencePattern, string, string]>([
    ["moves to the next weekday", { ...weekly, days_of_week: [tuesday] }, "2026-11-18", "2026-11-24"],
    [
      "moves to the first of several weekdays",
      { ...weekly, days_of_week: [monday, friday] },
      "2026-11-18",
      "2026-11-20",
    ],
    ["moves over the week's end", { ...weekly, days_of_week: [sunday] }, "2026-11-16", "2026-11-22"],
    ["moves to the day of this month", { ...monthly, day_of_month: 20 }, "2026-11-18", "2026-11-20"],
    ["moves to the day of the next month", { ...monthly, day_of_month: 5 }, "2026-11-18", "2026-12-05"],
    ["moves over the year's end", { ...monthly, day_of_month: 5 }, "2026-12-18", "2027-01-05"],
    [
      "moves to the next month that has the day",
      { ...monthly, day_of_month: 31 },
      "2026-11-01",
      "2026-12-31",
    ],
    ["moves past February", { ...monthly, day_of_month: 30 }, "2027-01-31", "2027-03-30"],
    ["stays when it fits", { ...weekly, days_of_week: [wednesday] }, "2026-11-18", "2026-11-18"],
    ["stays for a daily rule", daily, "2026-11-18", "2026-11-18"],
    ["stays for a weekly rule without weekday", weekly, "2026-11-18", "2026-11-18"],
    ["stays for a monthly rule without day", monthly, "2026-11-18", "2026-11-18"],
  ])("%s", (_, pattern, start, expected) => {
    expect(formatDay(firstFitting(pattern, day(start)) ?? 0)).toBe(expected);
    expect(fits(pattern, day(start))).toBe(start === expected);
    expect(expandInWords({ ...pattern, ...times(1) }, start, "2030-01-01")).toBe(
      expected.replace(/-(\d\d)$/, " $1"),
    );
  });
});

describe("an impossible rule", () => {
  test.each<[string, RecurrencePattern, string | null]>([
    ["interval zero", { ...daily, interval_value: 0 }, "interval_invalid"],
    ["a negative interval", { ...weekly, interval_value: -1 }, "interval_invalid"],
    ["half an interval", { ...monthly, interval_value: 1.5 }, "interval_invalid"],
    ["no number", { ...daily, interval_value: Number.NaN }, "interval_invalid"],
    ["an endless interval", { ...daily, interval_value: Number.POSITIVE_INFINITY }, "interval_invalid"],
    ["weekday seven", { ...weekly, days_of_week: [7] }, "weekdays_invalid"],
    ["weekday minus one", { ...weekly, days_of_week: [1, -1] }, "weekdays_invalid"],
    ["half a weekday", { ...weekly, days_of_week: [0.5] }, "weekdays_invalid"],
    ["day zero", { ...monthly, day_of_month: 0 }, "day_of_month_invalid"],
    ["day 32", { ...monthly, day_of_month: 32 }, "day_of_month_invalid"],
    ["a count of zero", { ...daily, ...times(0) }, null],
    ["a missing count", { ...daily, end_type: "after_count" }, null],
    ["half a count", { ...daily, ...times(1.5) }, null],
    ["a missing end date", { ...daily, end_type: "by_date" }, null],
    ["an end date that does not exist", { ...daily, ...until("2026-11-31") }, null],
    ["an end before the start", { ...daily, ...until("2026-11-16") }, null],
    [
      "an end before the first fitting date",
      { ...weekly, days_of_week: [monday], ...until("2026-11-20") },
      null,
    ],
  ])("has no dates: %s", (_, pattern, error) => {
    expect(fieldErrors(pattern)).toEqual(error ? [error] : []);
    expect(expand(pattern, day("2026-11-17"), day("2027-11-17"))).toEqual([]);
  });

  test("has no dates if the horizon is before the start, or the start isn't a date", () => {
    expect(expand(daily, day("2026-11-17"), day("2026-11-16"))).toEqual([]);
    expect(expand(daily, day("2026-11-17"), Number.NaN)).toEqual([]);
    expect(expand(daily, Number.NaN, day("2026-11-16"))).toEqual([]);
    expect(expand(daily, 0.5, 100)).toEqual([]);
    expect(firstFitting({ ...monthly, day_of_month: 31 }, 9e15)).toBeNull();
  });
});

describe("hostile rules", () => {
  test.each<[string, RecurrencePattern, number, number]>([
    ["an interval of a thousand million days", { ...daily, interval_value: 1e9 }, 1e15, 1],
    [
      "an interval of a thousand million weeks",
      { ...weekly, interval_value: 1e9, days_of_week: [monday, friday] },
      1e15,
      2,
    ],
    ["an interval of a thousand million months", { ...monthly, interval_value: 1e9 }, 1e15, 1],
    ["the largest interval there is", { ...weekly, interval_value: Number.MAX_SAFE_INTEGER }, 1e15, 1],
    ["a count of a thousand million", { ...daily, ...times(1e9) }, 1e15, 36_526],
    ["an endless horizon", daily, Number.POSITIVE_INFINITY, 36_526],
    [
      "the leap day of every hundredth year",
      { ...monthly, day_of_month: 29, interval_value: 1200 },
      Number.MAX_VALUE,
      2,
    ],
    ["the 31st only", { ...monthly, day_of_month: 31 }, 1e15, 701],
    [
      "a million weekdays",
      { ...weekly, days_of_week: Array.from({ length: 1e6 }, () => monday) },
      1e4 * 5,
      5218,
    ],
  ])("end: %s", (_, pattern, horizon, most) => {
    const days = expand(pattern, day("2028-02-29"), horizon);
    expect(days.length).toBeGreaterThan(0);
    expect(days.length).toBeLessThanOrEqual(most);
  });
});

describe("another library", () => {
  function ruleOf(pattern: RecurrencePattern, first: number): RRule {
    const options: Partial<Options> = {
      dtstart: new Date(first * 86_400_000),
      interval: pattern.interval_value,
      wkst: RRule.SU,
    };
    if (pattern.pattern_type === "daily") options.freq = RRule.DAILY;
    if (pattern.pattern_type === "weekly") {
      options.freq = RRule.WEEKLY;
      const weekdays = pattern.days_of_week.length > 0 ? pattern.days_of_week : [weekdayOfDay(first)];
      options.byweekday = weekdays.map((weekday) => (weekday + 6) % 7);
    }
    if (pattern.pattern_type === "monthly") {
      options.freq = RRule.MONTHLY;
      options.bymonthday = pattern.day_of_month ?? Number(formatDay(first).slice(8));
    }
    if (pattern.end_type === "after_count") options.count = pattern.end_count;
    if (pattern.end_type === "by_date")
      options.until = new Date((parseDay(pattern.end_date ?? "") ?? 0) * 86_400_000);
    return new RRule(options);
  }

  function expandElsewhere(pattern: RecurrencePattern, first: number, horizon: number): number[] {
    const dates = ruleOf(pattern, first).between(
      new Date(first * 86_400_000),
      new Date(horizon * 86_400_000),
      true,
    );
    return dates.map((date) => date.getTime() / 86_400_000);
  }

  test("agrees on two thousand rules whose start matches", () => {
    let state = 20_261_121;
    const random = (count: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    };
    for (let round = 0; round < 2000; round += 1) {
      const start = day("2024-01-01") + random(2000);
      const pattern: RecurrencePattern = {
        pattern_type: (["daily", "weekly", "monthly"] as const)[random(3)] ?? "daily",
        interval_value: 1 + random(random(2) ? 5 : 15),
        days_of_week: Array.from({ length: random(5) }, () => random(7)),
        day_of_month: random(4) ? 1 + random(31) : null,
        end_type: (["never", "after_count", "by_date"] as const)[random(3)] ?? "never",
        end_count: 1 + random(40),
        end_date: formatDay(start + random(700)),
      };
      const first = firstFitting(pattern, start);
      if (first === null) throw new Error("every rule here can be followed");
      const horizon = first + random(900);
      const ours = expand(pattern, start, horizon).map(formatDay);
      expect(ours, JSON.stringify(pattern)).toEqual(expandElsewhere(pattern, first, horizon).map(formatDay));
    }
  });

  test("differs by design if the start doesn't match: our interval counts from the first matching date", () => {
    const pattern = { ...weekly, interval_value: 2, days_of_week: [tuesday], ...times(2) };
    const start = day("2026-11-18");
    expect(expand(pattern, start, start + 60).map(formatDay)).toEqual(["2026-11-24", "2026-12-08"]);
    expect(expandElsewhere(pattern, start, start + 60).map(formatDay)).toEqual(["2026-12-01", "2026-12-15"]);
  });

  test("differs by design on the week's first day: ours is Sunday, its own would be Monday", () => {
    const pattern = { ...weekly, interval_value: 2, days_of_week: [tuesday, sunday], ...times(4) };
    const first = day("1997-08-05");
    const monday = new RRule({ ...ruleOf(pattern, first).origOptions, wkst: RRule.MO });
    const theirs = monday.all().map((date) => formatDay(date.getTime() / 86_400_000));
    expect(theirs).toEqual(["1997-08-05", "1997-08-10", "1997-08-19", "1997-08-24"]);
    expect(expand(pattern, first, first + 60).map(formatDay)).not.toEqual(theirs);
  });
});
