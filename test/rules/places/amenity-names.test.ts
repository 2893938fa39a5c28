import { describe, expect, test } from "vitest";
import { catalogs } from "../../../app/locales/index";
import { knownAmenities, knownAmenity, sortAmenities } from "../../../app/rules/places/amenity-names";

describe.each(["en", "es"] as const)("The catalog (%s)", (language) => {
  test.each(knownAmenities)("has a name for %s that the guide recognizes", (name) => {
    expect(knownAmenity(catalogs[language].amenities[name])).toBe(name);
  });
});

test.each([
  ["WiFi", "wifi"],
  ["PISCINA", "pool"],
  [" Baño privado ", "privateBathroom"],
  ["Planta eléctrica", "generator"],
  ["Shared kitchen", "sharedKitchen"],
  ["Beach bar", null],
  ["Telescope", null],
  ["", null],
])("%s is known as %s", (text, name) => {
  expect(knownAmenity(text)).toBe(name);
});

test("known amenities come first, the owner's own words last, without duplicates", () => {
  expect(sortAmenities(["Telescope", "Piscina", "WiFi", "Swimming pool", "Beach bar", "Telescope"])).toEqual({
    known: [
      { name: "pool", drawing: "pool" },
      { name: "wifi", drawing: "wifi" },
    ],
    others: [
      { text: "Telescope", drawing: "other" },
      { text: "Beach bar", drawing: "bar" },
    ],
  });
});
