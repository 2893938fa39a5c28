import { describe, expect, test } from "vitest";
import { predictDays } from "../../../app/rules/sea/predicted-days";
import { heightAt } from "../../../app/rules/sea/tide-at";
import { down } from "../../../app/rules/sea/tide-curve";
import {
  labelColumns,
  labelShifts,
  labelWidth,
  monthDrawing,
  placeLabels,
  weekDrawing,
} from "../../../app/rules/sea/water-label";
import { weekDay } from "../../../app/rules/sea/week-day-picture";
import type { Language } from "../../../app/rules/site/language";
import { clockParts } from "../../../app/rules/time/date-words";
import { parseDay } from "../../../app/rules/time/days";
import { instantOfDay, timeText } from "../../../app/rules/time/panama-time";

/** In the text's size, how wide the widest of each are in a browser. */
const widths: [RegExp, number][] = [
  [/\d/, 0.64],
  [/M/, 0.94],
  [/m/, 0.88],
  [/[AP]/, 0.72],
  [/[ap]/, 0.68],
];
const mark = 0.26;
const widthOf = (text: string, size: number) =>
  [...text].reduce((all, one) => all + size * (widths.find(([letter]) => letter.test(one))?.[1] ?? mark), 0);

const first = parseDay("2026-11-27") ?? 0;
const days = Array.from({ length: 365 }, (_, index) => first + index);
const { waters, sky } = predictDays(Array.from({ length: 369 }, (_, index) => first - 2 + index));
const start = (day: number) => instantOfDay(day, 0).getTime();
const event = { event_date: "", start_time: "18:00", end_time: null, cancelled_at: null };
const drawn = (day: number) => {
  const [before, own, after] = sky.slice(day - first + 1, day - first + 4);
  if (!own) throw new Error("no sky");
  const span = { from: start(day), until: start(day + 1) };
  return { span, ...weekDay(day, [before, own, after], waters, [event], span) };
};

const labelsOf = (day: number, language: Language, drawing: "week" | "month") =>
  drawn(day).waters.map(({ x, at }) => {
    const [time] = clockParts(timeText(new Date(at), language));
    return { x, width: labelWidth(time, language, drawing) };
  });
type Placed = { middle: number; width: number };
/** How far two labels lie over each other, or one over an edge. */
const overlap = (labels: readonly Placed[], across: number) => {
  const ends = [0, ...labels.map(({ middle, width }) => middle + width / 2)];
  const starts = [...labels.map(({ middle, width }) => middle - width / 2), across];
  return Math.max(...starts.map((start, index) => (ends[index] ?? 0) - start));
};

describe.each(["en", "es"] as const)("The hours in a week's seas, in %s", (language) => {
  test("fit into what a label is given, all year", () => {
    for (const { at } of waters) {
      const [time = "", half = ""] = clockParts(timeText(new Date(at), language));
      const width = widthOf(time, 1) + widthOf(` ${half}`, 0.8);
      expect(width, time).toBeLessThanOrEqual(labelWidth(time, language, "week"));
    }
  });

  test("are clear of each other and of the edges all year on phones", () => {
    for (const [across, pixels] of [
      [281.7, 11.5],
      [321.6, 13],
      [351.5, 14],
      [390, 14],
    ] as const)
      for (const day of days) {
        const labels = labelsOf(day, language, "week");
        const placed = labelShifts(labels).map(({ shift, push }, index) => ({
          middle: ((labels[index]?.x ?? 0) / 100) * across + shift * pixels + push,
          width: (labels[index]?.width ?? 0) * pixels,
        }));
        expect(overlap(placed, across), `${across}`).toBeLessThanOrEqual(0);
      }
  });

  test.each([weekDrawing.wide, 33, 53, 85])(
    "are clear of each other and of the edges all year in a wider drawing of %s letters",
    (wide) => {
      for (const day of days) {
        const labels = labelsOf(day, language, "week");
        const placed = labelShifts(labels).map(({ shift }, index) => ({
          middle: ((labels[index]?.x ?? 0) / 100) * wide + shift,
          width: labels[index]?.width ?? 0,
        }));
        expect(overlap(placed, wide)).toBeLessThanOrEqual(0.05);
      }
    },
  );
});

describe.each(["en", "es"] as const)("The hours of a month's days, in %s", (language) => {
  test("stand in columns clear of each other and of the edges all year, on phones and on wide screens", () => {
    const { columns, narrow, wide } = monthDrawing;
    for (const day of days) {
      const labels = labelsOf(day, language, "month");
      const placed = labelColumns(labels);
      for (const [across, isWide] of [
        [narrow, false],
        [wide, true],
      ] as const) {
        const middles = placed.map(({ column, right }, index) => ({
          middle: ((column + (isWide ? right : 0) + 0.5) / columns) * across,
          width: labels[index]?.width ?? 0,
        }));
        expect(overlap(middles, across)).toBeLessThanOrEqual(0.35);
      }
    }
  });
});

describe("A label in the sea", () => {
  const width = 5;

  test("has its middle under its water where there's room", () => {
    const labels = [20, 46, 72].map((x) => ({ x, width }));
    expect(placeLabels(labels, 50)).toEqual([10, 23, 36]);
    expect(labelShifts(labels)).toEqual(labels.map(() => ({ shift: 0, push: 0 })));
  });

  test("is kept within the edge it's at, and moves no other that is clear of it", () => {
    expect(
      placeLabels(
        [50, 100].map((x) => ({ x, width })),
        30,
      ),
    ).toEqual([15, 27.1]);
    expect(
      placeLabels(
        [0, 50].map((x) => ({ x, width })),
        30,
      ),
    ).toEqual([2.9, 15]);
  });

  test("moves its neighbor only where they'd overlap, and only as far as needed", () => {
    const [first = 0, second = 0, last = 0] = placeLabels(
      [20, 75, 99].map((x) => ({ x, width })),
      23,
    );
    expect(first).toBeCloseTo(4.6);
    expect(last - second).toBeCloseTo(width + 0.8);
  });
});

describe("The hours in a week's seas", () => {
  test("stand below the sea all year, so below every sun", () => {
    for (const day of days) {
      const { foot, span, suns } = drawn(day);
      for (let at = span.from; at < span.until; at += 20 * 60_000) {
        expect(down({ top: 30, foot: 68, ...span }, heightAt(waters, at) ?? 0)).toBeLessThanOrEqual(foot);
      }
      for (const { y } of suns) expect(y).toBeLessThanOrEqual(foot);
    }
  });
});
