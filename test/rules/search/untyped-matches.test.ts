import { expect, test } from "vitest";
import { untypedMatches } from "../../../app/rules/search/untyped-matches";

const hit = (...found: string[]) => ({
  name: { pieces: [{ text: "La Panga", isFound: false }] },
  text: { pieces: found.map((text) => ({ text, isFound: true })) },
  where: null,
});

test("what was found by another word is said once, and no form of a typed word", () => {
  expect(untypedMatches([hit("Ceviche", "fish"), hit("ceviche", "Fishing")], "fish")).toEqual(["ceviche"]);
  expect(untypedMatches([hit("Pescado")], "PESCADO fresco")).toEqual([]);
  expect(untypedMatches([hit("surf")], "surfing lessons")).toEqual([]);
  expect(untypedMatches([hit("desayuno")], "de pescado")).toEqual(["desayuno"]);
  expect(untypedMatches([hit("tortugas", "nidos", "playa", "noche")], "turtles")).toEqual([
    "tortugas",
    "nidos",
    "playa",
  ]);
});
