import { expect, test } from "vitest";
import { alsoFound } from "../../../app/rules/search/also-found";

const hit = (...found: string[]) => ({
  name: { pieces: [{ text: "La Panga", isFound: false }] },
  text: { pieces: found.map((text) => ({ text, isFound: true })) },
  where: null,
});

test("what was found by another word is said once, and no form of a typed word", () => {
  expect(alsoFound([hit("Ceviche", "fish"), hit("ceviche", "Fishing")], "fish")).toEqual(["ceviche"]);
  expect(alsoFound([hit("Pescado")], "PESCADO fresco")).toEqual([]);
  expect(alsoFound([hit("surf")], "surfing lessons")).toEqual([]);
  expect(alsoFound([hit("desayuno")], "de pescado")).toEqual(["desayuno"]);
  expect(alsoFound([hit("tortugas", "nidos", "playa", "noche")], "turtles")).toEqual([
    "tortugas",
    "nidos",
    "playa",
  ]);
});
