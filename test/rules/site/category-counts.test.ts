import { describe, expect, test } from "vitest";
import { categoryChoices, totalOf } from "../../../app/rules/site/category-counts";

const counts = [
  { category: "Cafe", count: 2 },
  { category: "Seafood", count: 3 },
  { category: "Vegan", count: 1 },
];
const named = (chosen?: string) =>
  categoryChoices(["Seafood", "Cafe", "Italian"], counts, chosen).map(
    ({ category, count, isCurrent }) => `${isCurrent ? "*" : ""}${category ?? "all"} ${count}`,
  );

describe("The categories of a directory", () => {
  test("are all, then those with places, in the form's order, with unknown ones last", () => {
    expect(named()).toEqual(["*all 6", "Seafood 3", "Cafe 2", "Vegan 1"]);
  });

  test("include the chosen one, even if it's empty", () => {
    expect(named("Italian")).toEqual(["all 6", "Seafood 3", "Cafe 2", "*Italian 0", "Vegan 1"]);
    expect(named("Sushi")).toEqual(["all 6", "Seafood 3", "Cafe 2", "Vegan 1"]);
  });

  test("have counts", () => {
    expect(totalOf(counts, undefined)).toBe(6);
    expect(totalOf(counts, "Cafe")).toBe(2);
    expect(totalOf(counts, "Italian")).toBe(0);
  });
});
