import { describe, expect, test } from "vitest";
import {
  nearestPictureColour,
  pictureColour,
  pictureColours,
} from "../../../app/rules/pictures/picture-colours";
import { factsOf, pictureKey, pictureSources } from "../../../app/rules/pictures/picture-sources";

const facts = { key: "menus/1-a.webp", width: 800, height: 600, colour: 3, alt_en: "", alt_es: "" };

describe("our own pictures", () => {
  test("are found by the key in their address", () => {
    expect(pictureKey("/images/business-images/menus/1-a.webp")).toBe("menus/1-a.webp");
    expect(factsOf("/images/business-images/menus/1-a.webp", [facts])).toBe(facts);
    expect(factsOf("https://example.com/menus/1-a.webp", [facts])).toBeNull();
  });

  test("have their existing widths and no wider one", () => {
    expect(pictureSources("/images/b/k.webp", 700)).toBe(
      "/images/b/k.webp?w=320 320w, /images/b/k.webp?w=640 640w",
    );
    expect(pictureSources("/images/b/k.webp", 100)).toBe("/images/b/k.webp?w=320 320w");
    expect(pictureSources("https://example.com/far.jpg", 700)).toBeUndefined();
  });
});

describe("the color behind a picture", () => {
  test("is one of 32, each of which maps to itself", () => {
    expect(new Set(pictureColours).size).toBe(32);
    pictureColours.forEach((colour, index) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
        Number.parseInt(colour.slice(at, at + 2), 16),
      );
      expect(nearestPictureColour(red, green, blue)).toBe(index);
    });
  });

  test("is null for a number outside the palette", () => {
    expect([null, undefined, -1, 32].map(pictureColour)).toEqual([null, null, null, null]);
  });
});
