import { expect, test } from "vitest";
import { isHeldOnBeach, isOnBeach } from "../../../app/rules/sea/on-beach";

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

test("an evening at a restaurant on the street to the beach isn't on the beach, a lesson at a school there is", () => {
  const place_address = "Calle de la playa, Cambutal";
  expect(isHeldOnBeach({ location: "La Panga", place_kind: "restaurant", place_address })).toBe(false);
  expect(isHeldOnBeach({ location: "Marea Alta", place_kind: "activity", place_address })).toBe(true);
  expect(isHeldOnBeach({ location: "The sand before La Panga", place_kind: null })).toBe(true);
});
