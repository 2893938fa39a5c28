import { describe, expect, test } from "vitest";
import { pocketPlace } from "../../../app/rules/places/pocket-place";
import type { PlaceOnMap } from "../../../app/rules/places/village-map";
import { makeTranslation } from "../../../app/rules/site/owner-translation";

const place: PlaceOnMap = {
  kind: "restaurant",
  slug: "panga",
  category: "Seafood",
  path: "/eat/panga",
  glyph: "fish",
  name: "La Panga",
  address: "Main street",
  latitude: null,
  longitude: null,
  note: { is: "hours", text: "11:00 AM to 3:00 PM" },
};
const stored = {
  ...{
    hours: null,
    week: null,
    week_translation: null,
    language: "es" as const,
    kitchen_until: null,
    closed_for_season: 0 as const,
    phone: null,
    whatsapp: null,
  },
  mark: "{}",
};

describe("A place in the pocket guide", () => {
  test("has nothing that's only true today", () => {
    const told = pocketPlace(place, { ...stored, hours: '{"Monday":"11:00 AM - 3:00 PM"}' }, "en");
    expect(told).not.toHaveProperty("note");
    expect(told.price).toBeNull();
    expect(told.hours).toEqual({ Monday: "11:00 AM - 3:00 PM" });
  });

  test("parses a week written as one text, and shows an unreadable one as typed", () => {
    expect(pocketPlace(place, { ...stored, week: "Mon-Sat 7 AM to 5 PM" }, "es").asWritten).toBeNull();
    const odd = pocketPlace(place, { ...stored, week: " Sale con la marea " }, "en");
    expect(odd).toMatchObject({ hours: null, asWritten: { text: "Sale con la marea", lang: "es" } });
    expect(pocketPlace(place, stored, "en")).toMatchObject({ hours: null, asWritten: null });
  });

  test("has an owner's hours in the page's language, unless they changed since", () => {
    const week = "Sale con la marea";
    const translation = makeTranslation({ hours: week }, { hours: "Leaves with the tide" });
    const boat = { ...stored, week, week_translation: JSON.stringify(translation?.hours) };
    expect(pocketPlace(place, boat, "en").asWritten).toEqual({ text: "Leaves with the tide", lang: "en" });
    expect(pocketPlace(place, boat, "es").asWritten).toEqual({ text: week, lang: "es" });
    const later = { ...boat, week: "Sale al amanecer" };
    expect(pocketPlace(place, later, "en").asWritten).toEqual({ text: "Sale al amanecer", lang: "es" });
  });

  test("lists a number for calls and chats once", () => {
    const one = pocketPlace(place, { ...stored, phone: "+507 6000-0001", whatsapp: "+50760000001" }, "en");
    expect(one.isOneNumber).toBe(true);
    expect(pocketPlace(place, { ...stored, whatsapp: "+507 6000-0001" }, "en").isOneNumber).toBe(false);
  });

  test("has its price per night, and its answers to common questions", () => {
    const hotel = { ...place, note: { is: "price", text: "$95" } as const };
    expect(pocketPlace(hotel, { ...stored, mark: '{"wifi":true,"dogs":false}' }, "en")).toMatchObject({
      ...{ price: "$95", mark: { wifi: true, dogs: false } },
    });
  });
});
