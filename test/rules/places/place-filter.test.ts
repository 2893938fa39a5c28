import { expect, test } from "vitest";
import { fits, isNarrow, readMarks, servedFilter } from "../../../app/rules/places/place-filter";
import { marksAskedOf } from "../../../app/rules/places/place-marks";

test("an address may have marks in any order, each once, and only those that apply to such places", () => {
  const typed = ["dogs", "vegan", "dogs", "free beer"];
  expect(readMarks(typed, marksAskedOf("restaurant"))).toEqual(["vegan", "dogs"]);
  expect(readMarks(typed, marksAskedOf("hotel"))).toEqual(["dogs"]);
});

test("an index is used for one mark or the category; other filters are applied afterwards", () => {
  expect(servedFilter({ category: "Cafe", marks: [] })).toEqual({ category: "Cafe" });
  expect(servedFilter({ category: "Cafe", marks: ["vegan", "dogs"] })).toEqual({ mark: "vegan" });
  expect(isNarrow({ marks: [] })).toBe(false);
  expect(isNarrow({ marks: ["vegan"] })).toBe(false);
  expect(isNarrow({ category: "Cafe", marks: ["vegan"] })).toBe(true);
  expect(isNarrow({ marks: ["vegan", "dogs"] })).toBe(true);
});

test('neither an unanswered mark nor a "no" matches a filter', () => {
  const cafe = { category: "Cafe", mark: { vegan: true, dogs: false } };
  expect(fits(cafe, { category: "Cafe", marks: ["vegan"] })).toBe(true);
  expect(fits(cafe, { category: "Italian", marks: ["vegan"] })).toBe(false);
  expect(fits(cafe, { marks: ["vegan", "dogs"] })).toBe(false);
  expect(fits(cafe, { marks: ["wifi"] })).toBe(false);
});
