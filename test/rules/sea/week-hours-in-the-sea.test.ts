import { describe, expect, test } from "vitest";
import { predictDays } from "../../../app/rules/sea/predicted-days";
import { heightAt } from "../../../app/rules/sea/tide-at";
import { down } from "../../../app/rules/sea/tide-curve";
import { labelMeasures, labelShifts } from "../../../app/rules/sea/water-label";
import { weekDay } from "../../../app/rules/sea/week-day-picture";
import { clockParts } from "../../../app/rules/time/date-words";
import { parseDay } from "../../../app/rules/time/days";
import { instantOfDay, timeText } from "../../../app/rules/time/panama-time";

/** In the text's size, how wide the widest of each are in a browser. */
const widths: [RegExp, number][] = [
  [/\d/, 0.64],
  [/m/i, 0.88],
  [/[ap]/i, 0.68],
];
const mark = 0.26;
const widthOf = (text: string, size: number) =>
  [...text].reduce((all, one) => all + size * (widths.find(([letter]) => letter.test(one))?.[1] ?? mark), 0);

const first = parseDay("2026-11-27") ?? 0;
const days = Array.from({ length: 365 }, (_, index) => first + index);
const { waters, sky } = predictDays(Array.from({ length: 369 }, (_, index) => first - 2 + index));
const start = (day: number) => instantOfDay(day, 0).getTime();
const event = { event_date: "", start_time: "18:00", end_time: null, cancelled_at: null };
const drawn = (day: number, isQuiet: boolean) => {
  const [before, own, after] = sky.slice(day - first + 1, day - first + 4);
  if (!own) throw new Error("no sky");
  const span = { from: start(day), until: start(day + 1) };
  return { span, ...weekDay(day, [before, own, after], waters, isQuiet ? [] : [event], span) };
};

/** Of drawings in the letters' size: of a small phone, a phone, a tablet, a laptop, and a wide window's first day. */
const drawings = [labelMeasures.narrowest, 25, 29, 53, 85];

describe("The hours in a week's seas", () => {
  test.each(["en", "es"] as const)("fit into what a label is given, all year, in %s", (language) => {
    for (const { at } of waters) {
      const [time = "", half = ""] = clockParts(timeText(new Date(at), language));
      expect(widthOf(time, 1.15) + widthOf(` ${half}`, 0.85), time).toBeLessThanOrEqual(labelMeasures.width);
    }
  });

  test.each(drawings)(
    "are clear of each other and of the edges all year in a drawing of %s letters",
    (wide) => {
      for (const day of days) {
        const middles = drawn(day, true).waters.map(({ x, shift }) => (x / 100) * wide + shift);
        const half = labelMeasures.width / 2;
        for (const [index, middle] of middles.entries()) {
          expect(middle - half).toBeGreaterThanOrEqual((middles[index - 1] ?? -half) + half - 0.02);
          expect(middle + half).toBeLessThanOrEqual(wide);
        }
      }
    },
  );

  test.each([false, true])(
    "stand below the sea all year, so below every sun (a quiet day: %s)",
    (isQuiet) => {
      const frame = isQuiet ? { top: 14, foot: 54 } : { top: 32, foot: 71 };
      for (const day of days) {
        const { foot, span, suns } = drawn(day, isQuiet);
        for (let at = span.from; at < span.until; at += 20 * 60_000) {
          expect(down({ ...frame, ...span }, heightAt(waters, at) ?? 0)).toBeLessThanOrEqual(foot);
        }
        for (const { y } of suns) expect(y).toBeLessThanOrEqual(foot);
      }
    },
  );

  test("stay under their waters where there's room", () => {
    expect(labelShifts([20, 46, 72])).toEqual([0, 0, 0]);
    expect(labelShifts([0])).toEqual([labelMeasures.width / 2 + labelMeasures.margin]);
  });
});
