import { expect, test } from "vitest";
import { isWalkable, minutesOnFoot } from "../../../app/rules/places/minutes-on-foot";

test("the plaza to the beach is minutes, and next door is one", () => {
  expect(minutesOnFoot(330)).toBe(5);
  expect(minutesOnFoot(10)).toBe(1);
});

test("nobody walks to a lodge nine kilometers away, but to one two kilometers away", () => {
  expect(isWalkable(2000)).toBe(true);
  expect(isWalkable(9000)).toBe(false);
});
