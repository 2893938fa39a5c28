import { expect, test } from "vitest";
import { changedWords } from "../../../app/rules/review/changed-words";

const marked = (before: string, after: string) => {
  const words = changedWords(before, after);
  const told = (runs: { text: string; isChanged: boolean }[]) =>
    runs.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");
  return words && [told(words.before), told(words.after)];
};

test("a changed word is marked on both sides, the rest isn't", () => {
  expect(marked("Fish and rice by the sea", "Fish and beans by the sea")).toEqual([
    "Fish and[ rice] by the sea",
    "Fish and[ beans] by the sea",
  ]);
});

test("added or removed words are marked on their own side", () => {
  expect(marked("Songs at sunset", "Songs at sunset, with friends")).toEqual([
    "Songs at sunset",
    "Songs at sunset[, with friends]",
  ]);
  expect(marked("one two three four", "one two four")).toEqual(["one two[ three] four", "one two four"]);
});

test("line breaks belong to the following word", () => {
  expect(marked("one two\n\nthree", "one two three")?.[0]).toBe("one two[\n\nthree]");
});

test("a rewritten text is shown as a whole", () => {
  expect(changedWords("Fish and rice by the sea", "Coffee from the highlands, roasted on Monday")).toBeNull();
  expect(changedWords("", "Something")).toBeNull();
});

test("a very long text is shown as a whole too", () => {
  expect(changedWords("word ".repeat(601), "word ".repeat(602))).toBeNull();
});
