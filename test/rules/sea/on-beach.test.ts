import { expect, test } from "vitest";
import { isFeetInSand, isHeldOnBeach, isOnBeach, isOnSand } from "../../../app/rules/sea/on-beach";

test("recognizes a beach in both languages", () => {
  for (const name of [
    "Beach break in front of the village",
    "La playa frente al pueblo",
    "River mouth",
    "BOCA del río",
    "Cine en la Arena",
    "La rompiente frente al pueblo",
    "The fishing boats' landing",
    "Donde varan las lanchas",
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

test("who is told to sit in the sand needs the tide, wherever the songs are; who eats a sandwich doesn't", () => {
  expect(isOnSand("Bring a chair or sit in the sand.")).toBe(true);
  expect(isOnSand("Trae una silla o siéntate en la arena.")).toBe(true);
  expect(isOnSand("A sandwich on the terrace, away from the beach")).toBe(false);
});

test("first aid for stingrays is for feet in the sand, not for mats on a deck above it", () => {
  expect(isFeetInSand({ location: "West end of the beach" })).toBe(true);
  expect(isFeetInSand({ location: "The deck above the beach" })).toBe(false);
  expect(isFeetInSand({ location: "La terraza sobre la playa" })).toBe(false);
  expect(isFeetInSand({ location: "The soccer field" })).toBe(false);
});
