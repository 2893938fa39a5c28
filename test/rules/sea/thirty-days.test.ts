import { describe, expect, test } from "vitest";
import { predictDays } from "../../../app/rules/sea/predicted-days";
import { watersWithin } from "../../../app/rules/sea/tide-at";
import { firstLow, surfHours } from "../../../app/rules/sea/when-to-go";
import { formatDay, parseDay } from "../../../app/rules/time/days";
import { instantOfDay } from "../../../app/rules/time/panama-time";
import { balboa } from "../../../app/rules/town/tide-stations";
import { moonOfDay, sunAt } from "../../support/almanac";
import { heightsByTheMinute, turnsOf } from "../../support/schureman";

const minute = 60_000;
const startOf = (day: number) => instantOfDay(day, 0).getTime();

/** Calculated from the constants of Balboa and the almanac's rules, without the guide's own code. */
function watersByHand(first: number, days: number) {
  const from = startOf(first - 2);
  const heights = heightsByTheMinute(balboa.constituents, from, days + 4, balboa.meanSeaLevel);
  return turnsOf(heights, from).map(({ at, kind, metres }) =>
    kind === "high"
      ? { at: at + 3 * minute, kind, metres: metres * 0.64 }
      : { at: at - 12 * minute, kind, metres: metres * 0.63 },
  );
}

/** Minute by minute: in daylight, with a rising tide between one and two thirds of its rise. */
function halfTideComingIn(waters: ReturnType<typeof watersByHand>, light: { from: number; until: number }) {
  const runs: { from: number; until: number }[] = [];
  for (let at = light.from; at <= light.until; at += minute) {
    const low = waters.findLast((water) => water.at <= at);
    const high = waters.find((water) => water.at > at);
    if (low?.kind !== "low" || !high) continue;
    const way = (at - low.at) / (high.at - low.at);
    if (way < 1 / 3 || way > 2 / 3) continue;
    const last = runs.at(-1);
    if (last && at - last.until <= minute) last.until = at;
    else runs.push({ from: at, until: at });
  }
  return runs.filter(({ from, until }) => until - from >= 30 * minute);
}

const near = (ours: number | null | undefined, theirs: number | null | undefined, what: string) => {
  if (ours === null || ours === undefined || theirs === null || theirs === undefined) {
    return expect(ours ?? null, what).toBe(theirs ?? null);
  }
  expect(Math.abs(ours - theirs) / minute, what).toBeLessThanOrEqual(2);
};

describe.each(["2026-11-24", "2027-06-10"])("Thirty days from %s", (date) => {
  const first = parseDay(date) ?? 0;
  const days = Array.from({ length: 30 }, (_, index) => first + index);
  const { waters, sky } = predictDays(Array.from({ length: 34 }, (_, index) => first - 2 + index));
  const byHand = watersByHand(first, 30);
  const skyOf = (day: number) => sky.find((row) => row.day === formatDay(day)) ?? expect.fail("no such day");

  test("have the tides of the constants, to two minutes and two centimetres", () => {
    for (const day of days) {
      const ours = watersWithin(waters, startOf(day), startOf(day + 1));
      for (const { at, kind, metres } of ours) {
        const twin = byHand.find((one) => one.kind === kind && Math.abs(one.at - at) < 60 * minute);
        near(at, twin?.at, `${kind} of ${formatDay(day)}`);
        expect(Math.abs(metres - (twin?.metres ?? Number.NaN))).toBeLessThanOrEqual(0.02);
      }
      const count = byHand.filter(({ at }) => at >= startOf(day) + 2 * minute && at < startOf(day + 1));
      expect(Math.abs(ours.length - count.length)).toBeLessThanOrEqual(1);
    }
  });

  test("have the sun and moon of the almanac, to two minutes", () => {
    for (const day of days) {
      const { first_light, sunrise, sunset, last_light, moonrise, moonset } = skyOf(day);
      near(first_light, sunAt(day, -6, "rise"), "first light");
      near(sunrise, sunAt(day, -50 / 60, "rise"), "sunrise");
      near(sunset, sunAt(day, -50 / 60, "set"), "sunset");
      near(last_light, sunAt(day, -6, "set"), "last light");
      const { rise, set } = moonOfDay(day);
      near(moonrise, rise, `moonrise of ${formatDay(day)}`);
      near(moonset, set, `moonset of ${formatDay(day)}`);
    }
  });

  test("begin with the first low tide in daylight, and recommend surfing at rising mid tide, to two minutes", () => {
    for (const day of days) {
      const one = skyOf(day);
      const light = {
        from: Math.round(sunAt(day, -6, "rise") / minute) * minute,
        until: Math.round(sunAt(day, -6, "set") / minute) * minute,
      };
      const low = byHand.find(
        ({ at, kind }) => kind === "low" && at >= light.from - minute && at <= light.until + minute,
      );
      near(firstLow(waters, one)?.at, low?.at, `first low of ${one.day}`);
      const told = surfHours([one], { tide: null, swell: null }, { waters, forecast: [] });
      const ours = told ? [told.best, ...told.others] : [];
      const theirs = halfTideComingIn(byHand, light);
      expect(ours, one.day).toHaveLength(theirs.length);
      for (const [index, { from, until }] of ours.entries()) {
        near(from, theirs[index]?.from, `hours of ${one.day}`);
        near(until, theirs[index]?.until, `hours of ${one.day}`);
      }
    }
  });
});
