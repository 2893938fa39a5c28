import { describe, expect, test } from "vitest";
import { entryWithin } from "../../../app/rules/events/feed-entries";
import type { FeedEvent, FeedSeries } from "../../../app/rules/events/feed-icalendar";
import { expand } from "../../../app/rules/events/recurrence";
import { formatDay, parseDay } from "../../../app/rules/time/days";

const event: FeedEvent = {
  uid: "event-1",
  title: "Market",
  description: "",
  location: "",
  url: "https://guide.example/events/market",
  event_date: "2026-11-21",
  start_time: "09:00",
  end_time: "12:00",
  cancelled: false,
  sequence: 0,
  changedAt: new Date(0),
};
/** Every second Tuesday: 3, 17 November, 1, 15, 29 December … */
const series: FeedSeries = {
  ...event,
  uid: "series-1",
  event_date: "2026-11-03",
  pattern: {
    pattern_type: "weekly",
    interval_value: 2,
    days_of_week: [],
    day_of_month: null,
    end_type: "never",
    end_count: null,
    end_date: null,
  },
  skipped: [],
  changes: [],
};

function dates(entry: FeedEvent | FeedSeries): string[] {
  if (!("pattern" in entry)) return [`alone ${entry.event_date}`];
  const moved = new Map(entry.changes.map(({ ruleDate, event: { event_date } }) => [ruleDate, event_date]));
  return expand(entry.pattern, parseDay(entry.event_date) ?? 0, 40_000)
    .map(formatDay)
    .filter((date) => !entry.skipped.includes(date))
    .map((date) => moved.get(date) ?? date);
}

const december = { from: "2026-12-01", to: "2026-12-31" };
const move = (ruleDate: string, event_date: string) => ({ ruleDate, event: { ...event, event_date } });

describe("a feed for a range of dates", () => {
  test.each<[string, FeedEvent | FeedSeries, string[]]>([
    ["an event inside", { ...event, event_date: "2026-12-31" }, ["alone 2026-12-31"]],
    ["an event on the first day", { ...event, event_date: "2026-12-01" }, ["alone 2026-12-01"]],
    ["an event outside", { ...event, event_date: "2026-11-30" }, []],
    ["a series in step with its own weeks", series, ["2026-12-01", "2026-12-15", "2026-12-29"]],
    [
      "a series with a count",
      { ...series, pattern: { ...series.pattern, end_type: "after_count", end_count: 4 } },
      ["2026-12-01", "2026-12-15"],
    ],
    [
      "a series that ended before",
      { ...series, pattern: { ...series.pattern, end_type: "after_count", end_count: 2 } },
      [],
    ],
    ["a series that starts later", { ...series, event_date: "2027-01-05" }, []],
    ["a series nobody can date", { ...series, event_date: "soon" }, []],
    ["deleted dates", { ...series, skipped: ["2026-11-17", "2026-12-15"] }, ["2026-12-01", "2026-12-29"]],
    [
      "a date moved inside the range",
      { ...series, changes: [move("2026-12-15", "2026-12-16")] },
      ["2026-12-01", "2026-12-16", "2026-12-29"],
    ],
    [
      "a date moved out of the range",
      { ...series, changes: [move("2026-12-29", "2027-01-02")] },
      ["2026-12-01", "2026-12-15"],
    ],
    [
      "a date moved into the range",
      { ...series, changes: [move("2026-11-17", "2026-12-04")] },
      ["2026-12-01", "2026-12-15", "2026-12-29", "alone 2026-12-04"],
    ],
    [
      "nothing but a date moved into the range",
      {
        ...series,
        pattern: { ...series.pattern, end_type: "after_count", end_count: 2 },
        changes: [move("2026-11-17", "2026-12-04")],
      },
      ["alone 2026-12-04"],
    ],
    [
      "a date changed outside",
      { ...series, changes: [move("2026-11-17", "2026-11-18")] },
      ["2026-12-01", "2026-12-15", "2026-12-29"],
    ],
  ])("%s", (_, entry, expected) => {
    expect(entryWithin(entry, december).flatMap(dates)).toEqual(expected);
  });

  test("is empty if the range can't be read, or ends before it begins", () => {
    expect(entryWithin(series, { from: "soon", to: "2026-12-31" })).toEqual([]);
    expect(entryWithin(series, { from: "2026-12-01", to: "later" })).toEqual([]);
    expect(entryWithin(series, { from: "2026-12-31", to: "2026-12-01" })).toEqual([]);
  });

  test("only includes of a series what belongs to its dates", () => {
    const changes = [
      move("2026-11-17", "2026-11-18"),
      move("2026-12-01", "2026-12-02"),
      move("2026-12-15", "2027-01-01"),
    ];
    const [printed] = entryWithin({ ...series, skipped: ["2026-11-03", "2026-12-29"], changes }, december);
    expect(printed).toMatchObject({
      pattern: { end_type: "by_date", end_date: "2026-12-29" },
      skipped: ["2026-12-15", "2026-12-29"],
      changes: [move("2026-12-01", "2026-12-02")],
    });
  });

  test("gives a separate date its own uid", () => {
    const [, alone] = entryWithin({ ...series, changes: [move("2026-11-17", "2026-12-04")] }, december);
    expect(alone?.uid).toBe("2026-11-17-series-1");
  });
});
