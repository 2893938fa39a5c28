import { expect, test } from "vitest";
import { isSameButEnding } from "../../../app/rules/info/same-but-ending";

test("a word and its plural count as the same, in both languages, and other words don't", () => {
  for (const [one, other] of [
    ["Rental", "Rentals"],
    ["Repair", "Repair"],
    ["Alquiler", "Alquileres"],
    ["Reparaciones", "Reparación"],
  ] as const)
    expect(isSameButEnding(one, other), one).toBe(true);
  for (const [one, other] of [
    ["Car rental", "Rentals"],
    ["School", "Contacts"],
    ["", "Contacts"],
    ["Rental", "Rental offices"],
  ] as const)
    expect(isSameButEnding(one, other), one).toBe(false);
});
