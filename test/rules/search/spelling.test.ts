import { describe, expect, test } from "vitest";
import { indexed, wordsOf } from "../../../app/rules/search/document";
import { isMisspelt, soundOf, spellingForms, spellingsOf } from "../../../app/rules/search/spelling";

const share = (a: string, b: string) => spellingForms(a).some((form) => spellingForms(b).includes(form));

describe("a misspelled word", () => {
  test.each([
    ["pescadria", "pescaderia"],
    ["cofee", "coffee"],
    ["almendrs", "almendros"],
    ["almedros", "almendros"],
    ["serveza", "cerveza"],
    ["resturaunt", "restaurant"],
    ["turtels", "turtles"],
    ["hostle", "hostel"],
    ["labanderia", "lavanderia"],
    ["pizzza", "pizza"],
  ])("%s finds %s", (typed, word) => {
    expect(share(typed, word)).toBe(true);
    expect(isMisspelt(typed, word)).toBe(true);
  });

  test.each([
    ["surf", "sushi"],
    ["casa", "cosas"],
    ["playa", "palma"],
    ["yoga", "toga"],
    ["bus", "bar"],
    ["tacos", "turtles"],
    ["queso", "casa"],
  ])("%s isn't corrected to %s", (typed, word) => {
    expect(isMisspelt(typed, word)).toBe(false);
  });

  test("is never a number or a word of three letters", () => {
    expect([spellingForms("911"), spellingForms("bus"), spellingForms("2026")]).toEqual([[], [], []]);
  });

  test("is pronounced as in Panama", () => {
    expect(soundOf("serveza")).toBe(soundOf("cerveza"));
    expect(soundOf("yuvia")).toBe(soundOf("lluvia"));
    expect(soundOf("kayak")).toBe(soundOf("cayac"));
  });
});

describe("an indexed document", () => {
  const document = {
    kind: "restaurant" as const,
    ref: "1",
    names: { en: "Pescadería Ñandú", es: "Pescadería Ñandú" },
    texts: { en: "Fish & chips, 24/7 — “fresh” chips of mariscos", es: "Pescado, chips" },
    tags: "Seafood mariscos",
  };

  test("has plain words, each also with the mark of its position", () => {
    const { name_en, tags, words } = indexed(document);
    expect([name_en, tags]).toEqual(["pescaderia nandu", "seafood mariscos"]);
    expect(words.split(" ").filter((word) => /^\P{L}/u.test(word) && !/^\d/.test(word))).toEqual([
      "@restaurant",
      "_pescaderia",
      "_nandu",
      "_seafood",
      "_mariscos",
      "<fish",
      "+chips",
      "<24",
      "<7",
      "<fresh",
      "<of",
      ">pescado",
    ]);
    expect(words.split(" ")).toEqual(expect.arrayContaining(["pescaderia", "mariscos", "chips", "pescado"]));
  });

  test("has words of letters and digits only", () => {
    expect(wordsOf("🏄 NEAR(\"a\" * b) OR'x'--")).toEqual(["near", "a", "b", "or", "x"]);
  });

  test("contributes its name to the corrections, unless that's only a subject", () => {
    const words = (kind: "restaurant" | "guide") => [
      ...new Set(spellingsOf({ ...document, kind }).map(({ word }) => word)),
    ];
    expect(words("restaurant")).toEqual(["pescaderia", "nandu"]);
    expect(words("guide")).toEqual([]);
  });
});
