import { describe, expect, test } from "vitest";
import type { SharedFields } from "../../../app/rules/events/event-fields";
import type { RecurrencePattern } from "../../../app/rules/events/recurrence";
import {
  datesOfSeries,
  planChange,
  type Series,
  type SeriesEdit,
  type SeriesPlan,
} from "../../../app/rules/events/series-plan";
import { parseDay } from "../../../app/rules/time/days";

const today = parseDay("2026-11-17") ?? 0;
const tuesdays: RecurrencePattern = {
  pattern_type: "weekly",
  interval_value: 1,
  days_of_week: [2],
  day_of_month: null,
  end_type: "after_count",
  end_count: 6,
  end_date: null,
};
const sharedFields: SharedFields = {
  title: "Yoga",
  location: "Beach",
  host: "Rosa",
  event_type: "class",
  description: "Stretching by the sea.",
  full_description: "",
  image_url: null,
  portrait: null,
  language: "en",
  translation: null,
  start_time: "07:00",
  end_time: "08:00",
  cancelled_at: null,
};
/** Six Tuesdays from 17 November 2026; the 24th is later in the day, 1 December is cancelled, the 8th was deleted. */
const yoga: Series = {
  pattern: tuesdays,
  first: "2026-11-17",
  fields: sharedFields,
  changes: { "2026-11-24": { start_time: "09:00" }, "2026-12-01": { cancelled_at: 1 } },
  skipped: ["2026-12-08"],
};
const series = (pattern: Partial<RecurrencePattern>, more: Partial<Series> = {}): Series => ({
  ...yoga,
  changes: {},
  skipped: [],
  ...more,
  pattern: { ...tuesdays, ...pattern },
});

function short(one: Series | null): string {
  return one
    ? datesOfSeries(one, today)
        .map((date) => date.slice(5))
        .join(" ")
    : "none";
}

function change(of: Series, scope: "following" | "all", date: string, edit: SeriesEdit): SeriesPlan {
  const plan = planChange(of, scope, date, edit, today);
  if (typeof plan === "string") throw new Error(plan);
  return plan;
}

describe("the dates of a series", () => {
  test("leave out the deleted one, which still counts", () => {
    expect(short(yoga)).toBe("11-17 11-24 12-01 12-15 12-22");
    expect(datesOfSeries({ ...yoga, first: "soon" }, today)).toEqual([]);
  });
});

describe("changing all", () => {
  test("keeps individual changes", () => {
    const plan = change(yoga, "all", "2026-11-17", { fields: { title: "Sunrise yoga", location: "Pier" } });
    expect(plan.following).toBeNull();
    expect(plan.series?.fields).toMatchObject({
      title: "Sunrise yoga",
      location: "Pier",
      start_time: "07:00",
    });
    expect(plan.series?.changes).toEqual(yoga.changes);
    expect(plan.series?.skipped).toEqual(yoga.skipped);
    expect(short(plan.series)).toBe(short(yoga));
  });

  test("drops an individual change that now applies to all", () => {
    const plan = change(yoga, "all", "2026-11-17", { fields: { start_time: "09:00" } });
    expect(plan.series?.changes).toEqual({ "2026-12-01": { cancelled_at: 1 } });
  });

  test("applies a new rule and keeps changes whose dates still exist", () => {
    const pattern = { ...tuesdays, interval_value: 2, end_count: 3 };
    const plan = change(yoga, "all", "2026-11-17", { pattern });
    expect(short(plan.series)).toBe("11-17 12-01 12-15");
    expect(plan.series?.changes).toEqual({ "2026-12-01": { cancelled_at: 1 } });
    expect(plan.dropped).toEqual(["2026-11-24"]);
    expect(plan.series?.skipped).toEqual([]);
  });

  test("moves to another weekday, along with individual changes and deleted dates", () => {
    const plan = change(yoga, "all", "2026-11-24", { date: "2026-11-25" });
    expect(plan.series?.pattern.days_of_week).toEqual([3]);
    expect(short(plan.series)).toBe("11-18 11-25 12-02 12-16 12-23");
    expect(plan.series?.changes).toEqual({
      "2026-11-25": { start_time: "09:00" },
      "2026-12-02": { cancelled_at: 1 },
    });
    expect(plan.dropped).toEqual([]);
  });

  test("moves only the weekday that was moved, of several", () => {
    const both = series(
      { days_of_week: [2, 4], end_count: 4 },
      { changes: { "2026-11-17": { title: "A" }, "2026-11-19": { host: "B" } } },
    );
    const plan = change(both, "all", "2026-11-26", { date: "2026-11-27" });
    expect(short(both)).toBe("11-17 11-19 11-24 11-26");
    expect(short(plan.series)).toBe("11-17 11-20 11-24 11-27");
    expect(plan.series?.changes).toEqual({ "2026-11-17": { title: "A" }, "2026-11-20": { host: "B" } });
    expect(short(change(both, "all", "2026-11-24", { date: "2026-11-23" }).series)).toBe(
      "11-16 11-19 11-23 11-26",
    );
    expect(short(change(both, "all", "2026-11-24", { date: "2026-11-28" }).series)).toBe(
      "11-19 11-21 11-26 11-28",
    );
    expect(short(change(both, "all", "2026-11-17", { date: "2026-11-18" }).series)).toBe(
      "11-18 11-19 11-25 11-26",
    );
  });

  test("moves a daily series by as many days", () => {
    const days = series(
      { pattern_type: "daily", days_of_week: [], end_count: 3 },
      { changes: { "2026-11-18": { title: "A" } } },
    );
    const plan = change(days, "all", "2026-11-17", { date: "2026-11-20" });
    expect(short(plan.series)).toBe("11-20 11-21 11-22");
    expect(plan.series?.changes).toEqual({ "2026-11-21": { title: "A" } });
  });

  test("moves a monthly series to another day, and drops dates in months without it", () => {
    const months = series(
      { pattern_type: "monthly", days_of_week: [], day_of_month: null, end_count: 4 },
      { first: "2027-01-15", changes: { "2027-02-15": { title: "A" }, "2027-03-15": { host: "B" } } },
    );
    const plan = change(months, "all", "2027-01-15", { date: "2027-01-30" });
    expect(short(plan.series)).toBe("01-30 03-30 04-30 05-30");
    expect(plan.series?.changes).toEqual({ "2027-03-30": { host: "B" } });
    expect(plan.dropped).toEqual(["2027-02-15"]);
  });

  test("cancels and reinstates the whole", () => {
    const cancelled = change(yoga, "all", "2026-11-17", { fields: { cancelled_at: 1 } }).series;
    expect(cancelled?.fields.cancelled_at).toBe(1);
    expect(cancelled?.changes).toEqual({ "2026-11-24": { start_time: "09:00" } });
  });
});

describe("changing this and following", () => {
  test("ends the old series before the date and starts a new one with it", () => {
    const plan = change(yoga, "following", "2026-12-01", { fields: { location: "Pier" } });
    expect(short(plan.series)).toBe("11-17 11-24");
    expect(plan.series?.fields).toEqual(yoga.fields);
    expect(plan.series?.changes).toEqual({ "2026-11-24": { start_time: "09:00" } });
    expect(plan.series?.skipped).toEqual([]);
    expect(short(plan.following)).toBe("12-01 12-15 12-22");
    expect(plan.following?.first).toBe("2026-12-01");
    expect(plan.following?.fields.location).toBe("Pier");
    expect(plan.following?.changes).toEqual({ "2026-12-01": { cancelled_at: 1 } });
    expect(plan.following?.skipped).toEqual(["2026-12-08"]);
  });

  test("divides the count, even if the form sends the old one back", () => {
    const plan = change(yoga, "following", "2026-12-15", { pattern: { ...tuesdays, days_of_week: [2, 2] } });
    expect(plan.series?.pattern.end_count).toBe(4);
    expect(plan.following?.pattern.end_count).toBe(2);
    expect(short(plan.following)).toBe("12-15 12-22");
  });

  test("uses the count of a new rule as it is", () => {
    const plan = change(yoga, "following", "2026-12-15", { pattern: { ...tuesdays, end_count: 4 } });
    expect(short(plan.following)).toBe("12-15 12-22 12-29 01-05");
  });

  test.each<[string, Partial<RecurrencePattern>, string]>([
    ["without end", { end_type: "never", end_count: null }, "never"],
    ["with an end date", { end_type: "by_date", end_count: null, end_date: "2026-12-15" }, "by_date"],
  ])("of a series %s ends the old one by date", (_, pattern, end_type) => {
    const plan = change(series(pattern), "following", "2026-12-01", { fields: { title: "New" } });
    expect(plan.series?.pattern).toMatchObject({ end_type: "by_date", end_date: "2026-11-30" });
    expect(plan.following?.pattern.end_type).toBe(end_type);
    expect(short(plan.series)).toBe("11-17 11-24");
    expect(short(plan.following)).toMatch(/^12-01 12-08 12-15/);
  });

  test("equals all on the first date", () => {
    const edit = { fields: { title: "New" } };
    expect(change(yoga, "following", "2026-11-17", edit)).toEqual(change(yoga, "all", "2026-11-17", edit));
  });

  test("keeps every second week in step", () => {
    const plan = change(series({ interval_value: 2 }), "following", "2026-12-15", {
      fields: { title: "New" },
    });
    expect(short(plan.following)).toBe("12-15 12-29 01-12 01-26");
  });

  test("keeps the weekday or day derived from the start", () => {
    const weekly = change(series({ days_of_week: [] }), "following", "2026-12-01", {});
    expect(weekly.following?.pattern.days_of_week).toEqual([2]);
    const monthly = series(
      { pattern_type: "monthly", day_of_month: null, days_of_week: [] },
      { first: "2027-01-31" },
    );
    expect(short(change(monthly, "following", "2027-05-31", {}).following)).toBe("05-31 07-31 08-31 10-31");
  });

  test("moves the rest to another weekday, along with their changes", () => {
    const plan = change(yoga, "following", "2026-12-01", { date: "2026-12-03" });
    expect(short(plan.series)).toBe("11-17 11-24");
    expect(short(plan.following)).toBe("12-03 12-17 12-24");
    expect(plan.following?.changes).toEqual({ "2026-12-03": { cancelled_at: 1 } });
  });

  test("applies a new rule and a new day together", () => {
    const pattern = { ...tuesdays, days_of_week: [5], end_count: 2 };
    const plan = change(yoga, "following", "2026-12-01", { pattern, date: "2026-12-04" });
    expect(short(plan.following)).toBe("12-04 12-11");
    expect(plan.dropped).toEqual(["2026-12-01"]);
  });

  test("doesn't begin before the earlier dates", () => {
    expect(planChange(yoga, "following", "2026-12-01", { date: "2026-11-24" }, today)).toBe("too early");
    expect(planChange(yoga, "following", "2026-12-01", { date: "2026-11-18" }, today)).toBe("too early");
    expect(short(change(yoga, "following", "2026-12-01", { date: "2026-11-25" }).following)).toBe(
      "11-25 12-09 12-16",
    );
  });

  test("cancels them and leaves the earlier ones alone", () => {
    const plan = change(yoga, "following", "2026-12-15", { fields: { cancelled_at: 1 } });
    expect(plan.series?.fields.cancelled_at).toBeNull();
    expect(plan.following?.fields.cancelled_at).toBe(1);
  });

  test("keeps the history of a series that ran for years", () => {
    const old = series({ end_type: "never", end_count: null }, { first: "2020-01-07" });
    const plan = change(old, "following", "2026-12-01", {});
    const dates = plan.series ? datesOfSeries(plan.series, today) : [];
    expect(dates).toHaveLength(360);
    expect(dates.at(-1)).toBe("2026-11-24");
  });
});

describe("a change that would leave no date", () => {
  const ended = series({ end_type: "by_date", end_count: null, end_date: "2026-12-01" });
  test.each<[string, Series, "following" | "all", string, SeriesEdit]>([
    ["the last date moved behind the end", ended, "following", "2026-12-01", { date: "2026-12-02" }],
    ["all dates moved behind it", ended, "all", "2026-11-17", { date: "2026-12-03" }],
    [
      "a rule that ends before it begins",
      yoga,
      "all",
      "2026-11-17",
      { pattern: { ...tuesdays, end_type: "by_date", end_date: "2026-11-10" } },
    ],
    ["only deleted ones", { ...ended, skipped: ["2026-11-17"] }, "all", "2026-12-01", { date: "2026-12-15" }],
  ])("is refused: %s", (_, of, scope, date, edit) => {
    expect(planChange(of, scope, date, edit, today)).toBe("no dates");
  });
});

describe("a date that isn't in the series", () => {
  test.each(["2026-11-18", "2026-12-08", "2026-12-29", "soon", ""])("%s", (date) => {
    for (const scope of ["following", "all"] as const) {
      expect(planChange(yoga, scope, date, {}, today)).toBe("no such date");
    }
  });
});
