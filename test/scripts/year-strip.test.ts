import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { holidays, spans, year, yearRows } from "../../app/rules/content/year-strip";
import { drawYear, pennants, yearFile } from "../../scripts/year-strip";

const svg = readFileSync(yearFile, "utf8");

describe("The drawn year", () => {
  test("is what the script draws from the seasons, in at most 12 KB", () => {
    expect(svg).toBe(drawYear());
    expect(statSync(yearFile).size).toBeLessThanOrEqual(12 * 1024);
  });

  test("has a band for each row, one below the other", () => {
    const views = [...svg.matchAll(/<view id="(\w+)" viewBox="0 (\d+) 360 38"\/>/g)];
    expect(views.map(([, row]) => row)).toEqual([...yearRows]);
    expect(views.map(([, , top]) => Number(top))).toEqual([0, 40, 80, 120, 160, 200]);
  });

  test("has a turtle and a whale's tail for each of their months", () => {
    const { turtles, whales } = year;
    const drawn = (scale: string) => svg.split(`scale(${scale})`).length - 1;
    expect(drawn(".72")).toBe(turtles.season[1] - turtles.said[0]);
    expect(drawn(".78")).toBe(whales.season[1] - whales.season[0]);
  });
});

test("hangs no holiday's flag over another, each in its month, and one for days in a row", () => {
  const hung = pennants(holidays.fixed);
  expect(hung).toHaveLength(holidays.fixed.length - 2);
  for (const [index, x] of hung.entries()) {
    expect(x).toBeGreaterThanOrEqual(index === 0 ? 0 : (hung[index - 1] ?? 0) + 9);
    expect(x).toBeLessThanOrEqual(353);
  }
  const inMonth = (month: number) => hung.filter((x) => Math.floor(x / 30) === month - 1).length;
  expect([1, 5, 11, 12].map(inMonth)).toEqual([2, 1, 3, 3]);
});

test("shows a season across New Year in two parts", () => {
  expect(spans(year.wind.season)).toEqual([
    [0, 4],
    [11.5, 12],
  ]);
  expect(spans(year.swell.season)).toEqual([[2, 11]]);
});
