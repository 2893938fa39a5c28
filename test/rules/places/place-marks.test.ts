import { describe, expect, it } from "vitest";
import { dietMarks, marksAskedOf, marksWith, placeMarks } from "../../../app/rules/places/place-marks";
import { marksOfOsmTags, osmMarkKeys, osmTagsOf } from "../../../app/rules/places/place-marks-osm";

describe("the marks of a place", () => {
  it("asks a kitchen about diets, and a hotel, an activity or a shop only about the rest", () => {
    expect(marksAskedOf("restaurant")).toEqual(placeMarks);
    for (const kind of ["hotel", "activity", "business"] as const) {
      expect(marksAskedOf(kind)).toEqual(["children", "dogs", "step_free", "cards", "wifi", "parking"]);
    }
  });

  it("never takes what nobody asked for a no", () => {
    const marks = { dogs: false, vegan: true, vegetarian: true };
    expect(marksWith(true, marks)).toEqual(["vegetarian", "vegan"]);
    expect(marksWith(false, marks)).toEqual(["dogs"]);
  });
});

describe("the marks in the words of OpenStreetMap", () => {
  it("writes what was answered and leaves out what nobody asked", () => {
    const marks = {
      vegetarian: true,
      gluten_free: false,
      dogs: true,
      step_free: false,
      cards: false,
      wifi: true,
    };
    expect(osmTagsOf(marks)).toEqual({
      "diet:vegetarian": "yes",
      "diet:gluten_free": "no",
      dog: "yes",
      wheelchair: "no",
      "payment:cards": "no",
      internet_access: "wlan",
    });
    expect(osmTagsOf({})).toEqual({});
  });

  it("claims neither a high chair nor a play corner of a place that is good for children", () => {
    expect(osmTagsOf({ children: true })).toEqual({});
    expect(marksOfOsmTags({ highchair: "yes" })).toEqual({ children: true });
    expect(marksOfOsmTags({ kids_area: "no", highchair: "no" })).toEqual({});
  });

  it("reads back what it wrote, mark by mark, yes and no", () => {
    for (const mark of placeMarks.filter((one) => one !== "children")) {
      for (const answer of [true, false]) {
        expect(marksOfOsmTags(osmTagsOf({ [mark]: answer }))).toEqual({ [mark]: answer });
      }
    }
  });

  it("takes a vegan kitchen's 'only' for a yes, and a wheelchair's 'limited' for neither yes nor no", () => {
    expect(marksOfOsmTags({ "diet:vegan": "only", wheelchair: "limited", internet_access: "yes" })).toEqual({
      vegan: true,
    });
  });

  it("believes one card that is taken over another that is not", () => {
    expect(marksOfOsmTags({ "payment:cards": "no", "payment:debit_cards": "yes" })).toEqual({ cards: true });
  });

  it("names every key it reads, once", () => {
    expect(new Set(osmMarkKeys).size).toBe(osmMarkKeys.length);
    expect(dietMarks.map((mark) => `diet:${mark}`).every((key) => osmMarkKeys.includes(key))).toBe(true);
  });
});
