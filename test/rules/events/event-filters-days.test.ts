import { describe, expect, test } from "vitest";
import { countsOfDays, type EventDay, noFilters, typesOfDays } from "../../../app/rules/events/event-filters";

const days: EventDay[] = [
  { day: "2026-11-21", class_count: 2, social_count: 1, kids_count: 0 },
  { day: "2026-11-22", class_count: 0, social_count: 0, kids_count: 0 },
  { day: "2026-11-30", class_count: 0, social_count: 3, kids_count: 1 },
];

describe("how many events a day of the month has", () => {
  test.each([
    ["of every type", noFilters, { "2026-11-21": 3, "2026-11-30": 4 }],
    ["of classes", { ...noFilters, type: "class" }, { "2026-11-21": 2 }],
    ["of gatherings", { ...noFilters, type: "social" }, { "2026-11-21": 1, "2026-11-30": 3 }],
    ["for children", { ...noFilters, type: "kids" }, { "2026-11-30": 1 }],
    [
      "from a day on, that day included",
      { ...noFilters, from: "2026-11-30", to: "2026-12-31" },
      { "2026-11-30": 4 },
    ],
    [
      "up to a day, that day included",
      { ...noFilters, from: "2026-11-01", to: "2026-11-21" },
      { "2026-11-21": 3 },
    ],
    ["of a type within a range", { type: "kids", from: "2026-11-01", to: "2026-11-21" }, {}],
    [
      "with half a range, which counts for nothing",
      { ...noFilters, from: "2026-11-30" },
      { "2026-11-21": 3, "2026-11-30": 4 },
    ],
  ] as const)("%s", (_, filters, expected) => {
    expect(Object.fromEntries(countsOfDays(days, filters))).toEqual(expected);
  });

  test("is empty in a month without events", () => {
    expect(countsOfDays([], noFilters).size).toBe(0);
  });
});

test("a day's types are those of its events that are asked for", () => {
  expect(typesOfDays(days, noFilters).get("2026-11-30")).toEqual(["social", "kids"]);
  expect(typesOfDays(days, { ...noFilters, type: "kids" }).get("2026-11-30")).toEqual(["kids"]);
  expect(typesOfDays(days, { ...noFilters, type: "kids" }).get("2026-11-21")).toEqual([]);
});
