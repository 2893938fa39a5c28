import { expect, test } from "vitest";
import { springRun } from "../../../app/rules/sea/spring-run";

const day = (range: number) => [
  { at: 0, kind: "high" as const, metres: range },
  { at: 6 * 3_600_000, kind: "low" as const, metres: 0 },
];
const [wide, usual, narrow] = [day(3.4), day(2.6), day(1.5)];

test("a run of spring or neap tides is named by its last day, and usual tides by nothing", () => {
  expect(springRun(100, [wide, wide, wide, usual])).toEqual({ size: "spring", last: 102 });
  expect(springRun(100, [narrow, narrow, usual])).toEqual({ size: "neap", last: 101 });
  expect(springRun(100, [usual, wide])).toBeNull();
});

test("on its last day, and where nobody knows how long it lasts, no day is named", () => {
  expect(springRun(100, [narrow, usual])).toEqual({ size: "neap", last: null });
  expect(springRun(100, [wide, wide])).toEqual({ size: "spring", last: null });
});
