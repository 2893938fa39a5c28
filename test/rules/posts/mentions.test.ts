import { expect, test } from "vitest";
import { bestMentions, type FoundMention } from "../../../app/rules/posts/mentions";

const named = (...names: string[]): FoundMention[] =>
  names.map((name) => ({ kind: "restaurant", path: `/eat/${name}`, name }));
const best = (term: string, ...names: string[]) =>
  bestMentions(named(...names), term).map(({ name }) => name);

test("names that begin with the query come first, then those that contain it, then the rest", () => {
  expect(best("cafe", "Otro", "Nescafé", "El Café", "Café Sol")).toEqual([
    "Café Sol",
    "El Café",
    "Nescafé",
    "Otro",
  ]);
});

test("without a query the list's order stays", () => {
  expect(best("", "b", "a")).toEqual(["b", "a"]);
});

test("a dozen is the limit", () => {
  expect(best("a", ...Array.from({ length: 40 }, (_, count) => `a ${count}`))).toHaveLength(12);
});
