import { describe, expect, test } from "vitest";
import { readListingRow } from "../../../app/forms/imports/listing-row";

const english = { language: "en", base: null, uploaded: new Map() } as const;
const fonda = { name: "Fonda Prueba", category: "Mariscos", address: "Beside the church" };

describe("A line of an old site's table", () => {
  test("becomes what the form would make of it", () => {
    const line = {
      ...fonda,
      hours_text: "Mo-Fr 9:00 AM - 5:00 PM",
      phone: "+507 6000-0000",
      "translation.name": "Fonda de prueba",
    };
    const { fields, name, notes } = readListingRow("restaurant", line, english);
    expect(name).toBe("Fonda Prueba");
    expect(fields).toMatchObject({
      category: "Seafood",
      phone: "+507 6000-0000",
      hours: { Monday: "9:00 AM - 5:00 PM", Sunday: null },
      translation: { name: { text: "Fonda de prueba" } },
    });
    expect(notes).toEqual([{ about: "read", field: "category", text: "Mariscos", becomes: "Seafood" }]);
  });

  test("with ambiguous hours imports the form's proposal", () => {
    const { fields, notes } = readListingRow(
      "restaurant",
      { ...fonda, category: "Seafood", hours_text: "daily 7-3" },
      english,
    );
    expect(fields).toMatchObject({ hours: { Monday: "7:00 AM - 3:00 PM" } });
    expect(notes).toEqual([
      {
        about: "read",
        field: "hours_text",
        text: "daily 7-3",
        becomes: expect.stringMatching(/^Every day 7:00\sAM/),
      },
    ]);
  });

  test("is imported without invalid optional values, which are reported", () => {
    const line = {
      ...fonda,
      category: "Cafe",
      email: "nobody",
      latitude: "99",
      hours_text: "ask Ana at 25:00",
    };
    const { fields, notes } = readListingRow("restaurant", line, english);
    expect(fields).toMatchObject({ email: null, latitude: null, hours: null });
    expect(notes.map(({ about, ...note }) => [about, "field" in note && note.field])).toEqual([
      ["leftOut", "hours_text"],
      ["leftOut", "latitude"],
      ["leftOut", "email"],
    ]);
  });

  test("is refused without a required value, with the form's message", () => {
    const { fields, notes } = readListingRow(
      "restaurant",
      { name: "Fonda", category: "Moon food", email: "nobody" },
      english,
    );
    expect(fields).toBeNull();
    expect(notes).toEqual([
      { about: "wrong", field: "category", text: "Moon food", problem: "submission.problems.category" },
      { about: "wrong", field: "address", text: "", problem: "submission.problems.address" },
    ]);
  });

  test("is refused if a cell is a formula, unless our own table escaped it", () => {
    const bad = readListingRow("restaurant", { ...fonda, description: "=HYPERLINK(1)" }, english);
    expect(bad.fields).toBeNull();
    expect(bad.notes).toContainEqual({ about: "formula", field: "description", text: "=HYPERLINK(1)" });
    const marked = readListingRow("restaurant", { ...fonda, description: "'=HYPERLINK(1)" }, english);
    expect(marked.fields).toMatchObject({ description: "=HYPERLINK(1)" });
  });

  test("keeps the addresses of its pictures and shows none of them", () => {
    const line = {
      ...fonda,
      image_url: "https://old.example/a.jpg",
      gallery_images: "https://old.example/b.jpg, https://old.example/c.jpg::https://old.example/d.jpg",
    };
    const { fields, pictures } = readListingRow("restaurant", line, english);
    expect(fields).toMatchObject({ image_url: null, gallery_images: [] });
    expect(pictures.map((one) => one.at(-5))).toEqual(["a", "b", "c", "d"]);
  });

  test("imports the text of its markup, and nothing from scripts", () => {
    const line = { ...fonda, description: "<p>Fish &amp; rice</p><script>alert(1)</script><p>daily</p>" };
    expect(readListingRow("restaurant", line, english).fields).toMatchObject({
      description: "Fish & rice\ndaily",
    });
  });

  test("imports a week in GeoDirectory's format", () => {
    const hours_text = '["Mo 09:00-17:00","Tu 09:00-17:00,18:00-20:00"],["UTC":"-5"]';
    const { fields } = readListingRow("restaurant", { ...fonda, hours_text }, english);
    expect(fields).toMatchObject({ hours: { Monday: "9:00 AM - 5:00 PM", Wednesday: null } });
  });

  test("keeps a previous value if the file has no such column", () => {
    const first = readListingRow(
      "restaurant",
      { ...fonda, phone: "6000-0000", hours_text: "daily 8:00 AM - 2:00 PM" },
      english,
    );
    const again = readListingRow(
      "restaurant",
      { name: "Fonda Ana", category: "Mariscos" },
      { language: "en", uploaded: new Map(), base: first.fields },
    );
    expect(again.fields).toEqual({ ...first.fields, name: "Fonda Ana" });
  });

  test("sets reviewers' fields if the file has columns for them", () => {
    const line = {
      name: "Faro",
      category: "Hotel",
      description: "Rooms.",
      address: "Road",
      affiliate_url: "faro.example",
      is_premium: "yes",
      "policies.check_in": "3 PM",
    };
    expect(readListingRow("hotel", line, english).fields).toMatchObject({
      is_premium: true,
      policies: { check_in: "3 PM" },
      affiliate_url: "https://faro.example",
    });
    expect(readListingRow("restaurant", fonda, english).fields).not.toHaveProperty("is_premium");
  });
});
