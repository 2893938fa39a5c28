import { describe, expect, test } from "vitest";
import { mostTags, oneTag, readTags } from "../../../app/rules/posts/read-tags";

describe("tags", () => {
  test.each<[string, string, string[]]>([
    ["stand between commas", "surf, turtles", ["surf", "turtles"]],
    ["are small and without a sign in front", " #Surf ,TURTLES", ["surf", "turtles"]],
    ["stand once, whatever the accents", "Panamá, panama, PANAMÁ", ["panamá"]],
    ["may be several words", "rainy   season", ["rainy season"]],
    ["are not nothing", ", ,;", []],
  ])("%s", (_, typed, tags) => {
    expect(readTags(typed)).toEqual(tags);
  });

  test("are limited in length and number", () => {
    expect(readTags(Array.from({ length: 30 }, (_, n) => `t${n}`).join(","))).toHaveLength(mostTags);
    expect(oneTag("x".repeat(500)).length).toBe(40);
    expect(oneTag(" Surf ")).toBe("surf");
  });
});
