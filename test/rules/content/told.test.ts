import { describe, expect, test } from "vitest";
import { fact, told, toldList } from "../../../app/rules/content/told";

const nothing = { own: undefined, english: undefined, builtIn: undefined, builtInEnglish: undefined };
const builtIn = { ...nothing, builtIn: "Emergencias", builtInEnglish: "Emergency" };

describe("A Spanish word on a page", () => {
  test("is what an admin wrote in Spanish, before anything else", () => {
    expect(told({ ...builtIn, own: "Urgencias", english: "Emergency help" })).toEqual({ text: "Urgencias" });
  });

  test("is the built-in one while nobody has changed the English", () => {
    expect(told(builtIn)).toEqual({ text: "Emergencias" });
    expect(told({ ...builtIn, own: "  ", english: "Emergency" })).toEqual({ text: "Emergencias" });
    expect(told({ ...builtIn, english: " " })).toEqual({ text: "Emergencias" });
  });

  test("is the English one, marked, where English says something else by now", () => {
    expect(told({ ...builtIn, english: "Clinic" })).toEqual({ text: "Clinic", lang: "en" });
    expect(told({ ...nothing, english: "Yoga" })).toEqual({ text: "Yoga", lang: "en" });
  });

  test("is nothing where nobody has said anything", () => {
    expect(told(nothing)).toEqual({ text: "" });
  });
});

describe("A list of words", () => {
  const lists = { ...nothing, builtIn: ["Sala"], builtInEnglish: ["Ward"] };

  test("is borrowed as a whole, and only where the English list has changed", () => {
    expect(toldList({ ...lists, english: ["Ward"] })).toEqual({ items: ["Sala"] });
    expect(toldList({ ...lists, english: ["Ward", "X-ray"] })).toEqual({
      items: ["Ward", "X-ray"],
      lang: "en",
    });
    expect(toldList({ ...lists, own: ["Sala", " ", "Rayos X"], english: ["Ward", "X-ray"] })).toEqual({
      items: ["Sala", "Rayos X"],
    });
    expect(toldList(nothing)).toEqual({ items: [] });
  });
});

describe("A number, an hour, an address", () => {
  test("exists once, in the English row, whatever the Spanish one says", () => {
    const numbers = { ...nothing, builtIn: "104", builtInEnglish: "104" };
    expect(fact({ ...numbers, own: "999" })).toBe("104");
    expect(fact({ ...numbers, own: "999", english: "105" })).toBe("105");
    expect(fact({ ...numbers, english: " " })).toBe("104");
    expect(fact(nothing)).toBe("");
  });
});
