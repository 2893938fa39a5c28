import { expect, test } from "vitest";
import { changedLines } from "../../../app/rules/review/changed-lines";

const say = (before: string, after: string) =>
  changedLines(before, after).map(({ act, text }) => ({ kept: " ", removed: "-", added: "+" })[act] + text);

test("A text's changes are listed by line, removed ones before added ones", () => {
  expect(say("Soup\n\nRice\nFlan", "Soup\nRice 3\nFlan\nTea")).toEqual([
    " Soup",
    "-Rice",
    "+Rice 3",
    " Flan",
    "+Tea",
  ]);
  expect(say("", "Soup")).toEqual(["+Soup"]);
  expect(say("Soup", "")).toEqual(["-Soup"]);
  expect(say("Soup\nRice", "Rice\nSoup")).toEqual(["-Soup", " Rice", "+Soup"]);
});
