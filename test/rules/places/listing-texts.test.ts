import { describe, expect, test } from "vitest";
import { searchTerm, searchText } from "../../../app/rules/places/listing-texts";

describe("the search text of a listing", () => {
  test("joins existing fields and skips missing ones", () => {
    expect(searchText(["La Cocina", null, "  Pescado\tfresco ", undefined, ""])).toBe(
      "la cocina pescado fresco",
    );
  });

  test("is cut, not refused, when it's too long", () => {
    expect(searchText(["a".repeat(50_000)])).toHaveLength(4000);
  });
});

describe("a search term", () => {
  test.each([
    ["finds Café by cafe", "  CAFÉ ", "cafe"],
    ["keeps several words", "Cabañas  del\nMar", "cabanas del mar"],
    ["may be missing", null, ""],
    ["may be blank", " \u00a0\u0000 ", ""],
    ["keeps a percent sign as a letter", "100%_", "100%_"],
  ])("%s", (_, query, term) => {
    expect(searchTerm(query)).toBe(term);
  });

  test("is short enough for the database", () => {
    expect(searchTerm("x".repeat(1_000_000))).toHaveLength(60);
  });

  test("is found in the text it came from", () => {
    expect(searchText(["Marisquería El Ñato"]).includes(searchTerm("marisqueria el ñato"))).toBe(true);
  });
});
