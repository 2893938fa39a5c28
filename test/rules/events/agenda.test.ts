import { describe, expect, test } from "vitest";
import {
  alsoOn,
  foldSeries,
  groupByWeek,
  isWeekOver,
  repeatsOf,
  typesByDate,
  whatFollows,
} from "../../../app/rules/events/agenda";
import type { RecurrencePattern } from "../../../app/rules/events/recurrence";

const never = () => false;
const rule = { pattern_type: "weekly" } as RecurrencePattern;
const date = { event_series_id: "yoga", cancelled_at: null, is_changed: false, is_next: false, rule };

describe("A series in the agenda", () => {
  test("is listed once, at its next date", () => {
    const rows = [{ ...date, is_next: true }, date, date];
    expect(foldSeries(rows, never)).toEqual([rows[0]]);
  });

  test("is listed at the date after one that has ended, if the list has one", () => {
    const rows = [{ ...date, is_next: true }, { ...date, is_changed: true }, { ...date }, { ...date }];
    const isFirst = (row: (typeof rows)[number]) => row === rows[0];
    expect(foldSeries(rows, isFirst)).toEqual([{ ...rows[1], rule: null }, rows[2]]);
    expect(foldSeries(rows.slice(0, 1), isFirst)).toEqual([rows[0]]);
  });

  test("while a moved or cancelled date is listed by itself, without the rule", () => {
    const [moved, off] = [
      { ...date, is_changed: true },
      { ...date, cancelled_at: 1 },
    ];
    expect(foldSeries([moved, off], never)).toEqual([
      { ...moved, rule: null },
      { ...off, rule: null },
    ]);
  });

  test("is sorted among single events", () => {
    const party = { ...date, event_series_id: null, rule: null };
    expect(foldSeries([party, date], never)).toEqual([party]);
  });
});

describe("The weeks of the agenda", () => {
  test("begin on Sunday and show how far ahead they are", () => {
    const events = ["2026-11-21", "2026-11-22", "2026-11-28", "2026-12-06"].map((event_date) => ({
      event_date,
    }));
    expect(
      groupByWeek(events, "2026-11-21").map(({ events: list, ...week }) => ({ ...week, count: list.length })),
    ).toEqual([
      { first: "2026-11-15", last: "2026-11-21", ahead: 0, count: 1 },
      { first: "2026-11-22", last: "2026-11-28", ahead: 1, count: 2 },
      { first: "2026-12-06", last: "2026-12-12", ahead: 3, count: 1 },
    ]);
    expect(groupByWeek([], "2026-11-21")).toEqual([]);
  });

  test("begin with the next one when nothing of this one is left", () => {
    const weeks = (event_date: string) => groupByWeek([{ event_date }], "2026-11-21");
    expect(isWeekOver(weeks("2026-11-22"))).toBe(true);
    expect(isWeekOver(weeks("2026-11-21"))).toBe(false);
    expect(isWeekOver([])).toBe(false);
  });
});

describe("A week's repeats", () => {
  const on = (event_date: string, event_series_id: string | null) => ({
    id: `${event_series_id} ${event_date}`,
    event_date,
    event_series_id,
  });

  test("are the dates of series that are listed in another week", () => {
    const rows = [
      on("2026-12-01", "yoga"),
      on("2026-12-05", "clean-up"),
      on("2026-12-08", "yoga"),
      on("2026-12-09", null),
      on("2026-12-10", "yoga"),
    ];
    const first = { first: "2026-11-29", last: "2026-12-05", events: rows.slice(0, 2) };
    expect(repeatsOf(rows, first)).toEqual([]);
    const second = { first: "2026-12-06", last: "2026-12-12", events: rows.slice(3, 4) };
    expect(repeatsOf(rows, second)).toEqual([{ row: rows[2], dates: ["2026-12-08", "2026-12-10"] }]);
  });
});

describe("The flags of a week", () => {
  test("show each type of a day once, and nothing that's cancelled", () => {
    const on = (
      event_date: string,
      event_type: "class" | "social" | "kids",
      cancelled_at: number | null,
    ) => ({
      event_date,
      event_type,
      cancelled_at,
    });
    const rows = [
      on("2026-12-01", "class", null),
      on("2026-12-01", "kids", null),
      on("2026-12-01", "class", null),
      on("2026-12-02", "social", 1),
    ];
    expect(typesByDate(rows)).toEqual({ "2026-12-01": ["class", "kids"] });
  });
});

describe("Other events of the week", () => {
  const once = (id: string) => ({ id, event_series_id: null });

  test("are the first three, each series once", () => {
    const yoga = (id: string) => ({ ...once(id), event_series_id: "yoga" });
    const week = [once("walk"), yoga("1"), yoga("2"), once("fire"), once("own")];
    expect(alsoOn([...week, once("late"), once("later")], once("own")).map(({ id }) => id)).toEqual([
      "walk",
      "1",
      "fire",
    ]);
    expect(alsoOn([yoga("1"), yoga("2")], yoga("1"))).toEqual([]);
  });
});

describe("A page of an event leads to", () => {
  const on = (event_date: string, event_series_id: string | null = null) => ({
    ...{ id: `${event_series_id} ${event_date}`, event_date, event_series_id },
  });
  const own = on("2026-11-28");
  const [tuesday, thursday] = [on("2026-11-24"), on("2026-11-26")];

  test("the others of its week, and says so only where all of them are of that week", () => {
    expect(whatFollows([tuesday, own, thursday], [], own)).toEqual({
      events: [tuesday, thursday],
      isInWeek: true,
    });
    const december = on("2026-12-01");
    expect(whatFollows([tuesday, own, december], [], own)).toEqual({
      events: [tuesday, december],
      isInWeek: false,
    });
  });

  test("what is next from today on, where nothing is planned after it", () => {
    const walk = on("2026-11-10", "walk");
    const again = on("2026-11-17", "walk");
    expect(whatFollows([own], [walk, again, own], own)).toEqual({ events: [walk], isInWeek: false });
  });

  test("other events than its own dates, if it's a series", () => {
    const yoga = { id: "yoga", event_series_id: "yoga", event_date: null };
    expect(whatFollows([], [on("2026-11-24", "yoga"), thursday], yoga).events).toEqual([thursday]);
  });
});
