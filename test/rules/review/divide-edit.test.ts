import { describe, expect, test } from "vitest";
import { divideEdit, pendingAfter } from "../../../app/rules/review/divide-edit";
import type { SluggedKind } from "../../../app/rules/site/slugs";

const restaurant = {
  name: "La Cocina",
  description: "Fish",
  website: null,
  hours: { Monday: "9 AM - 5 PM", Tuesday: "Closed" },
  phone: "6000-0000",
  closed_for_season: false,
  gallery_images: ["/images/a.webp"],
  latitude: 7.28,
};

describe("an edit of an approved listing", () => {
  test.each<[SluggedKind, string, boolean]>([
    ["restaurant", "hours", true],
    ["restaurant", "phone", true],
    ["restaurant", "whatsapp", true],
    ["restaurant", "closed_for_season", true],
    ["restaurant", "mark", true],
    ["restaurant", "mark_note", false],
    ["restaurant", "name", false],
    ["restaurant", "description", false],
    ["restaurant", "website", false],
    ["restaurant", "image_url", false],
    ["hotel", "mark", true],
    ["hotel", "amenities", false],
    ["hotel", "affiliate_url", false],
    ["hotel", "price_from", false],
    ["activity", "hours", true],
    ["activity", "whatsapp", true],
    ["activity", "location", false],
    ["business", "phone", true],
    ["business", "email", false],
    ["event", "cancelled_at", true],
    ["event", "event_date", true],
    ["event", "start_time", true],
    ["event", "end_time", true],
    ["event", "location", true],
    ["event", "title", false],
    ["event", "host", false],
    ["post", "content", false],
    ["post", "status", false],
  ])("%s: %s goes live at once: %s", (kind, field, live) => {
    const { atOnce, toReview } = divideEdit(kind, { [field]: "old" }, { [field]: "new" });
    expect(atOnce).toEqual(live ? { [field]: "new" } : {});
    expect(toReview).toEqual(live ? null : { [field]: "new" });
  });

  test("is split if it changes both", () => {
    const hours = { ...restaurant.hours, Tuesday: "9 AM - 1 PM" };
    expect(divideEdit("restaurant", restaurant, { ...restaurant, hours, name: "La Cocina Azul" })).toEqual({
      atOnce: { hours },
      toReview: { name: "La Cocina Azul" },
    });
  });

  test("is empty if nothing changed, whatever the form uses for empty", () => {
    const sent = {
      ...restaurant,
      website: "",
      hours: { Tuesday: "Closed", Monday: "9 AM - 5 PM", Sunday: "" },
      menu_images: [],
      gallery_images: [...restaurant.gallery_images],
      description: undefined,
    };
    expect(divideEdit("restaurant", restaurant, sent)).toEqual({ atOnce: {}, toReview: null });
  });

  test("can empty a field", () => {
    expect(divideEdit("restaurant", restaurant, { phone: null, description: "" })).toEqual({
      atOnce: { phone: null },
      toReview: { description: "" },
    });
  });

  test("distinguishes false, zero and empty", () => {
    const live = { closed_for_season: true, latitude: 0 };
    expect(divideEdit("restaurant", live, { closed_for_season: false, latitude: null })).toEqual({
      atOnce: { closed_for_season: false },
      toReview: { latitude: null },
    });
  });

  test.each([
    ["a text and an object", "9-5", { Monday: "9-5" }],
    ["a text and a list", "a", ["a"]],
    ["a list and an object", ["a"], { 0: "a" }],
  ])("distinguishes %s, both ways", (_, one, other) => {
    expect(divideEdit("restaurant", { hours: one }, { hours: other }).atOnce).toEqual({ hours: other });
    expect(divideEdit("restaurant", { hours: other }, { hours: one }).atOnce).toEqual({ hours: one });
  });

  test.each([
    ["another order", ["b", "a"]],
    ["another picture", ["a", "c"]],
    ["one more", ["a", "b", "c"]],
  ])("counts %s of pictures", (_, gallery_images) => {
    const live = { gallery_images: ["a", "b"] };
    expect(divideEdit("hotel", live, { gallery_images }).toReview).toEqual({ gallery_images });
  });

  test("treats a week without hours differently from a new day", () => {
    expect(divideEdit("restaurant", { hours: null }, { hours: { Monday: "" } }).atOnce).toEqual({});
    const hours = { ...restaurant.hours, Sunday: "9 - noon" };
    expect(divideEdit("restaurant", restaurant, { hours }).atOnce).toEqual({ hours });
  });
});

describe("what waits after another edit", () => {
  test.each<[string, object | null, object, object | null, object | null]>([
    ["is what the edit changes", null, { title: "B" }, { title: "B" }, { title: "B" }],
    ["is the last word of a field", { title: "B" }, { title: "C" }, { title: "C" }, { title: "C" }],
    ["leaves out what was typed back to what is public", { title: "B" }, { title: "A" }, null, null],
    ["keeps what the edit did not touch", { title: "B" }, { cancelled_at: 1 }, null, { title: "B" }],
    [
      "takes both",
      { title: "B", host: "Rosa" },
      { title: "A", description: "D" },
      { description: "D" },
      { host: "Rosa", description: "D" },
    ],
  ])("%s", (_, before, edited, toReview, after) => {
    expect(pendingAfter(before, edited, toReview)).toEqual(after);
  });
});

const live = {
  business_name: "Olas",
  description: "Lessons.",
  hours: "Mornings",
  whatsapp: "60000001",
  translation: {
    description: { text: "Clases.", hash: "a" },
    hours: { text: "Por la mañana", hash: "b" },
  },
};

describe("An edit of a public listing", () => {
  test("publishes facts and holds text for review", () => {
    const edited = { ...live, description: "Lessons and boards.", hours: "Afternoons" };
    const { atOnce, toReview } = divideEdit("activity", live, edited);
    expect(atOnce).toEqual({ hours: "Afternoons" });
    expect(toReview).toEqual({ description: "Lessons and boards." });
  });

  test("without changes publishes and holds nothing", () => {
    expect(divideEdit("activity", live, { ...live })).toEqual({ atOnce: {}, toReview: null });
  });

  test("publishes the translation of a fact too, and only that", () => {
    const translation = {
      description: { text: "Clases y tablas.", hash: "c" },
      hours: { text: "Por la tarde", hash: "d" },
    };
    const { atOnce, toReview } = divideEdit("activity", live, {
      ...live,
      hours: "Afternoons",
      translation,
    });
    expect(atOnce.translation).toEqual({
      description: live.translation.description,
      hours: translation.hours,
    });
    expect(toReview).toEqual({ translation });
  });

  test("a fact whose translation was removed doesn't show the old one any more", () => {
    const translation = { description: live.translation.description };
    const { atOnce, toReview } = divideEdit("activity", live, {
      ...live,
      hours: "Afternoons",
      translation,
    });
    expect(atOnce.translation).toEqual(translation);
    expect(toReview).toBeNull();
  });

  test("an unchanged translation is no change, whatever its hash", () => {
    const translation = { ...live.translation, description: { text: "Clases.", hash: "other" } };
    expect(divideEdit("activity", live, { ...live, translation })).toEqual({
      atOnce: {},
      toReview: null,
    });
  });

  test("a hotel publishes nothing at once", () => {
    const hotel = { name: "Casa", price_from: 80 };
    const { atOnce, toReview } = divideEdit("hotel", hotel, { name: "Casa", price_from: 90 });
    expect(atOnce).toEqual({});
    expect(toReview).toEqual({ price_from: 90 });
  });
});
