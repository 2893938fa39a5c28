import { describe, expect, test } from "vitest";
import { compareFields, valuesBefore } from "../../../app/rules/review/compare-fields";

describe("the comparison an admin sees", () => {
  test.each([
    ["a text", { name: "A" }, { name: "B" }, [{ field: "name", before: "A", after: "B" }]],
    ["a new field", {}, { email: "x" }, [{ field: "email", before: undefined, after: "x" }]],
    ["an emptied field", { email: "x" }, { email: null }, [{ field: "email", before: "x", after: null }]],
    ["nothing", { name: "A", email: null }, { name: "A", email: "" }, []],
    [
      "a list as a whole",
      { menu: ["a"] },
      { menu: ["a", "b"] },
      [{ field: "menu", before: ["a"], after: ["a", "b"] }],
    ],
    [
      "one day of the week",
      { hours: { Monday: "9-5", Sunday: "Closed" } },
      { hours: { Monday: "9-6", Sunday: "Closed" } },
      [{ field: "hours.Monday", before: "9-5", after: "9-6" }],
    ],
    [
      "a day that went away",
      { hours: { Monday: "9-5", Sunday: "Closed" } },
      { hours: { Monday: "9-5" } },
      [{ field: "hours.Sunday", before: "Closed", after: null }],
    ],
    [
      "an object that was missing",
      { hours: null },
      { hours: { Monday: "9-5" } },
      [{ field: "hours.Monday", before: null, after: "9-5" }],
    ],
    [
      "an object that went away",
      { hours: { Monday: "9-5" } },
      { hours: null },
      [{ field: "hours.Monday", before: "9-5", after: null }],
    ],
    [
      "a translation that went away",
      { translation: { name: { text: "A", hash: "1" } } },
      { translation: null },
      [{ field: "translation.name", before: "A", after: null }],
    ],
    [
      "a translation by its text",
      { translation: { name: { text: "A", hash: "1" } } },
      { translation: { name: { text: "B", hash: "2" } } },
      [{ field: "translation.name", before: "A", after: "B" }],
    ],
    [
      "a first translation",
      { translation: null },
      { translation: { name: { text: "B", hash: "2" } } },
      [{ field: "translation.name", before: null, after: "B" }],
    ],
    [
      "no translation with a new hash only",
      { translation: { name: { text: "A", hash: "1" } } },
      { translation: { name: { text: "A", hash: "2" } } },
      [],
    ],
  ])("%s", (_, live, edited, changes) => {
    expect(compareFields(live, edited)).toEqual(changes);
  });
});

describe("a change in the log", () => {
  test("has the previous value, or null if there was none", () => {
    expect(valuesBefore({ name: "A", phone: null }, { name: "B", email: "x" })).toEqual({
      name: "A",
      email: null,
    });
  });
});

test("an answer given, changed and removed are three changes; an unchanged one is none", () => {
  const before = { mark: { dogs: true, cards: false, wifi: true } };
  const after = { mark: { dogs: false, cards: false, vegan: true } };
  expect(compareFields(before, after)).toEqual([
    { field: "mark.dogs", before: true, after: false },
    { field: "mark.vegan", before: null, after: true },
    { field: "mark.wifi", before: true, after: null },
  ]);
});
