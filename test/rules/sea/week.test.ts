import { describe, expect, test } from "vitest";
import { eventsByDay } from "../../../app/rules/events/events-by-day";
import { hoursOnOneLine, openFirst, weekOfPlace } from "../../../app/rules/places/week-of-place";
import { lowestInDaylight, lowNearestDaylight } from "../../../app/rules/sea/lowest-in-daylight";
import { predictDays } from "../../../app/rules/sea/predicted-days";
import { waterLabelAt } from "../../../app/rules/sea/water-label";
import { weekDay } from "../../../app/rules/sea/week-day-picture";
import { makeTranslation } from "../../../app/rules/site/owner-translation";
import { parseDay } from "../../../app/rules/time/days";
import { instantOfDay } from "../../../app/rules/time/panama-time";

const monday = parseDay("2026-11-23") ?? 0;
const on = { event_date: "2026-11-23", cancelled_at: null };
const start = (day: number) => instantOfDay(day, 0).getTime();
const { waters, sky } = predictDays(Array.from({ length: 14 }, (_, index) => monday - 1 + index));
const dayOf = (
  day: number,
  events: {
    event_date: string;
    start_time: string | null;
    end_time: string | null;
    cancelled_at: number | null;
  }[] = [],
) => {
  const [before, own, after] = sky.slice(day - monday, day - monday + 3);
  if (!own) throw new Error("no sky");
  return weekDay(day, [before, own, after], waters, events, { from: start(day), until: start(day + 1) });
};

describe("The page of a week", () => {
  test("places events at their hours, above the sea at their start", () => {
    const [bar] = dayOf(monday, [{ ...on, start_time: "18:00", end_time: "21:00" }]).bars;
    expect(bar).toMatchObject({ from: 75, until: 87.5 });
    expect(bar?.y).toBeGreaterThan(42);
  });

  test("ends a night's bar at the edge of its day, and draws none without a time", () => {
    const night = { ...on, start_time: "21:00", end_time: "02:00" };
    const whole = { ...on, start_time: null, end_time: null };
    expect(dayOf(monday, [night, whole]).bars.map(({ until }) => until)).toEqual([100]);
  });

  test("numbers events as in the list, leaves a canceled one out, and never lays two marks on each other", () => {
    const at = (start_time: string, cancelled_at: number | null = null) => ({
      ...on,
      start_time,
      end_time: null,
      cancelled_at,
    });
    const { bars } = dayOf(monday, [at("08:00"), at("17:00", 0), at("18:00"), at("18:30")]);
    expect(bars.map(({ number }) => number)).toEqual([1, 3, 4]);
    expect(bars[0]?.sky).toBe(bars[1]?.sky);
    expect(bars[2]?.sky).toBeGreaterThan(bars[1]?.sky ?? 100);
  });

  test.each([
    [["17:00", "17:30", "18:00"]],
    [["17:00", "17:00", "17:30", "18:00"]],
    [["08:00", "09:00", "10:00", "11:00"]],
  ])("sets the marks of %s apart, in one row only a mark's width from each other", (starts) => {
    const events = starts.map((start_time) => ({ ...on, start_time, end_time: null }));
    const { bars } = dayOf(monday, events);
    for (const [index, one] of bars.entries())
      for (const other of bars.slice(index + 1))
        if (one.sky === other.sky) expect(Math.abs(one.from - other.from)).toBeGreaterThanOrEqual(7);
  });

  test("places the hour of a tide under its high or low, and within the drawing", () => {
    expect(waterLabelAt(38)).toEqual({ x: 38, anchor: "middle" });
    expect(waterLabelAt(95)).toEqual({ x: 97.5, anchor: "end" });
    expect(waterLabelAt(3)).toEqual({ x: 2.5, anchor: "start" });
  });

  test("finds the lowest tide in daylight", () => {
    const low = lowestInDaylight(Array.from({ length: 7 }, (_, index) => dayOf(monday + index)));
    expect(new Date(low?.at ?? 0).toISOString()).toBe("2026-11-26T15:36:00.000Z");
    expect(lowestInDaylight([])).toBeNull();
  });

  test("says of a day with its low waters in the dark which one is nearest to daylight", () => {
    const day = dayOf(parseDay("2026-12-04") ?? 0);
    expect(lowestInDaylight([day])).toBeNull();
    const low = lowNearestDaylight(day) ?? expect.fail();
    expect(low.isEvening).toBe(true);
    expect(new Date(low.at).toISOString()).toMatch(/^2026-12-04T23:0/);
  });

  test("shows up to four a day, or three and the number of others", () => {
    const events = (count: number) => Array.from({ length: count }, () => ({ event_date: "2026-11-24" }));
    const of = (count: number) => eventsByDay(events(count), ["2026-11-23", "2026-11-24"]);
    expect(of(4)[1]).toMatchObject({ shown: { length: 4 }, more: 0 });
    expect(of(20)[1]).toMatchObject({ shown: { length: 3 }, more: 17 });
    expect(of(20)[0]).toEqual({ shown: [], more: 0 });
  });
});

describe("A place's week in one line", () => {
  const week = (text: string, sunday = text) => ({
    ...Object.fromEntries(
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map((day) => [day, text]),
    ),
    Sunday: sunday,
  });

  test("has the usual hours once and other days after them, whichever comes first", () => {
    const hours = { ...week("6:00 AM - 12:00 PM"), Monday: "7:00 AM - 11:00 AM" };
    const place = weekOfPlace({ hours, closed_for_season: false }, "en");
    expect(place.hours.map((one) => one.replaceAll("\u00a0", " "))).toEqual([
      "6:00 AM to 12:00 PM",
      "Mon 7:00 to 11:00 AM",
    ]);
  });

  test("leaves out closed days, and a place closed for the season on all", () => {
    const hours = week("8:00 AM - 5:00 PM", "Closed");
    expect(weekOfPlace({ hours, closed_for_season: false }, "es").days.at(-1)).toBe("closed");
    expect(weekOfPlace({ hours, closed_for_season: true }, "en")).toEqual({
      days: Array.from({ length: 7 }, () => "closed"),
      hours: [],
      otherDays: [],
    });
  });

  test("comes after those that open or don't say, where it's closed all week", () => {
    const place = (name: string, hours: ReturnType<typeof week> | null, closed_for_season = false) => ({
      name,
      ...weekOfPlace({ hours, closed_for_season }, "en"),
    });
    const open = week("8:00 AM - 5:00 PM", "Closed");
    const list = [
      place("a", open, true),
      place("b", open),
      place("c", null),
      place("d", week("Closed")),
      place("e", open),
    ];
    expect(openFirst(list).map(({ name }) => name)).toEqual(["b", "c", "e", "a", "d"]);
  });

  test("names only days with other hours if there are several kinds", () => {
    const hours = { ...week("6 AM - 12 PM", "7 AM - 11 AM"), Tuesday: "8 AM - 9 AM" };
    const place = weekOfPlace({ hours, closed_for_season: false }, "en");
    expect(place).toMatchObject({
      hours: ["6:00\u00a0AM\u00a0to\u00a012:00\u00a0PM"],
      otherDays: [1, 6],
    });
  });

  test("is empty without readable hours", () => {
    const days = Array.from({ length: 7 }, () => "unknown");
    expect(weekOfPlace({ hours: null, closed_for_season: false }, "en")).toEqual({
      days,
      hours: [],
      otherDays: [],
    });
    expect(weekOfPlace({ hours: week("with the tide"), closed_for_season: false }, "en").days).toEqual(days);
  });
});

describe("Hours in an owner's own words", () => {
  const hours = "Salida a las 5 a. m.";
  const translation = makeTranslation({ hours }, { hours: "Leaves at 5 AM" });
  const tour = { hours, language: "es", translation } as const;

  test("are on the line as they are, translated where they were", () => {
    expect(hoursOnOneLine(tour, "en")).toEqual({ text: "Leaves at 5 AM", lang: "en" });
    expect(hoursOnOneLine({ ...tour, translation: null }, "en")).toEqual({ text: hours, lang: "es" });
  });

  test("aren't where days can be read, nothing is written, or the line is too short for them", () => {
    expect(hoursOnOneLine({ ...tour, hours: "6:00 AM - 6:00 PM" }, "es")).toBeNull();
    expect(hoursOnOneLine({ ...tour, hours: null }, "es")).toBeNull();
    const long = "Whenever the captain thinks that the sea lets us out of the bay";
    expect(hoursOnOneLine({ ...tour, hours: long }, "es")).toBeNull();
  });
});
