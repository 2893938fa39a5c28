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

describe("What can be chosen of a directory", () => {
  test("is everything, then what has something, in the order of the form, and words of old rows last", () => {
    expect(named()).toEqual(["*all 6", "Seafood 3", "Cafe 2", "Vegan 1"]);
  });

  test("and what is chosen, even where there is nothing of it", () => {
    expect(named("Italian")).toEqual(["all 6", "Seafood 3", "Cafe 2", "*Italian 0", "Vegan 1"]);
    expect(named("Sushi")).toEqual(["all 6", "Seafood 3", "Cafe 2", "Vegan 1"]);
  });

  test("and how many that is", () => {
    expect(totalOf(counts, undefined)).toBe(6);
    expect(totalOf(counts, "Cafe")).toBe(2);
    expect(totalOf(counts, "Italian")).toBe(0);
  });
});
