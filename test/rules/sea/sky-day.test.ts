import { describe, expect, test } from "vitest";
import { quarterOfDay, skyOfDay, sunOfDay } from "../../../app/rules/sea/sky-day";
import { dayOfCivil, formatTime, parseDay } from "../../../app/rules/time/days";
import { localMinutesOfDay } from "../../../app/rules/time/panama-time";
import { sunAt as byTheAlmanac } from "../../support/almanac";
import { quartersOf } from "../../support/moon-phases";

const day = (date: string) => parseDay(date) ?? 0;
const clock = (instant: number | null) => instant && formatTime(localMinutesOfDay(new Date(instant)));

describe("the sun over Cambutal", () => {
  const days = Array.from({ length: 146 }, (_, index) => dayOfCivil(2026, 1, 1) + index * 5);
  const minute = 60_000;

  test("rises and sets within a minute of the almanac's rule, all through two years", () => {
    for (const one of days) {
      const { sunrise, sunset } = sunOfDay(one);
      expect(Math.abs(sunrise - byTheAlmanac(one, -50 / 60, "rise"))).toBeLessThanOrEqual(minute);
      expect(Math.abs(sunset - byTheAlmanac(one, -50 / 60, "set"))).toBeLessThanOrEqual(minute);
    }
  });

  test("is light from civil dawn to civil dusk", () => {
    for (const one of days) {
      const { first_light, last_light } = sunOfDay(one);
      expect(Math.abs(first_light - byTheAlmanac(one, -6, "rise"))).toBeLessThanOrEqual(minute);
      expect(Math.abs(last_light - byTheAlmanac(one, -6, "set"))).toBeLessThanOrEqual(minute);
    }
  });

  test("sets at 6:02 PM on a day in November", () => {
    const { first_light, sunrise, sunset, last_light } = sunOfDay(day("2026-11-25"));
    expect([first_light, sunrise, sunset, last_light].map(clock)).toEqual([
      "05:54",
      "06:17",
      "18:02",
      "18:24",
    ]);
  });
});

describe("the moon over Cambutal", () => {
  test.each([2026, 2027])(
    "has its quarters of %i within two minutes of the published ones, each on one day",
    (year) => {
      const found = [];
      for (let one = dayOfCivil(year, 1, 1) - 1; one <= dayOfCivil(year + 1, 1, 1); one++) {
        const { quarter, quarter_at } = quarterOfDay(one);
        if (quarter && quarter_at && new Date(quarter_at).getUTCFullYear() === year) {
          found.push({ quarter, at: quarter_at });
        }
      }
      const published = quartersOf(year);
      expect(found.map(({ quarter }) => quarter)).toEqual(published.map(({ quarter }) => quarter));
      const apart = found.map(({ at }, index) => Math.abs(at - (published[index]?.at ?? 0)) / 60_000);
      expect(Math.max(...apart)).toBeLessThanOrEqual(2);
    },
  );

  test("rises in the evening when full, and skips one day between two full moons", () => {
    expect(clock(skyOfDay(day("2026-11-24")).moonrise)).toBe("18:12");
    const month = Array.from({ length: 29 }, (_, index) => skyOfDay(day("2026-11-02") + index));
    expect(month.filter(({ moonrise }) => moonrise === null)).toHaveLength(1);
    expect(month.filter(({ moonset }) => moonset === null)).toHaveLength(1);
  });
});
