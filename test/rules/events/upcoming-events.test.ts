import { describe, expect, test } from "vitest";
import {
  firstEnd,
  nextAfter,
  nextBeside,
  putOverLast,
  stillOn,
  withFurtherDates,
} from "../../../app/rules/events/upcoming-events";

describe("an event a visitor can still go to", () => {
  const day = "2026-11-21";
  const night = { event_date: "2026-11-20", start_time: "22:00", end_time: "01:00", cancelled_at: null };
  const market = { event_date: day, start_time: "09:00", end_time: "12:00", cancelled_at: null };
  const holiday = { event_date: day, start_time: null, cancelled_at: null };
  const calledOff = { ...market, cancelled_at: 1 };
  const all = [night, holiday, market, calledOff];
  const at = (time: string) => new Date(`${day}T${time}:00-05:00`);

  test("stands before what ended that day, but not before another day's", () => {
    const songs = { ...market, start_time: "18:00", end_time: "20:00" };
    const listed = putOverLast([night, market, songs], at("15:00"));
    expect(listed.map(({ start_time, isOver }) => [start_time, isOver])).toEqual([
      ["22:00", true],
      ["18:00", false],
      ["09:00", true],
    ]);
  });

  test("is neither over nor cancelled", () => {
    expect(stillOn(all, at("00:30"))).toEqual([night, holiday, market]);
    expect(stillOn(all, at("11:59"))).toEqual([holiday, market]);
    expect(stillOn(all, at("12:00"))).toEqual([holiday]);
  });

  test("is named after a day that has none, and not one that was called off", () => {
    const classOn = (event_date: string, cancelled_at: number | null) => ({
      ...market,
      event_date,
      cancelled_at,
    });
    const coming = [market, classOn("2026-11-23", 1), classOn("2026-11-24", null)];
    expect(nextAfter(coming, day, at("08:00"))?.event_date).toBe("2026-11-24");
    expect(nextAfter(coming, "2026-11-20", at("08:00"))?.event_date).toBe(day);
    expect(nextAfter(coming, "2026-11-24", at("08:00"))).toBeUndefined();
  });

  test("changes when the first one is over, and with the day", () => {
    expect(firstEnd([holiday, market], at("10:00"))).toEqual(at("12:00"));
    expect(firstEnd([holiday], at("10:00"))).toEqual(new Date("2026-11-22T00:00:00-05:00"));
    expect(firstEnd([], at("10:00"))).toEqual(new Date("2026-11-22T00:00:00-05:00"));
  });
});

describe("what's next to the day's list", () => {
  const now = new Date("2026-11-21T12:00:00-05:00");
  const date = (id: string, event_series_id: string | null, event_date = "2026-11-21") => ({
    id,
    event_series_id,
    event_date,
    start_time: "18:00",
    end_time: "20:00",
  });

  test("leaves out what the list has already, and is five at most", () => {
    const events = Array.from({ length: 9 }, (_, id) => date(String(id), null));
    const ids = (shown: typeof events) => nextBeside(events, shown, now).map(({ id }) => id);
    expect(ids([])).toEqual(["0", "1", "2", "3", "4"]);
    expect(ids(events.filter(({ id }) => id === "0" || id === "2"))).toEqual(["1", "3", "4", "5", "6"]);
    expect(ids(events)).toEqual([]);
  });

  test("lists a series once, and not at all if the day's list has it", () => {
    const events = [
      date("today", "yoga"),
      date("tuesday", "yoga"),
      date("market", null),
      date("a", "surf"),
      date("b", "surf"),
    ];
    const ids = (shown: typeof events) => nextBeside(events, shown, now).map(({ id }) => id);
    expect(ids([])).toEqual(["today", "market", "a"]);
    expect(ids([date("today", "yoga")])).toEqual(["market", "a"]);
  });

  test("lists a series at its next date once today's is over", () => {
    const morning = { ...date("today", "yoga"), start_time: "07:00", end_time: "08:15" };
    const events = [morning, date("tuesday", "yoga", "2026-11-24")];
    expect(nextBeside(events, [morning], now).map(({ id }) => id)).toEqual(["tuesday"]);
  });
});

test("a series that is listed once names up to two further dates, of more the first, and none that is cancelled", () => {
  const date = (event_date: string, event_series_id: string | null, cancelled_at: number | null = null) => ({
    event_date,
    event_series_id,
    cancelled_at,
  });
  const read = [date("2026-12-01", "yoga"), date("2026-12-02", null), date("2026-12-03", "yoga")];
  const [yoga, songs] = withFurtherDates(read.slice(0, 2), read);
  expect(yoga).toMatchObject({ again: { dates: ["2026-12-03"], hasMore: false } });
  expect(songs).toEqual(read[1]);
  const off = [...read, date("2026-12-08", "yoga", 1)];
  expect(withFurtherDates(off.slice(0, 1), off)[0]).toMatchObject({
    again: { dates: ["2026-12-03"], hasMore: false },
  });
  const long = [...read, date("2026-12-08", "yoga"), date("2026-12-10", "yoga")];
  expect(withFurtherDates(read.slice(0, 1), long)[0]).toMatchObject({
    again: { dates: ["2026-12-03"], hasMore: true },
  });
});
