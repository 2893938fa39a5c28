import { describe, expect, test } from "vitest";
import { holidayAhead } from "../../../app/rules/info/holiday-hours";
import { daysOfHours, type WeekHours } from "../../../app/rules/places/hours";

const daily: WeekHours = Object.fromEntries(daysOfHours.map((day) => [day, "9:00 AM - 5:00 PM"]));
/** Saturday the 28th is Independence from Spain. */
const noonOn = (day: number) => new Date(`2026-11-${day}T17:00:00Z`);

describe("On the eve of a holiday and on it", () => {
  test("a place's hours may not hold", () => {
    expect([26, 27, 28, 29].map((day) => holidayAhead(daily, noonOn(day)))).toEqual([
      null,
      "tomorrow",
      "today",
      null,
    ]);
  });

  test("nothing is said where it's closed that day, or where there are no hours", () => {
    expect(holidayAhead({ ...daily, Saturday: "Closed" }, noonOn(27))).toBeNull();
    expect(holidayAhead(null, noonOn(27))).toBeNull();
  });
});
