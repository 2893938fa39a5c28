import { describe, expect, test } from "vitest";
import { fact, listWithFallback, withFallback } from "../../../app/rules/content/fallback";

const nothing = { own: undefined, english: undefined, builtIn: undefined, builtInEnglish: undefined };
const builtIn = { ...nothing, builtIn: "Emergencias", builtInEnglish: "Emergency" };

describe("A Spanish word on a page", () => {
  test("is an admin's Spanish text, if there is one", () => {
    expect(withFallback({ ...builtIn, own: "Urgencias", english: "Emergency help" })).toEqual({
      text: "Urgencias",
    });
  });

  test("is the built-in one while the English is unchanged", () => {
    expect(withFallback(builtIn)).toEqual({ text: "Emergencias" });
    expect(withFallback({ ...builtIn, own: "  ", english: "Emergency" })).toEqual({ text: "Emergencias" });
    expect(withFallback({ ...builtIn, english: " " })).toEqual({ text: "Emergencias" });
  });

  test("is the English one, marked, if the English has changed", () => {
    expect(withFallback({ ...builtIn, english: "Clinic" })).toEqual({ text: "Clinic", lang: "en" });
    expect(withFallback({ ...nothing, english: "Yoga" })).toEqual({ text: "Yoga", lang: "en" });
  });

  test("is empty if nothing is stored", () => {
    expect(withFallback(nothing)).toEqual({ text: "" });
  });
});

describe("A list of words", () => {
  const lists = { ...nothing, builtIn: ["Sala"], builtInEnglish: ["Ward"] };

  test("is taken from English as a whole, and only if the English list has changed", () => {
    expect(listWithFallback({ ...lists, english: ["Ward"] })).toEqual({ items: ["Sala"] });
    expect(listWithFallback({ ...lists, english: ["Ward", "X-ray"] })).toEqual({
      items: ["Ward", "X-ray"],
      lang: "en",
    });
    expect(listWithFallback({ ...lists, own: ["Sala", " ", "Rayos X"], english: ["Ward", "X-ray"] })).toEqual(
      {
        items: ["Sala", "Rayos X"],
      },
    );
    expect(listWithFallback(nothing)).toEqual({ items: [] });
  });
});

describe("A number, an hour, an address", () => {
  test("is stored once, in the English row, whatever the Spanish one has", () => {
    const numbers = { ...nothing, builtIn: "104", builtInEnglish: "104" };
    expect(fact({ ...numbers, own: "999" })).toBe("104");
    expect(fact({ ...numbers, own: "999", english: "105" })).toBe("105");
    expect(fact({ ...numbers, english: " " })).toBe("104");
    expect(fact(nothing)).toBe("");
  });
});
