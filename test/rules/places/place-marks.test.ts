import { describe, expect, it } from "vitest";
import { dietMarks, marksAskedOf, marksWith, placeMarks } from "../../../app/rules/places/place-marks";
import { marksOfOsmTags } from "../../../app/rules/places/place-marks-osm";

describe("the marks of a place", () => {
  it("has questions about diets for restaurants, and only the others for hotels, activities and shops", () => {
    expect(marksAskedOf("restaurant")).toEqual(placeMarks);
    for (const kind of ["hotel", "activity", "business"] as const) {
      expect(marksAskedOf(kind)).toEqual(placeMarks.slice(dietMarks.length));
      expect(marksAskedOf(kind)).toContain("dogs");
    }
  });

  it("doesn't treat an unanswered question as a no", () => {
    const marks = { dogs: false, vegan: true, vegetarian: true };
    expect(marksWith(true, marks)).toEqual(["vegetarian", "vegan"]);
    expect(marksWith(false, marks)).toEqual(["dogs"]);
  });
});

describe("the marks in OpenStreetMap's tags", () => {
  it("treats a high chair as a yes to children, and a missing one as unknown", () => {
    expect(marksOfOsmTags({ highchair: "yes" })).toEqual({ children: true });
    expect(marksOfOsmTags({ kids_area: "no", highchair: "no" })).toEqual({});
  });

  it("reads a plain yes or no, mark by mark", () => {
    const plain = [
      "diet:vegetarian",
      "diet:vegan",
      "diet:gluten_free",
      "dog",
      "wheelchair",
      "payment:cards",
      "parking",
    ];
    const marks = ["vegetarian", "vegan", "gluten_free", "dogs", "step_free", "cards", "parking"];
    for (const [index, key] of plain.entries()) {
      for (const answer of [true, false])
        expect(marksOfOsmTags({ [key]: answer ? "yes" : "no" })).toEqual({ [marks[index] ?? ""]: answer });
    }
    expect(marksOfOsmTags({ internet_access: "wlan" })).toEqual({ wifi: true });
    expect(marksOfOsmTags({ internet_access: "no" })).toEqual({ wifi: false });
  });

  it("treats a vegan kitchen's 'only' as yes, and a wheelchair's 'limited' as unknown", () => {
    expect(marksOfOsmTags({ "diet:vegan": "only", wheelchair: "limited", internet_access: "yes" })).toEqual({
      vegan: true,
    });
  });

  it("treats one accepted card as yes, even if another isn't accepted", () => {
    expect(marksOfOsmTags({ "payment:cards": "no", "payment:debit_cards": "yes" })).toEqual({ cards: true });
  });
});
