import { expect, test } from "vitest";
import { keepTogether } from "../../../app/rules/content/keep-together";

test("no line ends in the middle of a clean-up, and a pause between words stays one", () => {
  expect(keepTogether("Beach Clean-up - and Breakfast")).toBe("Beach Clean-\u2060up - and Breakfast");
});
