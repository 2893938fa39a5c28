import { describe, expect, test } from "vitest";
import {
  activityEdit,
  businessEdit,
  hotelEdit,
  restaurantCorrection,
  restaurantEdit,
} from "../../../app/forms/places/listing-edits";
import { hotelStandingColumns } from "../../../app/forms/places/standing";
import { typedListing } from "../../../app/forms/places/typed-listing";
import { parseForm } from "../../../app/forms/site/parse";
import { formOf } from "../../support/form-of";

describe("An edit form", () => {
  test("of a restaurant requires name and address and keeps the stored category", () => {
    const schema = restaurantEdit({ category: "Coffee & Cafe" });
    const empty = parseForm(schema, formOf({}));
    expect(empty).toMatchObject({ ok: false });
    if (!empty.ok) expect(Object.keys(empty.problems).toSorted()).toEqual(["address", "name"]);
    const kept = parseForm(schema, formOf({ name: "Ana", address: "Plaza" }));
    expect(kept).toMatchObject({ ok: true, value: { category: "Coffee & Cafe" } });
    expect(parseForm(schema, formOf({ name: "Ana", address: "Plaza", category: "Castle" }))).toMatchObject({
      problems: { category: "submission.problems.category" },
    });
    expect(parseForm(schema, formOf({ name: "Ana", address: "Plaza", category: "Seafood" }))).toMatchObject({
      value: { category: "Seafood" },
    });
  });

  test("of a hotel requires name, address and booking address, and keeps an old currency", () => {
    const schema = hotelEdit({ category: "Hotel", currency: "CRC" });
    const empty = parseForm(schema, formOf({ price_from: "-1" }));
    if (!empty.ok)
      expect(Object.keys(empty.problems).toSorted()).toEqual([
        "address",
        "affiliate_url",
        "name",
        "price_from",
      ]);
    expect(empty.ok).toBe(false);
    const kept = parseForm(
      schema,
      formOf({ name: "Casa", address: "Playa", affiliate_url: "https://booking.example/casa" }),
    );
    expect(kept).toMatchObject({ ok: true, value: { currency: "CRC", description: "" } });
  });

  test("of a business requires name and address", () => {
    const empty = parseForm(businessEdit({ category: "Retail" }), formOf({}));
    if (!empty.ok) expect(Object.keys(empty.problems).toSorted()).toEqual(["address", "name"]);
    expect(empty.ok).toBe(false);
  });

  test("of an activity accepts a type of its category, or the stored pair", () => {
    const typed = {
      business_name: "Olas",
      description: "Lessons for all.",
      hours: "9 - 5",
      whatsapp: "60000001",
      address: "Playa",
    };
    const schema = activityEdit({ category: "Nature", business_type: "Nature" });
    expect(parseForm(schema, formOf(typed))).toMatchObject({
      ok: true,
      value: { category: "Nature", business_type: "Nature" },
    });
    expect(parseForm(schema, formOf({ ...typed, category: "surf", business_type: "Lessons" }))).toMatchObject(
      {
        ok: true,
      },
    );
    expect(
      parseForm(schema, formOf({ ...typed, category: "surf", business_type: "Hiking Tours" })),
    ).toMatchObject({ problems: { business_type: "submission.problems.businessType" } });
  });

  test("in a review also reads reviewers' fields", () => {
    const schema = restaurantCorrection({ category: "Seafood" });
    const typed = { name: "Ana", address: "Plaza", is_premium: "on", display_order: "7" };
    expect(parseForm(schema, formOf(typed))).toMatchObject({ value: { is_premium: true, display_order: 7 } });
    for (const display_order of ["-1", "1.5", "10000", "first"])
      expect(parseForm(schema, formOf({ ...typed, display_order })), display_order).toMatchObject({
        problems: { display_order: "review.problems.order" },
      });
  });

  test("drops empty policies", () => {
    const value = {
      is_premium: false,
      display_order: null,
      review_count: null,
      "policies.phone": "",
      "policies.check_in": "15:00",
      "policies.check_out": "",
    };
    expect(hotelStandingColumns(value)).toEqual({
      is_premium: false,
      display_order: 0,
      review_count: null,
      policies: { check_in: "15:00" },
    });
  });
});

test("a row becomes its form's values", () => {
  const typed = typedListing(
    {
      name: "Ana",
      phone: null,
      latitude: 7.25,
      closed_for_season: true,
      is_premium: false,
      hours: { Monday: "9 - 5", Tuesday: null },
      gallery_images: ["/images/business-images/restaurants/1-a.webp", "https://example.com/b.jpg"],
      translation: { name: { text: "Ann", hash: "x" } },
    },
    [{ key: "restaurants/1-a.webp", width: 1, height: 1, colour: 1, alt_en: "Door", alt_es: "Puerta" }],
  );
  expect(typed).toMatchObject({
    name: ["Ana"],
    phone: [],
    latitude: ["7.25"],
    closed_for_season: ["on"],
    is_premium: [],
    "hours.Monday": ["9 - 5"],
    "hours.Tuesday": [],
    "translation.name": ["Ann"],
    "alt.es./images/business-images/restaurants/1-a.webp": ["Puerta"],
  });
  expect(typed.gallery_images).toHaveLength(2);
});
