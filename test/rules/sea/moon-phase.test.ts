import { describe, expect, test } from "vitest";
import { moonFact, setAfter, turnFrom } from "../../../app/rules/sea/moon-of-day";
import { litPart, phaseOf } from "../../../app/rules/sea/moon-phase";
import { moonShape } from "../../../app/rules/sea/moon-shape";
import { skyOfDay } from "../../../app/rules/sea/sky-day";
import { formatTime, parseDay } from "../../../app/rules/time/days";
import { formatLocalDateTime, instantOfDay, localMinutesOfDay } from "../../../app/rules/time/panama-time";
import { builtInFacts } from "../../../app/rules/town/facts";
import { seasonOf } from "../../../app/rules/town/season-of-day";

const factOf = (date: string) => {
  const day = parseDay(date) ?? 0;
  return moonFact(skyOfDay(day - 1), skyOfDay(day), skyOfDay(day + 1));
};

describe("the moon of an evening", () => {
  const turnAt = (date: string, clock: number) => {
    const day = parseDay(date) ?? 0;
    const sky = [-1, 0, 1, 2].map((away) => skyOfDay(day + away));
    const turn = turnFrom(sky, skyOfDay(day), instantOfDay(day, clock * 60).getTime());
    return turn && `${turn.kind} ${formatLocalDateTime(new Date(turn.at))}`;
  };

  test("sets in the coming morning between first quarter and full, not in the past one", () => {
    const over = skyOfDay(parseDay("2026-11-22") ?? 0).moonset ?? 0;
    const coming = skyOfDay(parseDay("2026-11-23") ?? 0).moonset ?? 0;
    expect([over, coming].map((at) => formatTime(localMinutesOfDay(new Date(at))))).toEqual([
      "04:07",
      "05:05",
    ]);
    expect(turnAt("2026-11-22", 19)).toBe("sets 2026-11-23T05:05");
    expect(turnAt("2026-11-22", 12)).toBe("sets 2026-11-23T05:05");
    // At two in the morning the setting is still to come.
    expect(turnAt("2026-11-22", 2)).toBe("sets 2026-11-22T04:07");
  });

  test("sets the same evening while it's young", () => {
    expect(turnAt("2026-11-13", 12)).toMatch(/^sets 2026-11-13T2\d/);
  });

  test("rose or rises this evening after full moon, and before dawn tomorrow when it's old", () => {
    expect(turnAt("2026-11-26", 12)).toMatch(/^rises 2026-11-26T(19|20)/);
    expect(turnAt("2026-11-26", 23)).toBe(turnAt("2026-11-26", 12));
    expect(turnAt("2026-12-05", 4)).toMatch(/^rises 2026-12-05T0[23]/);
    expect(turnAt("2026-12-05", 20)).toMatch(/^rises 2026-12-06T0[34]/);
  });

  test("sets after it rose, on every date of a year on which it rises", () => {
    const days = Array.from({ length: 368 }, (_, index) => skyOfDay((parseDay("2026-01-01") ?? 0) + index));
    for (const [index, { moonrise }] of days.slice(0, 365).entries()) {
      if (moonrise === null) continue;
      const hours = ((setAfter(days.slice(index, index + 3), moonrise) ?? 0) - moonrise) / 3_600_000;
      expect(hours).toBeGreaterThan(11);
      expect(hours).toBeLessThan(13.5);
    }
  });
});

describe("the moon of a day", () => {
  test("has the name of its quarter the day before, on the day and the day after", () => {
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

  test("sets at night while it waxes, and rises at night from full moon on", () => {
    expect(factOf("2026-11-14").turn?.kind).toBe("sets");
    expect(factOf("2026-11-24").turn?.kind).toBe("rises");
    expect(factOf("2026-12-02").turn?.kind).toBe("rises");
  });

  test("has its rise on a day without a set, and the other way around", () => {
    expect(factOf("2026-11-30").turn?.kind).toBe("sets");
  });

  test("waxes and wanes between its quarters", () => {
    const names = [45, 135, 225, 315].map((moon_angle) => phaseOf({ quarter: null, moon_angle }));
    expect(names).toEqual(["waxing-crescent", "waxing-gibbous", "waning-gibbous", "waning-crescent"]);
    expect([0, 90, 180].map((angle) => Math.round(litPart(angle) * 100))).toEqual([0, 50, 100]);
  });

  test("is lit from below, to the right while it waxes", () => {
    expect(moonShape(45, 10).turn).toBe(60);
    expect(moonShape(315, 10).turn).toBe(120);
    expect(moonShape(180, 10).path).toBe("M0-10A10 10 0 0 1 0 10A10 10 0 0 1 0-10Z");
    expect(moonShape(0, 10).path).toBe("M0-10A10 10 0 0 1 0 10A10 10 0 0 0 0-10Z");
  });
});

test("every day of the year has its season", () => {
  expect(
    ["2026-01-10", "2026-04-30", "2026-06-01", "2026-09-15", "2026-11-25", "2026-12-15", "2026-12-16"].map(
      (day) => seasonOf(day, builtInFacts),
    ),
  ).toEqual(["dry", "turning", "green", "swell", "late-rain", "late-rain", "dry"]);
});
