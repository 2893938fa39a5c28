import { describe, expect, test } from "vitest";
import { askedMarksIn, wordsOfMarks } from "../../../app/rules/search/mark-words";
import { readQuery } from "../../../app/rules/search/query";

const askedBy = (typed: string) => askedMarksIn(readQuery(typed).terms.map((term) => term.typed));

describe("A feature asked for", () => {
  test.each([
    ["vegetarian", ["vegetarian"], null],
    ["comida vegana", ["vegan"], "restaurant"],
    ["sin gluten", ["gluten_free"], null],
    ["gluten-free restaurants", ["gluten_free"], "restaurant"],
    ["vegan wifi", ["vegan", "wifi"], null],
    ["kids", ["children"], null],
    ["hotel que acepta perros", ["dogs"], "hotel"],
    ["hotel que tenga wifi", ["wifi"], "hotel"],
    ["a place that takes dogs", ["dogs"], null],
    ["se puede llevar perro", ["dogs"], null],
    ["hotel con perros", ["dogs"], "hotel"],
    ["silla de ruedas", ["step_free"], null],
    ["hotel with parking", ["parking"], "hotel"],
    ["where can i pay with a credit card", ["cards"], null],
    ["aceptan tarjeta", ["cards"], null],
  ])("by “%s”", (typed, marks, kind) => {
    expect(askedBy(typed)).toEqual(marks && { marks, kind });
  });

  test.each(["vegan pizza", "dog training", "restaurant", "wifi calling", "hotel or restaurant with wifi"])(
    "isn't all that's asked for by “%s”",
    (typed) => {
      expect(askedBy(typed)).toBeNull();
    },
  );
});

test("A place is found by what it says yes or no to, in both languages, and not by what it never said", () => {
  const words = wordsOfMarks({ vegan: true, dogs: false });
  expect(words).toMatch(/vegano.*perro/);
  expect(words).not.toContain("vegetarian");
});
