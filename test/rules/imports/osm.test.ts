import { describe, expect, test } from "vitest";
import { readListingRow } from "../../../app/forms/imports/listing-row";
import { readFile } from "../../../app/forms/imports/read-file";
import { rowFromCells } from "../../../app/forms/imports/row-from-cells";
import { isMap, readMap } from "../../../app/rules/imports/map-file";
import { readOsmHours, weekLine } from "../../../app/rules/imports/osm-hours";
import { osmKindOf } from "../../../app/rules/imports/osm-kinds";
import { drawnMap, osmToGeoJson, overpassAnswer, overpassTurboExport } from "../../support/imports/maps";

const sheetOf = (bytes: Uint8Array, kind: "restaurant" | null = null) => {
  const read = readFile(bytes, { kind, language: "es", now: new Date() });
  if (!read.ok) throw new Error(read.refusal);
  return read.sheet;
};
const rowsOf = (bytes: Uint8Array) => {
  const sheet = sheetOf(bytes);
  return sheet.rows.map((cells) => rowFromCells({ ...sheet, language: "es" }, cells));
};
const listingOf = (bytes: Uint8Array, index: number) => {
  const { kind, line } = rowsOf(bytes)[index] ?? { kind: "business" as const, line: {} };
  return readListingRow(kind, line, { language: "es", base: null, uploaded: new Map() });
};

describe("A map of OpenStreetMap", () => {
  test("tells each thing's kind, and which aren't places", () => {
    expect(
      rowsOf(overpassAnswer()).map(({ key, kind, isUnknown }) => [key, isUnknown ? null : kind]),
    ).toEqual([
      ["node/11", "restaurant"],
      ["way/12", "restaurant"],
      ["way/13", "activity"],
      ["node/14", "hotel"],
      ["way/15", null],
    ]);
    expect(sheetOf(overpassAnswer())).toMatchObject({
      source: "OpenStreetMap",
      attribution: expect.stringContaining("ODbL"),
    });
  });

  test.each([
    ["Overpass", overpassAnswer],
    ["Overpass Turbo", overpassTurboExport],
    ["osmtogeojson", osmToGeoJson],
  ])("gives a restaurant its names, hours, numbers and marks: %s", (_, file) => {
    expect(listingOf(file(), 0).fields).toMatchObject({
      name: "La Panga de Prueba",
      translation: { name: { text: "The Trial Skiff" } },
      category: "Seafood",
      hours: { Monday: "11:00 AM - 10:00 PM", Wednesday: "Closed" },
      phone: "+507 6000-0401",
      address: "Calle de la playa",
      latitude: 7.2512,
      mark: { step_free: true, vegan: false },
    });
  });

  test("reports what it fills in: an unnamed cuisine, the town without a street, hours without holidays", () => {
    const [, soda, shop] = rowsOf(overpassAnswer());
    expect(soda?.notes).toEqual([
      { about: "read", field: "category", text: "amenity=restaurant", becomes: "International" },
      { about: "read", field: "address", text: "", becomes: expect.stringContaining("Cambutal") },
    ]);
    expect(listingOf(overpassAnswer(), 1).notes).toEqual([
      expect.objectContaining({ about: "leftOut", field: "hours_text" }),
    ]);
    expect(shop?.notes.map((note) => "field" in note && note.field)).toEqual([
      "category",
      "address",
      "hours",
    ]);
    expect(listingOf(overpassAnswer(), 2).fields).toMatchObject({
      business_type: "Shop",
      whatsapp: "+507 6000-0402",
      category: "surf",
    });
  });

  test("from another source is a table, whose kind has to be given", () => {
    expect(readFile(drawnMap(), { kind: null, language: "es", now: new Date() })).toEqual({
      ok: false,
      refusal: "kind",
    });
    expect(sheetOf(drawnMap(), "restaurant")).toMatchObject({
      fields: ["external_key", "name", "category", "address", "latitude", "longitude"],
      rows: [["", "Fonda Dibujada", "Mariscos", "Calle 9", "7.2512", "-80.5533"]],
      attribution: null,
    });
  });

  test("that's invalid is refused with its reason", () => {
    const refusal = (text: string) => {
      const read = readMap(text);
      return read.ok ? null : read.refusal;
    };
    expect(isMap('\ufeff {"a":1}') && !isMap("name,{x}")).toBe(true);
    expect(refusal("{")).toBe("json");
    expect(refusal('{"a":1}')).toBe("json");
    expect(refusal('{"elements":[{"type":"node","id":1}]}')).toBe("empty");
    expect(
      refusal(
        `{"elements":[${Array.from({ length: 5001 }, (_, id) => `{"type":"node","id":${id},"tags":{"a":"b"}}`)}]}`,
      ),
    ).toBe("rows");
    expect(
      refusal('{"features":[{"type":"Feature","properties":{"__proto__":{"name":"x"}},"geometry":null}]}'),
    ).toBeNull();
  });
});

describe("Hours of OpenStreetMap", () => {
  test.each([
    [
      "Mo-Su 11:00-22:00; We off",
      "Mo 11:00-22:00; Tu 11:00-22:00; Th 11:00-22:00; Fr 11:00-22:00; Sa 11:00-22:00; Su 11:00-22:00",
    ],
    ["Fr-Su 17:00-02:00", "Fr 17:00-02:00; Sa 17:00-02:00; Su 17:00-02:00"],
    ["Sa,Mo 08:00-10:00,12:00-13:00; PH off", "Mo 08:00-10:00, 12:00-13:00; Sa 08:00-10:00, 12:00-13:00"],
  ])("%s", (text, line) => {
    const read = readOsmHours(text);
    expect(read && weekLine(read)).toBe(line);
    expect(read?.isWhole).toBe(!text.includes("PH"));
  });

  test("around the clock apply to every day", () => {
    expect(readOsmHours("24/7")?.week.Sunday).toBe("Open 24 hours");
  });

  test.each([
    "Jan-Mar Mo-Su 09:00-12:00",
    "sunrise-sunset",
    "Mo-Fr 12:00+",
    'Mo 09:00-10:00 "by appointment"',
    "week 1-20 Mo 09:00-10:00",
    "PH off",
  ])("that no week can express aren't guessed: %s", (text) => expect(readOsmHours(text)).toBeNull());
});

test("A vacant shop isn't a place", () => {
  expect(osmKindOf({ shop: "vacant" })).toBeNull();
  expect(osmKindOf({ shop: "supermarket" })).toMatchObject({ kind: "business", category: "Retail" });
});
