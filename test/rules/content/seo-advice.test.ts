import { describe, expect, test } from "vitest";
import { canonicalState, repairedCanonical } from "../../../app/rules/content/canonical-state";
import {
  descriptionAdvice,
  doubled,
  filledPart,
  resultTitle,
  titleAdvice,
} from "../../../app/rules/content/seo-advice";
import { cutToWidth, textWidth } from "../../../app/rules/content/text-width";

describe("The width of a text", () => {
  test("depends on its letters, not on how many there are", () => {
    expect(textWidth("iiiii", 20)).toBeLessThan(textWidth("WWW", 20));
    expect(textWidth("Cambutal", 20)).toBe(((722 + 556 + 833 + 556 + 556 + 278 + 556 + 222) * 20) / 1000);
  });

  test("is the same with an accent", () => {
    expect(textWidth("Ñandú á É", 20)).toBe(textWidth("Nandu a E", 20));
  });

  test("decides where a result is cut: at the end of a word, with an ellipsis", () => {
    expect(cutToWidth("Where to eat in Cambutal", 20, 580)).toBe("Where to eat in Cambutal");
    expect(cutToWidth("Where to eat in Cambutal", 20, 150)).toBe("Where to eat …");
    expect(cutToWidth("Unausschöpflichkeiten", 20, 50)).toBe("Unausschöpflichkeiten …");
  });
});

describe("Advice on a title and a description", () => {
  test("reports them as missing, short or cut", () => {
    expect(titleAdvice("  ")).toBe("missing");
    expect(titleAdvice("Eat")).toBe("short");
    expect(titleAdvice("Where to eat in Cambutal, Panama")).toBeNull();
    expect(titleAdvice("Where to eat in Cambutal, Panama: who is open now and what they cook today")).toBe(
      "long",
    );
  });

  test("knows that phones show less of a description", () => {
    expect(descriptionAdvice("")).toBe("missing");
    expect(descriptionAdvice("Fish and rice.")).toBe("short");
    const sentence = "Restaurants, cafes and bars in Playa Cambutal with their hours and numbers. ";
    expect(descriptionAdvice(sentence)).toBeNull();
    expect(descriptionAdvice(sentence + sentence.slice(0, 50))).toBe("longOnPhones");
    expect(descriptionAdvice(sentence.repeat(3))).toBe("long");
  });

  test("fills a bar", () => {
    expect(filledPart("", resultTitle)).toBe(0);
    expect(filledPart("W".repeat(31), resultTitle)).toBeGreaterThan(100);
  });

  test("names pages with the same texts", () => {
    const pages = [
      { path: "/a", title: "Eat well ", description: "" },
      { path: "/b", title: "eat well", description: "" },
      { path: "/c", title: "Sleep", description: "" },
    ];
    expect([...doubled(pages, "title")]).toEqual(["/a", "/b"]);
    expect(doubled(pages, "description").size).toBe(0);
  });
});

describe("A canonical address", () => {
  const origin = "https://guide.test";
  test.each([
    [null, "missing"],
    [" ", "missing"],
    ["https://guide.test/surf", "own"],
    ["https://guide.test", "own"],
    ["/surf", "own"],
    ["https://guide.test.evil.example/surf", "foreign"],
    ["https://old.example/surf", "foreign"],
    ["http://guide.test/surf", "foreign"],
    ["//old.example/surf", "foreign"],
    ["https://[broken", "foreign"],
  ])("%j is %s", (stored, state) => {
    expect(canonicalState(stored, "/surf", origin)).toBe(state);
  });

  test("is repaired to the page's own", () => {
    expect(repairedCanonical("/es/surf", origin)).toBe("https://guide.test/es/surf");
  });
});
