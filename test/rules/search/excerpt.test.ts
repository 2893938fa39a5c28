import { describe, expect, test } from "vitest";
import { excerptAround } from "../../../app/rules/search/excerpt";
import { readQuery } from "../../../app/rules/search/query";

const excerpt = (text: string, typed: string) => excerptAround(text, readQuery(typed).terms);
const road = "Somebody wrote a great deal about the road.";

describe("a long text is quoted", () => {
  test("by the sentence with the word, or else its first one", () => {
    const long = `${`${road} `.repeat(5)}Then there was pizza at last, and everybody was glad. More follows.`;
    expect(excerpt(long, "pizza")).toBe("Then there was pizza at last, and everybody was glad.");
    expect(excerpt(long, "castle")).toBe(road);
    expect(excerpt("Short.", "pizza")).toBe("Short.");
  });

  test("by one item of a list, never two glued together", () => {
    const safety =
      "See a new spot at low tide before you surf it at high · Cover your head when you fall, and come up with an arm out";
    expect(excerpt(safety, "surf")).toBe("See a new spot at low tide before you surf it at high");
    expect(excerpt(safety, "head")).toBe("Cover your head when you fall, and come up with an arm out");
  });

  test("with what follows a sentence of two words", () => {
    const early = `Surf early. If the wind comes up, come back for the last hour of light. ${road}`;
    expect(excerpt(early, "surf")).toBe(
      "Surf early. If the wind comes up, come back for the last hour of light.",
    );
  });

  test("with its neighbors where a list has words alone", () => {
    const offers = "Shared kitchen · Bunk beds · Board storage · Lockers · Hot showers · WiFi · Laundry";
    expect(excerpt(offers, "laundry")).toBe("Lockers · Hot showers · WiFi · Laundry");
    expect(excerpt(offers, "bunk")).toBe("Bunk beds · Board storage · Lockers");
  });

  test("from shortly before the match where it comes late, for a phone shows two lines", () => {
    const snake = "A thick tongue, a tight throat, double vision or trouble breathing: call 911.";
    expect(excerpt(snake, "911")).toBe("… double vision or trouble breathing: call 911.");
    expect(excerpt(snake, "tongue")).toBe(snake);
  });

  test("in one line from just before the match", () => {
    const car = "Leave nothing in a parked car, lock the room when you surf, and keep a copy of your papers.";
    const { terms } = readQuery("surf");
    expect(excerptAround(car, terms, { lines: 1 })).toMatch(/^… (?:\S+ ){1,4}surf, and keep/);
    expect(excerptAround("The sea is calm and the surf is good.", terms, { lines: 1 })).toBe(
      "The sea is calm and the surf is good.",
    );
  });

  test("from the words before the match in a sentence without an end", () => {
    const winding = `${"somebody wrote a great deal about the road, ".repeat(5)}and pizza at last, ${"more and more, ".repeat(9)}`;
    expect(excerpt(winding, "pizza")).toMatch(/^… .*pizza at last.* …$/);
    expect(excerpt(winding, "pizza").length).toBeLessThan(115);
  });
});
