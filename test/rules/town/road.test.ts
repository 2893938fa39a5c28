import { expect, test } from "vitest";
import { driveMinutes, roadLegs, towns } from "../../../app/rules/town/road";

test("the whole way by car is the sum of its legs", () => {
  expect(driveMinutes("panama-city", "cambutal")).toEqual([350, 375]);
  expect(driveMinutes("cambutal", "las-tablas")).toEqual([100, 125]);
  expect(driveMinutes("cambutal", "tonosi")).toEqual([20, 45]);
});

test("each leg begins where the previous one ends", () => {
  expect(roadLegs.slice(1).map(({ from }) => from)).toEqual(roadLegs.slice(0, -1).map(({ to }) => to));
  expect([roadLegs[0].from, roadLegs.at(-1)?.to]).toEqual(["panama-city", "cambutal"]);
});

test("a town beside the road isn't on it", () => {
  expect(Object.keys(towns)).toContain("venao");
  expect(() => driveMinutes("venao", "cambutal")).toThrow("venao");
});
