import { describe, expect, test } from "vitest";
import {
  filterQuery,
  isFiltered,
  isHalfRange,
  isSwapped,
  matchesEventFilters,
  noFilters,
  rangeOf,
  readEventFilters,
} from "../../../app/rules/events/event-filters";

describe("the calendar's filters in its address", () => {
  test.each([
    ["none", "", { type: "all", from: null, to: null }],
    ["all", "type=all", noFilters],
    ["a type", "type=class", { ...noFilters, type: "class" }],
    ["a range", "from=2026-11-01&to=2026-11-30", { type: "all", from: "2026-11-01", to: "2026-11-30" }],
    ["only a start", "from=2026-11-01", { ...noFilters, from: "2026-11-01" }],
    ["empty fields, as a form sends them", "type=&from=&to=", noFilters],
    ["others beside", "month=2026-11&type=kids", { ...noFilters, type: "kids" }],
  ])("%s", (_, search, expected) => {
    const filters = readEventFilters(new URLSearchParams(search));
    expect(filters).toEqual(expected);
    expect(filters && readEventFilters(new URLSearchParams(filterQuery(filters)))).toEqual(filters);
  });

  test.each([
    ["an unknown type", "type=classes"],
    ["a date that does not exist", "from=2026-02-30&to=2026-03-01"],
    ["a date nobody can read", "to=tomorrow"],
    ["one bad end beside a good one", "from=2026-11-01&to=2026-11-31"],
    ["a word of the language", "type=constructor"],
  ])("cannot be read: %s", (_, search) => {
    expect(readEventFilters(new URLSearchParams(search))).toBeNull();
  });

  test("leaves the address without parameters if nothing is filtered", () => {
    expect(filterQuery(noFilters)).toBe("");
  });
});

describe("the filtered events", () => {
  const event = { event_type: "social", event_date: "2026-11-21" };

  test.each([
    ["everything", {}, true],
    ["its type", { type: "social" }, true],
    ["not another type", { type: "kids" }, false],
    ["a range around it", { from: "2026-11-01", to: "2026-11-30" }, true],
    ["its own day", { from: "2026-11-21", to: "2026-11-21" }, true],
    ["a range that ends the day before", { from: "2026-11-01", to: "2026-11-20" }, false],
    ["a range that starts the day after", { from: "2026-11-22", to: "2026-11-30" }, false],
    ["a start alone does not count", { from: "2026-11-22" }, true],
    ["an end alone does not count", { to: "2026-11-20" }, true],
    ["a range backwards is the same range", { from: "2026-11-30", to: "2026-11-01" }, true],
    ["type and range together", { type: "kids", from: "2026-11-01", to: "2026-11-30" }, false],
  ] as const)("%s", (_, some, expected) => {
    expect(matchesEventFilters(event, { ...noFilters, ...some })).toBe(expected);
  });

  test("counts as filtered only if something narrows the list", () => {
    expect(isFiltered(noFilters)).toBe(false);
    expect(isFiltered({ ...noFilters, from: "2026-11-01" })).toBe(false);
    expect(isFiltered({ ...noFilters, type: "class" })).toBe(true);
    expect(isFiltered({ type: "all", from: "2026-11-01", to: "2026-11-01" })).toBe(true);
    expect(rangeOf({ ...noFilters, to: "2026-11-01" })).toBeNull();
  });
});

test("A range lacks its other date only once one was sent", () => {
  expect(isHalfRange(noFilters)).toBe(false);
  expect(isHalfRange({ ...noFilters, from: "2026-11-01" })).toBe(true);
  expect(isHalfRange({ ...noFilters, to: "2026-11-01" })).toBe(true);
  expect(isHalfRange({ type: "all", from: "2026-11-01", to: "2026-11-30" })).toBe(false);
});

describe("a range with its end first", () => {
  const asked = { ...noFilters, from: "2026-11-30", to: "2026-11-01" };
  test("is the same range, with a note that it was swapped", () => {
    expect(rangeOf(asked)).toEqual({ from: "2026-11-01", to: "2026-11-30" });
    expect(isSwapped(asked)).toBe(true);
    expect(isSwapped({ ...asked, from: "2026-11-01" })).toBe(false);
    expect(isSwapped({ ...asked, to: null })).toBe(false);
  });
});
