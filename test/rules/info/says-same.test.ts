import { expect, test } from "vitest";
import { saysSame } from "../../../app/rules/info/says-same";

test("a word and its plural count as the same, in both languages, and other words don't", () => {
  for (const [one, other] of [
    ["Rental", "Rentals"],
    ["Repair", "Repair"],
    ["Alquiler", "Alquileres"],
    ["Reparaciones", "Reparación"],
  ] as const)
    expect(saysSame(one, other), one).toBe(true);
  for (const [one, other] of [
    ["Car rental", "Rentals"],
    ["School", "Contacts"],
    ["", "Contacts"],
    ["Rental", "Rental offices"],
  ] as const)
    expect(saysSame(one, other), one).toBe(false);
});
