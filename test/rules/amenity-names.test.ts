import { expect, it } from "vitest";
import { amenityName } from "../../app/rules/amenity-names";

it.each([
  ["Swimming pool", "Swimming pool", "Piscina"],
  ["piscina", "Pool", "Piscina"],
  ["JARDIN ", "Garden", "Jardín"],
  ["Hot water", "Hot water", "Agua caliente"],
  ["Hammock under the fig tree", null, null],
  ["WiFi", null, null],
])("%s is called %s, in Spanish %s", (written, english, spanish) => {
  expect(amenityName(written, "en")).toBe(english);
  expect(amenityName(written, "es")).toBe(spanish);
});
