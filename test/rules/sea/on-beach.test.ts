import { expect, test } from "vitest";
import { isOnBeach } from "../../../app/rules/sea/on-beach";

test("recognizes a beach in both languages", () => {
  for (const name of [
    "Beach break in front of the village",
    "La playa frente al pueblo",
    "River mouth",
    "BOCA del río",
    "Cine en la Arena",
  ]) {
    expect(isOnBeach(name), name).toBe(true);
  }
  for (const name of ["Café Amanecer", "Beachy Head Road", "Playero's", null, undefined, ""])
    expect(isOnBeach(name)).toBe(false);
  expect(isOnBeach("La Panga", "Calle de la playa, Cambutal")).toBe(true);
});
