import { describe, expect, test } from "vitest";
import { matchColumns } from "../../../app/rules/imports/column-names";

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
