import { describe, expect, test } from "vitest";
import { pocketPlace } from "../../../app/rules/places/pocket-place";
import type { PlaceOnMap } from "../../../app/rules/places/village-map";

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
    kitchen_until: null,
    closed_for_season: 0 as const,
    phone: null,
    whatsapp: null,
  },
  mark: "{}",
};

describe("A place in the pocket guide", () => {
  test("has nothing that's only true today", () => {
    const told = pocketPlace(place, { ...stored, hours: '{"Monday":"11:00 AM - 3:00 PM"}' });
    expect(told).not.toHaveProperty("note");
    expect(told.price).toBeNull();
    expect(told.hours).toEqual({ Monday: "11:00 AM - 3:00 PM" });
  });

  test("parses a week written as one text, and shows an unreadable one as typed", () => {
    expect(pocketPlace(place, { ...stored, week: "Mon-Sat 7 AM to 5 PM" }).asWritten).toBeNull();
    const odd = pocketPlace(place, { ...stored, week: " Sale con la marea " });
    expect(odd).toMatchObject({ hours: null, asWritten: "Sale con la marea" });
    expect(pocketPlace(place, stored)).toMatchObject({ hours: null, asWritten: null });
  });

  test("lists a number for calls and chats once", () => {
    const one = pocketPlace(place, { ...stored, phone: "+507 6000-0001", whatsapp: "+50760000001" });
    expect(one.isOneNumber).toBe(true);
    expect(pocketPlace(place, { ...stored, whatsapp: "+507 6000-0001" }).isOneNumber).toBe(false);
  });

  test("has its price per night, and its answers to common questions", () => {
    const hotel = { ...place, note: { is: "price", text: "$95" } as const };
    expect(pocketPlace(hotel, { ...stored, mark: '{"wifi":true,"dogs":false}' })).toMatchObject({
      ...{ price: "$95", mark: { wifi: true, dogs: false } },
    });
  });
});
