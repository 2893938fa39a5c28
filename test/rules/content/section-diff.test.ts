import { describe, expect, test } from "vitest";
import { sectionDiff } from "../../../app/rules/content/section-diff";

describe("The difference between two versions", () => {
  test("is listed field by field", () => {
    expect(sectionDiff({ title: "Eat", text: "Fish." }, { title: "Eat", text: "Fish and rice." })).toEqual([
      { field: "text", before: "Fish.", after: "Fish and rice." },
    ]);
    expect(sectionDiff({ title: "Eat" }, { imageOnRight: false })).toEqual([
      { field: "imageOnRight", before: "", after: "false" },
      { field: "title", before: "Eat", after: "" },
    ]);
  });

  test("finds an item by its id, wherever it has moved", () => {
    const [a, b] = [
      { id: "a", title: "A" },
      { id: "b", title: "B" },
    ];
    expect(sectionDiff({ cards: [a, b] }, { cards: [b, a] })).toEqual([
      { field: "cards", before: "a, b", after: "b, a" },
    ]);
    expect(sectionDiff({ cards: [a] }, { cards: [a, { ...b, bullets: ["x", "y"] }] })).toEqual([
      { field: "cards", before: "a", after: "a, b" },
      { field: "cards.b.title", before: "", after: "B" },
      { field: "cards.b.bullets", before: "", after: "x\ny" },
    ]);
  });

  test("is empty between equal ones, and works for broken ones", () => {
    expect(sectionDiff({ a: [1, { b: null }] }, { a: [1, {}] })).toEqual([]);
    expect(sectionDiff("broken", null)).toEqual([{ field: "", before: "broken", after: "" }]);
  });
});
