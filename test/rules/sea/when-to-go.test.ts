import { describe, expect, test } from "vitest";
import { readSpot, type Spot, swellFit } from "../../../app/rules/sea/surf-spot";
import type { Water } from "../../../app/rules/sea/tide-at";
import { stretchesOf } from "../../../app/rules/sea/tide-stretches";
import type { SeaHour } from "../../../app/rules/sea/wave-forecast";
import { firstLow, isTurtleNight, sandHours, surfHours } from "../../../app/rules/sea/when-to-go";
import { builtInFacts } from "../../../app/rules/town/facts";

const at = (time: string, date = "2026-11-26") => Date.parse(`${date}T${time}:00-05:00`);
const clock = (instant: number) => new Date(instant - 5 * 3_600_000).toISOString().slice(11, 16);
const told = (stretches: readonly { from: number; until: number }[]) =>
  stretches.map(({ from, until }) => `${clock(from)}-${clock(until)}`);

const waters: Water[] = [
  { at: at("22:06", "2026-11-25"), kind: "low", metres: 0.1 },
  { at: at("04:18"), kind: "high", metres: 3.2 },
  { at: at("10:36"), kind: "low", metres: -0.1 },
  { at: at("16:54"), kind: "high", metres: 3.1 },
  { at: at("23:00"), kind: "low", metres: 0.2 },
  { at: at("05:06", "2026-11-27"), kind: "high", metres: 3 },
  { at: at("11:24", "2026-11-27"), kind: "low", metres: 0 },
  { at: at("17:42", "2026-11-27"), kind: "high", metres: 3 },
];
const sky = (date: string) => ({
  day: date,
  first_light: at("05:54", date),
  sunrise: at("06:17", date),
  sunset: at("18:02", date),
  last_light: at("18:24", date),
  moonrise: null,
  moonset: null,
  moon_angle: 200,
  quarter: null,
  quarter_at: null,
});
const days = [sky("2026-11-26"), sky("2026-11-27")];
const light = { from: at("05:54"), until: at("18:24") };
const hour = (time: string, height: number, wind: SeaHour["wind"] = null): SeaHour => ({
  at: at(time),
  height,
  period: 14,
  direction: 200,
  wind,
});
const nobodyAsked: Spot = { tide: null, swell: null };

describe("A tide in daylight", () => {
  test("is low and high for a third of the time on both sides of its turn, and mid tide between", () => {
    expect(told(stretchesOf("low", waters, light))).toEqual(["08:30-12:42"]);
    expect(told(stretchesOf("rising", waters, light))).toEqual(["12:42-14:48"]);
    expect(told(stretchesOf("mid", waters, light))).toEqual(["06:24-08:30", "12:42-14:48"]);
    expect(told(stretchesOf("high", waters, light))).toEqual(["05:54-06:24", "14:48-18:24"]);
    expect(told(stretchesOf("low-mid", waters, light))).toEqual(["06:24-14:48"]);
    expect(told(stretchesOf("mid-high", waters, light))).toEqual(["05:54-08:30", "12:42-18:24"]);
    expect(told(stretchesOf("any", waters, light))).toEqual(["05:54-18:24"]);
  });

  test("doesn't count if less than half an hour of it is light", () => {
    expect(told(stretchesOf("high", waters, { from: at("05:55"), until: at("18:24") }))).toEqual([
      "14:48-18:24",
    ]);
  });
});

describe("The beach break", () => {
  const hours = (spot: Spot, forecast: SeaHour[] = [], after = 0) =>
    surfHours(days, spot, { waters, forecast }, after);

  test("works at rising mid tide, as most do, unless it's set", () => {
    const usual = hours(nobodyAsked);
    expect(usual).toMatchObject({ day: "2026-11-26", tide: "rising", isKnown: false, others: [] });
    expect(told(usual ? [usual.best] : [])).toEqual(["12:42-14:48"]);
    const corrected = hours({ tide: "high", swell: null });
    expect(corrected).toMatchObject({ tide: "high", isKnown: true });
    expect(told(corrected ? [corrected.best, ...corrected.others] : [])).toEqual([
      "05:54-06:24",
      "14:48-18:24",
    ]);
  });

  test("depends on tide and light only without a recent forecast", () => {
    expect(hours(nobodyAsked)?.best).toMatchObject({ sea: null, fit: null, isChoppy: false });
    expect(hours(nobodyAsked, [hour("06:00", 1.2)])?.best.sea).toBeNull();
    expect(hours(nobodyAsked, [hour("13:00", 1.2)])?.best.sea).toMatchObject({ height: 1.2 });
  });

  test("doesn't consider the swell if the spot's range is unknown", () => {
    expect(hours(nobodyAsked, [hour("13:00", 4)])?.best.fit).toBeNull();
  });

  test("prefers swell to wind, and the earlier hour if both are equal", () => {
    const mid: Spot = { tide: "mid", swell: "0-150" };
    const best = (forecast: SeaHour[]) => told([hours(mid, forecast)?.best ?? expect.fail("no hours")]);
    const onshore = { knots: 15, direction: 190 };
    expect(best([])).toEqual(["06:24-08:30"]);
    expect(best([hour("07:00", 1), hour("13:00", 1)])).toEqual(["06:24-08:30"]);
    expect(best([hour("07:00", 2), hour("13:00", 1)])).toEqual(["12:42-14:48"]);
    expect(best([hour("07:00", 1, onshore), hour("13:00", 1)])).toEqual(["12:42-14:48"]);
    expect(best([hour("07:00", 1, onshore), hour("13:00", 2)])).toEqual(["06:24-08:30"]);
  });

  test("is choppy in an onshore wind, and not in a light or offshore one", () => {
    const choppy = (knots: number, direction: number) =>
      hours(nobodyAsked, [hour("13:00", 1, { knots, direction })])?.best.isChoppy;
    expect([choppy(15, 180), choppy(10, 180), choppy(15, 0), choppy(15, 300)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test("waits for the next day when its hours are over", () => {
    expect(hours(nobodyAsked, [], at("14:47"))?.day).toBe("2026-11-26");
    const next = hours(nobodyAsked, [], at("14:48"));
    expect(next?.day).toBe("2026-11-27");
    expect(surfHours(days.slice(0, 1), nobodyAsked, { waters, forecast: [] }, at("19:00"))).toBeNull();
  });
});

test("a spot works with swell within its range", () => {
  expect([0.9, 1, 2, 2.1].map((height) => swellFit("100-200", height))).toEqual([
    "small",
    "fits",
    "fits",
    "big",
  ]);
  expect([swellFit("0-150", 1.6), swellFit("200-", 5), swellFit("any", 5), swellFit(null, 5)]).toEqual([
    "big",
    "fits",
    "fits",
    null,
  ]);
});

test("a spot without stored values, or with unreadable ones, is unknown", () => {
  expect(readSpot()).toEqual(nobodyAsked);
  expect(readSpot({ tide: "unknown", swell: "huge" })).toEqual(nobodyAsked);
  expect(readSpot({ tide: "mid-high", swell: "100-" })).toEqual({ tide: "mid-high", swell: "100-" });
});

test("the beach is wide around low tide, in daylight only", () => {
  const today = sky("2026-11-26");
  expect(told(sandHours(waters, today))).toEqual(["08:30-12:42"]);
  expect(sandHours(waters, today, at("12:42"))).toEqual([]);
  expect(told(sandHours(waters, { sunrise: at("09:00"), sunset: at("18:02") }))).toEqual(["09:00-12:42"]);
});

test("a day begins with its first low tide in daylight", () => {
  expect(firstLow(waters, sky("2026-11-26"))?.at).toBe(at("10:36"));
  expect(firstLow(waters.slice(0, 2), sky("2026-11-26"))).toBeNull();
});

test("turtles may come on any night of their months, and on no others", () => {
  expect(
    ["2026-06-30", "2026-07-01", "2026-12-31", "2027-01-01"].map((day) => isTurtleNight(day, builtInFacts)),
  ).toEqual([false, true, true, false]);
});
