import { describe, expect, test } from "vitest";
import { matchColumns } from "../../../app/rules/imports/column-names";
import { sourceOf } from "../../../app/rules/imports/import-states";
import { isUntouched, mergeFields } from "../../../app/rules/imports/merge-fields";

const fields = [
  "external_key",
  "name",
  "translation.name",
  "category",
  "description",
  "address",
  "latitude",
  "longitude",
  "phone",
  "whatsapp",
  "hours_text",
  "hours.Monday",
  "website",
];

describe("The columns of a file", () => {
  test("are matched by GeoDirectory's names", () => {
    const columns = [
      "post_id",
      "post_title",
      "post_content",
      "post_category",
      "street",
      "latitude",
      "longitude",
      "phone",
      "business_hours",
      "featured",
    ];
    expect(matchColumns(columns, fields, "en")).toEqual([
      ...[
        "external_key",
        "name",
        "description",
        "category",
        "address",
        "latitude",
        "longitude",
        "phone",
        "hours_text",
      ],
      null,
    ]);
  });

  test("are matched by common names, and none twice", () => {
    const columns = ["Nombre", "Categoría", "Dirección", "Teléfono", "Tel.", "Página web", "Lunes", "Título"];
    expect(matchColumns(columns, fields, "es")).toEqual([
      ...["name", "category", "address", "phone", "whatsapp", "website", "hours.Monday"],
      null,
    ]);
  });

  test("in the other language are translations of the file's own", () => {
    const columns = ["Name (EN)", "Name (ES)"];
    expect(matchColumns(columns, fields, "en")).toEqual(["name", "translation.name"]);
    expect(matchColumns(columns, fields, "es")).toEqual(["translation.name", "name"]);
  });

  test("with our own names are preferred to similar ones", () => {
    expect(matchColumns(["Title", "name"], fields, "en")).toEqual([null, "name"]);
  });
});

describe("A row imported again", () => {
  const base = { name: "Fonda", phone: "1", hours: { Monday: "9:00 AM - 5:00 PM" }, website: null };

  test("updates what's new in the file, except what was edited here", () => {
    const current = { ...base, phone: "2" };
    const wanted = { ...base, name: "Fonda Ana", phone: "3", website: "" };
    expect(mergeFields(current, base, wanted)).toEqual({ changes: { name: "Fonda Ana" }, kept: ["phone"] });
  });

  test("changes nothing if the file is the same, whatever was edited here", () => {
    expect(mergeFields({ ...base, name: "Mine" }, base, base)).toEqual({ changes: {}, kept: [] });
  });

  test("isn't a conflict if both have the same value by now", () => {
    expect(mergeFields({ ...base, phone: "3" }, base, { ...base, phone: "3" })).toEqual({
      changes: {},
      kept: [],
    });
  });

  test("is unedited as long as every field has its imported value", () => {
    expect(isUntouched({ ...base, id: "x", website: "" }, base)).toBe(true);
    expect(isUntouched({ ...base, hours: {} }, base)).toBe(false);
  });
});

test("An import is named after its file, without parts that change each time", () => {
  expect(sourceOf("C:\\old\\places_2026-11-20 (2).csv")).toBe("places");
  expect(sourceOf("geodirectory-export-20261120_101500.csv")).toBe("geodirectory export");
  expect(sourceOf("2026-11-20.csv")).toBe("2026-11-20");
});
