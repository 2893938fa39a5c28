import { describe, expect, test } from "vitest";
import { eventsByDay } from "../../../app/rules/events/events-by-day";
import { weekOfPlace } from "../../../app/rules/places/week-of-place";
import { predictDays } from "../../../app/rules/sea/predicted-days";
import { lowestByDay, waterHourAt, weekDay } from "../../../app/rules/sea/week-day";
import { parseDay } from "../../../app/rules/time/days";
import { instantOfDay } from "../../../app/rules/time/panama-time";

const monday = parseDay("2026-11-23") ?? 0;
const start = (day: number) => instantOfDay(day, 0).getTime();
const { waters, sky } = predictDays(Array.from({ length: 9 }, (_, index) => monday - 1 + index));
const dayOf = (
  day: number,
  events: { event_date: string; start_time: string | null; end_time: string | null }[] = [],
) => {
  const [before, own, after] = sky.slice(day - monday, day - monday + 3);
  if (!own) throw new Error("no sky");
  return weekDay(day, [before, own, after], waters, events, { from: start(day), until: start(day + 1) });
};

describe("The sheet of a week", () => {
  test("lays what is on at its hours, over the sea it begins by", () => {
    const [bar] = dayOf(monday, [{ event_date: "2026-11-23", start_time: "18:00", end_time: "21:00" }]).bars;
    expect(bar).toMatchObject({ from: 75, until: 87.5 });
    expect(bar?.y).toBeGreaterThan(42);
  });

  test("ends the bar of a night at the edge of its day, and draws none for who gives no hour", () => {
    const night = { event_date: "2026-11-23", start_time: "21:00", end_time: "02:00" };
    const whole = { event_date: "2026-11-23", start_time: null, end_time: null };
    expect(dayOf(monday, [night, whole]).bars.map(({ until }) => until)).toEqual([100]);
  });

  test("writes the hour of low water beside the pole of an event, never across it", () => {
    expect(waterHourAt(38, [])).toEqual({ x: 38, anchor: "middle" });
    expect(waterHourAt(38, [{ from: 60 }])).toEqual({ x: 38, anchor: "middle" });
    expect(waterHourAt(38, [{ from: 33 }])).toEqual({ x: 35, anchor: "start" });
    expect(waterHourAt(38, [{ from: 42 }])).toEqual({ x: 40, anchor: "end" });
    expect(waterHourAt(95, [{ from: 90 }])).toEqual({ x: 88, anchor: "end" });
    expect(waterHourAt(3, [{ from: 9 }])).toEqual({ x: 11, anchor: "start" });
  });

  test("finds the lowest water that one can walk by in daylight", () => {
    const low = lowestByDay(Array.from({ length: 7 }, (_, index) => dayOf(monday + index)));
    expect(new Date(low?.at ?? 0).toISOString()).toBe("2026-11-26T15:36:00.000Z");
    expect(lowestByDay([])).toBeNull();
  });

  test("shows four of a day, and where there are more three and how many", () => {
    const events = (count: number) => Array.from({ length: count }, () => ({ event_date: "2026-11-24" }));
    const of = (count: number) => eventsByDay(events(count), ["2026-11-23", "2026-11-24"]);
    expect(of(4)[1]).toMatchObject({ shown: { length: 4 }, more: 0 });
    expect(of(20)[1]).toMatchObject({ shown: { length: 3 }, more: 17 });
    expect(of(20)[0]).toEqual({ shown: [], more: 0 });
  });
});

describe("A place's week on one line", () => {
  const week = (text: string, sunday = text) => ({
    ...Object.fromEntries(
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map((day) => [day, text]),
    ),
    Sunday: sunday,
  });

  test("says the usual hours once and the other days after them, whichever comes first", () => {
    const hours = { ...week("6:00 AM - 12:00 PM"), Monday: "7:00 AM - 11:00 AM" };
    const place = weekOfPlace({ hours, closed_for_season: false }, "en");
    expect(place.hours.replaceAll("\u00a0", " ")).toBe("6:00 AM to 12:00 PM; Mon 7:00 to 11:00 AM");
  });

  test("leaves closed days out, and a place that sleeps until the next season closed on all", () => {
    const hours = week("8:00 AM - 5:00 PM", "Closed");
    expect(weekOfPlace({ hours, closed_for_season: false }, "es").days.at(-1)).toBe("closed");
    expect(weekOfPlace({ hours, closed_for_season: true }, "en")).toEqual({
      days: Array.from({ length: 7 }, () => "closed"),
      hours: "",
      otherDays: [],
    });
  });

  test("names the days alone that have other hours where these are of more than one kind", () => {
    const hours = { ...week("6 AM - 12 PM", "7 AM - 11 AM"), Tuesday: "8 AM - 9 AM" };
    const place = weekOfPlace({ hours, closed_for_season: false }, "en");
    expect(place).toMatchObject({
      hours: "6:00 AM to\u00a012:00\u00a0PM".replace("AM to", "AM\u00a0to").replace("6:00 ", "6:00\u00a0"),
      otherDays: [1, 6],
    });
  });

  test("claims nothing without readable hours", () => {
    const days = Array.from({ length: 7 }, () => "unknown");
    expect(weekOfPlace({ hours: null, closed_for_season: false }, "en")).toEqual({
      days,
      hours: "",
      otherDays: [],
    });
    expect(weekOfPlace({ hours: week("with the tide"), closed_for_season: false }, "en").days).toEqual(days);
  });
});
