import { describe, expect, test } from "vitest";
import { hasTooMany, readSynonyms, unreadLine } from "../../../app/rules/search/admin-synonyms";

describe("An admin's synonyms", () => {
  test("are one meaning per line, folded word by word", () => {
    expect(readSynonyms("Guagua, colectivo = bus\n\nchancletas = Zapatos playa")).toEqual([
      { word: "guagua", means: "bus" },
      { word: "colectivo", means: "bus" },
      { word: "chancletas", means: "zapatos playa" },
    ]);
    expect(readSynonyms("")).toEqual([]);
  });

  test("name the line that can't be read, and are read without it", () => {
    expect(unreadLine("guagua = bus\n\n= bus")).toBe(3);
    expect(unreadLine("guagua bus")).toBe(1);
    expect(unreadLine("guagua =")).toBe(1);
    expect(unreadLine("guagua = bus")).toBeNull();
    expect(readSynonyms("guagua bus")).toEqual([]);
  });

  test("are limited in number", () => {
    const lines = (many: number) => Array.from({ length: many }, (_, n) => `w${n} = bus`).join("\n");
    expect([hasTooMany(lines(200)), hasTooMany(lines(201))]).toEqual([false, true]);
  });
});
