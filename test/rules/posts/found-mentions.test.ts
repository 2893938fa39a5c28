import { expect, test } from "vitest";
import { bestMentions, type FoundMention } from "../../../app/rules/posts/mentions";

const named = (...names: string[]): FoundMention[] =>
  names.map((name) => ({ kind: "restaurant", path: `/eat/${name}`, name }));
const best = (term: string, ...names: string[]) =>
  bestMentions(named(...names), term).map(({ name }) => name);

test("a name that begins with what was looked for comes first, then one that has it, then the rest", () => {
  expect(best("cafe", "Otro", "Nescafé", "El Café", "Café Sol")).toEqual([
    "Café Sol",
    "El Café",
    "Nescafé",
    "Otro",
  ]);
});

test("without a word to look for, the order of the list stays", () => {
  expect(best("", "b", "a")).toEqual(["b", "a"]);
});

test("a dozen is enough to choose from", () => {
  expect(best("a", ...Array.from({ length: 40 }, (_, count) => `a ${count}`))).toHaveLength(12);
});
