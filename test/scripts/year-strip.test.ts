import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { spans, year, yearRows } from "../../app/rules/content/year-strip";
import { drawYear, yearFile } from "../../scripts/year-strip";

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

test("shows a season across New Year in two parts", () => {
  expect(spans(year.wind.season)).toEqual([
    [0, 4],
    [11.5, 12],
  ]);
  expect(spans(year.swell.season)).toEqual([[2, 11]]);
});
