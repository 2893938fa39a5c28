import { describe, expect, test } from "vitest";
import { feet, heightAt, nextTurn, tideAt, tideTurnsAt, type Water } from "../../../app/rules/sea/tide-at";

const at = (time: string) => Date.parse(`2026-11-25T${time}:00-05:00`);
const waters: Water[] = [
  { at: at("03:35"), kind: "high", metres: 3.35 },
  { at: at("09:52"), kind: "low", metres: -0.14 },
  { at: at("16:12"), kind: "high", metres: 3.25 },
  { at: at("22:10"), kind: "low", metres: 0.08 },
];

describe("what the sea does", () => {
  test("rises from low to high and falls from high to low", () => {
    expect(tideAt(waters, at("13:40"))).toMatchObject({ state: "rising", next: waters[2], after: waters[3] });
    expect(tideAt(waters, at("19:00"))).toMatchObject({ state: "falling", next: waters[3], after: null });
  });

  test("is slack for a quarter of an hour before and after a turn", () => {
    expect(tideAt(waters, at("15:57"))).toMatchObject({ state: "high", next: waters[2] });
    expect(tideAt(waters, at("16:27"))).toMatchObject({ state: "high", next: waters[3] });
    expect(tideAt(waters, at("16:28"))?.state).toBe("falling");
    expect(tideAt(waters, at("09:37"))?.state).toBe("low");
  });

  test("turns next at the tide after the one it stands at", () => {
    const turnAt = (time: string) =>
      nextTurn(tideAt(waters, at(time)) ?? { state: "low", metres: 0, next: null, after: null });
    expect(turnAt("16:00")).toEqual(waters[3]);
    expect(turnAt("16:20")).toEqual(waters[3]);
    expect(turnAt("13:40")).toEqual(waters[2]);
    expect(turnAt("22:00")).toBeNull();
  });

  test("has the time until which its wording is true", () => {
    expect(tideTurnsAt(waters, at("13:40"))).toBe(at("15:57"));
    expect(tideTurnsAt(waters, at("16:00"))).toBe(at("16:12"));
    expect(tideTurnsAt(waters, at("16:20"))).toBe(at("16:27") + 1);
    expect(tideTurnsAt(waters, at("23:30"))).toBeNull();
  });

  test("is at half the height at half time, and at a quarter after a third", () => {
    expect(heightAt(waters, (at("09:52") + at("16:12")) / 2)).toBeCloseTo((3.25 - 0.14) / 2);
    const third = at("09:52") + (at("16:12") - at("09:52")) / 3;
    expect(heightAt(waters, third)).toBeCloseTo(-0.14 + 3.39 / 4);
    expect(heightAt(waters, at("09:52"))).toBe(-0.14);
  });

  test("is unknown before the first and after the last prediction", () => {
    expect(tideAt(waters, at("02:00"))).toBeNull();
    expect(heightAt(waters, at("23:00"))).toBeNull();
    expect(tideAt([], at("12:00"))).toBeNull();
    expect(heightAt(waters, at("22:10"))).toBe(0.08);
  });
});

test("a metre is a little more than three feet", () => {
  expect(feet(3.25)).toBeCloseTo(10.66, 2);
});
