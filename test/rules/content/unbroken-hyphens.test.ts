import { expect, test } from "vitest";
import { withUnbrokenHyphens } from "../../../app/rules/content/unbroken-hyphens";

test("no line ends in the middle of a clean-up, and a pause between words stays one", () => {
  expect(withUnbrokenHyphens("Beach Clean-up - and Breakfast")).toBe("Beach Clean-\u2060up - and Breakfast");
});
