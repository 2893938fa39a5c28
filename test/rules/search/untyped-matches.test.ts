import { expect, test } from "vitest";
import { untypedMatches } from "../../../app/rules/search/untyped-matches";

const hit = (...found: string[]) => ({
  name: { pieces: [{ text: "La Panga", isFound: false }], lang: "es" as const },
  text: { pieces: found.map((text) => ({ text, isFound: true })), lang: "es" as const },
  where: null,
});

test("what was found by another word is said once, and no form of a typed word", () => {
  expect(untypedMatches([hit("Ceviche", "fish"), hit("ceviche", "Fishing")], "fish", "es")).toEqual([
    "ceviche",
  ]);
  expect(untypedMatches([hit("Pescado")], "PESCADO fresco", "es")).toEqual([]);
  expect(untypedMatches([hit("surf")], "surfing lessons", "es")).toEqual([]);
  expect(untypedMatches([hit("desayuno")], "de pescado", "es")).toEqual(["desayuno"]);
  expect(untypedMatches([hit("tortugas", "nidos", "playa", "noche")], "turtles", "es")).toEqual([
    "tortugas",
    "nidos",
    "playa",
  ]);
  expect(untypedMatches([hit("piscina")], "pool", "en")).toEqual([]);
});
