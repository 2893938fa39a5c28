import { describe, expect, test } from "vitest";
import { litPart, moonShape, phaseOf } from "../../../app/rules/sea/moon";
import { moonFact } from "../../../app/rules/sea/moon-of-day";
import { seasonOf } from "../../../app/rules/sea/season";
import { skyOfDay } from "../../../app/rules/sea/sky-day";
import { parseDay } from "../../../app/rules/time/days";

const factOf = (date: string) => {
  const day = parseDay(date) ?? 0;
  return moonFact(skyOfDay(day - 1), skyOfDay(day), skyOfDay(day + 1));
};

describe("the moon of a day", () => {
  test("is called after its quarter the day before, on the day and the day after", () => {
    const names = ["2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"].map((date) => {
      const { phase, away } = factOf(date);
      return [phase, away];
    });
    expect(names).toEqual([
      ["waxing-gibbous", null],
      ["full", 1],
      ["full", 0],
      ["full", -1],
      ["waning-gibbous", null],
    ]);
  });

  test("sets in the night while it waxes, and rises in it from the full moon on", () => {
    expect(factOf("2026-11-14").turn?.kind).toBe("sets");
    expect(factOf("2026-11-24").turn?.kind).toBe("rises");
    expect(factOf("2026-12-02").turn?.kind).toBe("rises");
  });

  test("tells the other turn on a day that goes without the one", () => {
    expect(factOf("2026-11-30").turn?.kind).toBe("sets");
  });

  test("grows and wanes between its quarters", () => {
    const names = [45, 135, 225, 315].map((moon_angle) => phaseOf({ quarter: null, moon_angle }));
    expect(names).toEqual(["waxing-crescent", "waxing-gibbous", "waning-gibbous", "waning-crescent"]);
    expect([0, 90, 180].map((angle) => Math.round(litPart(angle) * 100))).toEqual([0, 50, 100]);
  });

  test("lies on its back: lit from below, to the right while it waxes", () => {
    expect(moonShape(45, 10).turn).toBe(60);
    expect(moonShape(315, 10).turn).toBe(120);
    expect(moonShape(180, 10).path).toBe("M0-10A10 10 0 0 1 0 10A10 10 0 0 1 0-10Z");
    expect(moonShape(0, 10).path).toBe("M0-10A10 10 0 0 1 0 10A10 10 0 0 0 0-10Z");
  });
});

test("every day of the year has its season", () => {
  expect(
    ["2026-01-10", "2026-04-30", "2026-06-01", "2026-09-15", "2026-11-25", "2026-12-15", "2026-12-16"].map(
      seasonOf,
    ),
  ).toEqual(["dry", "turning", "green", "swell", "late-rain", "late-rain", "dry"]);
});
