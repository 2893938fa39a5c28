import { describe, expect, test } from "vitest";
import type { PlaceData } from "../../../app/rules/places/place-data";
import { placeVcard } from "../../../app/rules/places/vcard";
import { readVcard, valuesOf } from "../../support/vcards";

const panga: PlaceData = {
  id: "panga",
  kind: "restaurant",
  url: "https://guide.example/es/eat/la_panga",
  name: "La Panga",
  description: "Pargo entero con patacones.",
  language: "es",
  category: "Seafood",
  category_name: "Mariscos",
  address: "Calle de la playa, 200 m al oeste",
  latitude: 7.2829,
  longitude: -80.5189,
  phone: "+50760000001",
  whatsapp: "+50760000002",
  website: "https://example.com/panga?a=1,2;b",
  opening_hours: null,
  closed_for_season: false,
  kitchen_until: null,
  price_from: null,
  currency: null,
  duration: null,
  marks: {},
  image: null,
  attribution: null,
  updated_at: "2026-11-01T12:00:00.000Z",
};
const written = (place: Partial<PlaceData> = {}) =>
  placeVcard({ ...panga, ...place }, "Guía de Playa Cambutal");
const card = (place: Partial<PlaceData> = {}) => readVcard(written(place));

describe("A place in a phone's contacts", () => {
  test("has its name, numbers, address, position, and a link to its page", () => {
    const read = card();
    expect(valuesOf(read, "version")).toEqual(["3.0"]);
    expect(valuesOf(read, "fn")).toEqual(["La Panga"]);
    expect(valuesOf(read, "org")).toEqual(["La Panga"]);
    expect(valuesOf(read, "n")).toEqual([["", "", "", "", ""]]);
    expect(valuesOf(read, "tel")).toEqual(["+50760000001", "+50760000002"]);
    expect(valuesOf(read, "url")).toEqual([
      "https://wa.me/50760000002",
      "https://example.com/panga?a=1,2;b",
      "https://guide.example/es/eat/la_panga",
    ]);
    expect(valuesOf(read, "x-ablabel")).toEqual(["WhatsApp", "Guía de Playa Cambutal"]);
    expect(valuesOf(read, "adr")).toEqual([
      ["", "", "Calle de la playa, 200 m al oeste", "Cambutal", "Los Santos", "", "Panamá"],
    ]);
    expect(valuesOf(read, "geo")).toEqual([[7.2829, -80.5189]]);
    expect(valuesOf(read, "note")).toEqual(["Mariscos\nPargo entero con patacones."]);
    expect(valuesOf(read, "uid")).toEqual(["panga@guide.example"]);
  });

  test("is the same contact in both languages", () => {
    const english = card({ url: "https://guide.example/eat/la_panga" });
    expect(valuesOf(english, "uid")).toEqual(valuesOf(card(), "uid"));
  });

  test("has no line for missing values", () => {
    const bare = { phone: null, whatsapp: null, website: null, latitude: null, description: "" };
    const read = card(bare);
    for (const name of ["tel", "geo"]) expect(valuesOf(read, name)).toEqual([]);
    expect(valuesOf(read, "url")).toEqual(["https://guide.example/es/eat/la_panga"]);
    expect(valuesOf(read, "note")).toEqual(["Mariscos"]);
  });

  test("lists a number once, and its WhatsApp separately", () => {
    const read = card({ whatsapp: "+50760000001" });
    expect(valuesOf(read, "tel")).toEqual(["+50760000001"]);
    expect(valuesOf(read, "url")).toContain("https://wa.me/50760000001");
  });

  test("has its attribution", () => {
    const osm = "© OpenStreetMap contributors, ODbL 1.0";
    expect(valuesOf(card({ attribution: osm }), "note")).toEqual([
      `Mariscos\nPargo entero con patacones.\n${osm}`,
    ]);
  });

  test("has the town once", () => {
    const [address] = valuesOf(card({ address: "Calle de la playa, CAMBUTAL" }), "adr") as string[][];
    expect(address).toEqual(["", "", "Calle de la playa, CAMBUTAL", "", "Los Santos", "", "Panamá"]);
  });
});

describe("A contact can be read back unchanged", () => {
  test.each([
    ["commas and semicolons", "Fish, rice; beans"],
    ["backslashes", "a\\b \\n c\\\\d\\;e"],
    ["quotes and colons", `Tito's "Bar": 6:00`],
    ["accents, eñes and question marks", "¿Dónde? En la peña, mañana"],
    ["emoji on the edge of a line", `${"🌊".repeat(40)}ñ`],
    ["a name longer than any line", "El restaurante del final de la playa ".repeat(8).trim()],
    ["what looks like the end of the card", "END:VCARD"],
  ])("with %s", (_, text) => {
    const read = card({ name: text, address: `${text}\nal lado` });
    expect(valuesOf(read, "fn")).toEqual([text]);
    expect(valuesOf(read, "org")).toEqual([text]);
    expect((valuesOf(read, "adr") as string[][])[0]?.[2]).toBe(`${text}\nal lado`);
  });

  test("and no value can inject a line", () => {
    const read = card({ name: "x\r\nEND:VCARD\r\nBEGIN:VCARD", website: "https://example.com/\r\nTEL:1" });
    expect(valuesOf(read, "fn")).toEqual(["x\nEND:VCARD\nBEGIN:VCARD"]);
    expect(valuesOf(read, "tel")).toHaveLength(2);
  });

  test("in lines of at most 75 octets that end with CRLF", () => {
    const text = written({ name: "ñandú 🌊 ".repeat(30), address: "ú".repeat(300) });
    expect(text.endsWith("END:VCARD\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
  });
});
