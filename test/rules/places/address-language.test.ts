import { expect, test } from "vitest";
import { isSpanishAddress } from "../../../app/rules/places/address-language";

test.each([
  ["Calle de la playa, junto a la bandera roja, Cambutal", true],
  ["Calle principal, Cambutal", true],
  ["Jardín detrás de la escuela, Cambutal", true],
  ["Frente al parque", true],
  ["Main street, Cambutal", false],
  ["Playa Cambutal", false],
  ["The beach road, behind the school", false],
  ["Calle 3, Cambutal", false],
  ["A house on La Playita road", false],
  ["", false],
])("%s is Spanish: %s", (address, isIt) => {
  expect(isSpanishAddress(address)).toBe(isIt);
});
