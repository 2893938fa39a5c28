import { expect, test } from "vitest";
import { canonicalPath } from "../../../app/rules/site/canonical-path";

test.each([
  ["/", null],
  ["/eat", null],
  ["/eat/", "/eat"],
  ["//", "/"],
  ["//eat///la_ola//", "/eat/la_ola"],
  ["/%65at/la%5Fola", "/eat/la_ola"],
  ["/es%2Feat", null],
  ["/caf%C3%A9%20x", null],
  ["/%2561dmin", null],
])("%s is redirected to one spelling: %s", (path, plain) => {
  expect(canonicalPath(path)).toBe(plain);
});
