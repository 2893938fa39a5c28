import { describe, expect, test } from "vitest";
import { predictDays } from "../../../app/rules/sea/predicted-days";
import { springRun, tideSize } from "../../../app/rules/sea/spring-tides";
import { parseDay } from "../../../app/rules/time/days";
import { localDay } from "../../../app/rules/time/panama-time";

describe("spring and neap tides", () => {
  const first = parseDay("2026-01-01") ?? 0;
  const days = Array.from({ length: 730 }, (_, index) => first + index);
  const { sky, waters } = predictDays(days);

  test("begin by the day of their quarter: spring at new and full moon, neap at both half moons", () => {
    const sizes = (quarters: string[]) => [
      ...new Set(sky.filter(({ quarter }) => quarter && quarters.includes(quarter)).map(tideSize)),
    ];
    expect(sizes(["new", "full"])).toEqual(["spring"]);
    expect(sizes(["first-quarter", "last-quarter"])).toEqual(["neap"]);
  });

  test("last four to six days, with ordinary ones between them", () => {
    const runs: string[] = [];
    for (const size of sky.map(tideSize)) {
      if (runs.at(-1)?.startsWith(size)) runs[runs.length - 1] += "+";
      else runs.push(size);
    }
    const inner = runs.slice(1, -1).filter((run) => !run.startsWith("usual"));
    expect(inner.map((run) => run.split("+").length).filter((length) => length < 4 || length > 6)).toEqual(
      [],
    );
  });

  test("include the fortnight's largest or smallest range nine times in ten, and otherwise are next to it", () => {
    const byDay = Map.groupBy(waters, ({ at }) => localDay(new Date(at)));
    const ranges = days.map((day) => {
      const heights = (byDay.get(day) ?? []).map(({ metres }) => metres);
      return Math.max(...heights) - Math.min(...heights);
    });
    const size = (index: number) => tideSize(sky[index] ?? { moon_angle: 45 });
    const around = (index: number) => ranges.slice(index - 5, index + 6);
    const inner = days.map((_, index) => index).slice(5, -5);
    for (const [pick, kind] of [
      [Math.max, "spring"],
      [Math.min, "neap"],
    ] as const) {
      const extremes = inner.filter((index) => ranges[index] === pick(...around(index)));
      expect(extremes.filter((index) => size(index) === kind).length / extremes.length).toBeGreaterThan(0.9);
      expect(extremes.filter((at) => ![at - 1, at, at + 1].some((index) => size(index) === kind))).toEqual(
        [],
      );
    }
  });
});

describe("a run of spring or neap tides", () => {
  const [wide, usual, narrow] = [20, 60, 110].map((moon_angle) => ({ moon_angle })) as [
    { moon_angle: number },
    { moon_angle: number },
    { moon_angle: number },
  ];

  test("is named by its last day, and ordinary tides aren't", () => {
    expect(springRun(100, [wide, wide, wide, usual])).toEqual({ size: "spring", last: 102 });
    expect(springRun(100, [narrow, narrow, usual])).toEqual({ size: "neap", last: 101 });
    expect(springRun(100, [usual, wide])).toBeNull();
  });

  test("doesn't name its last day on that day, nor if the end is unknown", () => {
    expect(springRun(100, [narrow, usual])).toEqual({ size: "neap", last: null });
    expect(springRun(100, [wide, wide])).toEqual({ size: "spring", last: null });
  });
});
