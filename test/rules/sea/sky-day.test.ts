import { describe, expect, test } from "vitest";
import { quarterOfDay, skyOfDay, sunOfDay } from "../../../app/rules/sea/sky-day";
import { dayOfCivil, formatTime, parseDay } from "../../../app/rules/time/days";
import { instantOfDay, localMinutesOfDay } from "../../../app/rules/time/panama-time";
import { quartersOf } from "../../support/moon-phases";

const day = (date: string) => parseDay(date) ?? 0;
const clock = (instant: number | null) => instant && formatTime(localMinutesOfDay(new Date(instant)));

/**
 * When the sun's middle stands so far under the horizon, by the rule of the almanacs (Meeus, Astronomical Algorithms,
 * chapters 15 and 25), found again from each answer until it stays.
 */
function byTheAlmanac(dayNumber: number, altitude: number, side: "rise" | "set"): number {
  const radian = Math.PI / 180;
  const [latitude, longitude] = [7.28, -80.52];
  let at = instantOfDay(dayNumber, side === "rise" ? 360 : 1080).getTime();
  for (let round = 0; round < 5; round++) {
    const T = (at / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525;
    const mean = 280.466_46 + 36_000.769_83 * T + 0.000_303_2 * T * T;
    const anomaly = (357.529_11 + 35_999.050_29 * T - 0.000_153_7 * T * T) * radian;
    const centre =
      (1.914_602 - 0.004_817 * T) * Math.sin(anomaly) +
      (0.019_993 - 0.000_101 * T) * Math.sin(2 * anomaly) +
      0.000_289 * Math.sin(3 * anomaly);
    const node = (125.04 - 1934.136 * T) * radian;
    const seen = (mean + centre - 0.005_69 - 0.004_78 * Math.sin(node)) * radian;
    const tilt = (23.439_291 - 0.013_004_2 * T + 0.002_56 * Math.cos(node)) * radian;
    const declination = Math.asin(Math.sin(tilt) * Math.sin(seen));
    const ascension = Math.atan2(Math.cos(tilt) * Math.sin(seen), Math.cos(seen)) / radian;
    const cosHour =
      (Math.sin(altitude * radian) - Math.sin(latitude * radian) * Math.sin(declination)) /
      (Math.cos(latitude * radian) * Math.cos(declination));
    const hour = (Math.acos(cosHour) / radian) * (side === "rise" ? -1 : 1);
    const sidereal = 280.460_618_37 + 360.985_647_366_29 * (T * 36_525) + longitude;
    const ahead = ((((hour - (sidereal - ascension)) % 360) + 540) % 360) - 180;
    at += (ahead / 360.985_647) * 86_400_000;
  }
  return at;
}

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

  test("gives light from civil dawn to civil dusk", () => {
    for (const one of days) {
      const { first_light, last_light } = sunOfDay(one);
      expect(Math.abs(first_light - byTheAlmanac(one, -6, "rise"))).toBeLessThanOrEqual(minute);
      expect(Math.abs(last_light - byTheAlmanac(one, -6, "set"))).toBeLessThanOrEqual(minute);
    }
  });

  test("sets at two past six on a day in November", () => {
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

  test("rises in the evening when full, and once between two full moons a day goes without", () => {
    expect(clock(skyOfDay(day("2026-11-24")).moonrise)).toBe("18:12");
    const month = Array.from({ length: 29 }, (_, index) => skyOfDay(day("2026-11-02") + index));
    expect(month.filter(({ moonrise }) => moonrise === null)).toHaveLength(1);
    expect(month.filter(({ moonset }) => moonset === null)).toHaveLength(1);
  });
});
