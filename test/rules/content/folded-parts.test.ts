import { describe, expect, test } from "vitest";
import { isFolded, openingOf } from "../../../app/rules/content/folded-parts";

describe("The sentence shown for a folded section", () => {
  test.each([
    ["Most trouble starts here. Go slowly.", "Most trouble starts here.", "Go slowly."],
    [
      "¿Vas sin apuro por la carretera? ¡Mejor! Sal temprano.",
      "¿Vas sin apuro por la carretera?",
      "¡Mejor! Sal temprano.",
    ],
    ["Say good morning. It costs nothing. Wait.", "Say good morning. It costs nothing.", "Wait."],
    ["Leave by 7 a. m. from Albrook. Bring cash.", "Leave by 7 a. m. from Albrook.", "Bring cash."],
    ["Waves reach 1.5 m out here. 411 is longer.", "Waves reach 1.5 m out here.", "411 is longer."],
    ["They call it “the ramp.” Ask there.", "They call it “the ramp.”", "Ask there."],
    ["One sentence and no more.", "One sentence and no more.", ""],
    ["No stop at its end", "No stop at its end", ""],
    ["  ", "", ""],
  ])("of “%s” is “%s”", (text, first, rest) => {
    expect(openingOf(text)).toEqual({ first, rest });
  });

  test("ends with its paragraph, and the next one is separate", () => {
    expect(openingOf("Day by day\n\nBy bus. By car.\n\nBy boat.")).toEqual({
      first: "Day by day",
      rest: "By bus. By car.\n\nBy boat.",
    });
  });

  test("has a link's text without the link, and repeats it when opened", () => {
    const text = "Take [a taxi](/info?tab=transportation). Agree first.";
    expect(openingOf(text)).toEqual({ first: "Take a taxi.", rest: text });
  });
});

describe("A long guide", () => {
  const text = { kind: "text", title: "Tides", text: "Large here, and twice a day. Six hours each way." };

  test("keeps its first section open and folds the others", () => {
    expect([0, 1, 5].map((index) => isFolded(text, index))).toEqual([false, true, true]);
    expect(isFolded({ kind: "cards", title: "Staying safe" }, 3)).toBe(true);
  });

  test("keeps open what's read most: the facts, the year, the way, and when to leave at what price", () => {
    for (const kind of ["facts", "year", "way", "costs"])
      expect(isFolded({ kind, title: "One look" }, 1)).toBe(false);
  });

  test("folds nothing without a title, or with nothing more to show", () => {
    expect(isFolded({ ...text, title: "" }, 2)).toBe(false);
    expect(isFolded({ ...text, text: "Ask at the ramp." }, 2)).toBe(false);
  });
});
