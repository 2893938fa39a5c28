import { describe, expect, it } from "vitest";
import {
  compareFields,
  pendingAfter,
  splitEdit,
  withPending,
} from "../../../app/rules/review/pending-changes";
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
  it.each<[SluggedKind, string, boolean]>([
    ["restaurant", "hours", true],
    ["restaurant", "phone", true],
    ["restaurant", "whatsapp", true],
    ["restaurant", "closed_for_season", true],
    ["restaurant", "name", false],
    ["restaurant", "description", false],
    ["restaurant", "website", false],
    ["restaurant", "image_url", false],
    ["restaurant", "translation", false],
    ["hotel", "affiliate_url", false],
    ["hotel", "price_from", false],
    ["activity", "hours", true],
    ["activity", "whatsapp", true],
    ["activity", "location", false],
    ["business", "phone", true],
    ["business", "email", false],
    ["event", "cancelled", true],
    ["event", "event_date", true],
    ["event", "start_time", true],
    ["event", "end_time", true],
    ["event", "location", true],
    ["event", "title", false],
    ["event", "host", false],
    ["post", "content", false],
    ["post", "status", false],
  ])("%s: %s goes live at once: %s", (kind, field, live) => {
    const { atOnce, toReview } = splitEdit(kind, { [field]: "old" }, { [field]: "new" });
    expect(atOnce).toEqual(live ? { [field]: "new" } : {});
    expect(toReview).toEqual(live ? null : { [field]: "new" });
  });

  it("is split when it touches both", () => {
    const hours = { ...restaurant.hours, Tuesday: "9 AM - 1 PM" };
    expect(splitEdit("restaurant", restaurant, { ...restaurant, hours, name: "La Cocina Azul" })).toEqual({
      atOnce: { hours },
      toReview: { name: "La Cocina Azul" },
    });
  });

  it("is nothing when nothing changed, whatever the form calls empty", () => {
    const sent = {
      ...restaurant,
      website: "",
      hours: { Tuesday: "Closed", Monday: "9 AM - 5 PM", Sunday: "" },
      menu_images: [],
      gallery_images: [...restaurant.gallery_images],
      description: undefined,
    };
    expect(splitEdit("restaurant", restaurant, sent)).toEqual({ atOnce: {}, toReview: null });
  });

  it("can empty a field", () => {
    expect(splitEdit("restaurant", restaurant, { phone: null, description: "" })).toEqual({
      atOnce: { phone: null },
      toReview: { description: "" },
    });
  });

  it("tells false, zero and empty apart", () => {
    const live = { closed_for_season: true, latitude: 0 };
    expect(splitEdit("restaurant", live, { closed_for_season: false, latitude: null })).toEqual({
      atOnce: { closed_for_season: false },
      toReview: { latitude: null },
    });
  });

  it.each([
    ["a text and an object", "9-5", { Monday: "9-5" }],
    ["a text and a list", "a", ["a"]],
    ["a list and an object", ["a"], { 0: "a" }],
  ])("tells %s apart, both ways", (_, one, other) => {
    expect(splitEdit("restaurant", { hours: one }, { hours: other }).atOnce).toEqual({ hours: other });
    expect(splitEdit("restaurant", { hours: other }, { hours: one }).atOnce).toEqual({ hours: one });
  });

  it.each([
    ["another order", ["b", "a"]],
    ["another picture", ["a", "c"]],
    ["one more", ["a", "b", "c"]],
  ])("counts %s of pictures", (_, gallery_images) => {
    const live = { gallery_images: ["a", "b"] };
    expect(splitEdit("hotel", live, { gallery_images }).toReview).toEqual({ gallery_images });
  });

  it("knows a week of blanks from a new day", () => {
    expect(splitEdit("restaurant", { hours: null }, { hours: { Monday: "" } }).atOnce).toEqual({});
    const hours = { ...restaurant.hours, Sunday: "9 - noon" };
    expect(splitEdit("restaurant", restaurant, { hours }).atOnce).toEqual({ hours });
  });

  it("becomes the listing when it is approved", () => {
    expect(withPending(restaurant, { name: "New" })).toEqual({ ...restaurant, name: "New" });
    expect(withPending(restaurant, null)).toBe(restaurant);
  });
});

describe("what waits after another edit", () => {
  it.each<[string, object | null, object, object | null, object | null]>([
    ["is what the edit changes", null, { title: "B" }, { title: "B" }, { title: "B" }],
    ["is the last word of a field", { title: "B" }, { title: "C" }, { title: "C" }, { title: "C" }],
    ["leaves out what was typed back to what is public", { title: "B" }, { title: "A" }, null, null],
    ["keeps what the edit did not touch", { title: "B" }, { cancelled: true }, null, { title: "B" }],
    [
      "takes both",
      { title: "B", host: "Rosa" },
      { title: "A", description: "D" },
      { description: "D" },
      { host: "Rosa", description: "D" },
    ],
  ])("%s", (_, before, edited, toReview, after) => {
    expect(pendingAfter(before as Values, edited as Values, toReview as Values)).toEqual(after);
  });
});

type Values = Record<string, unknown>;

describe("the comparison an admin sees", () => {
  it.each([
    ["a text", { name: "A" }, { name: "B" }, [{ field: "name", before: "A", after: "B" }]],
    ["a new field", {}, { email: "x" }, [{ field: "email", before: undefined, after: "x" }]],
    ["an emptied field", { email: "x" }, { email: null }, [{ field: "email", before: "x", after: null }]],
    ["nothing", { name: "A", email: null }, { name: "A", email: "" }, []],
    [
      "a list as a whole",
      { menu: ["a"] },
      { menu: ["a", "b"] },
      [{ field: "menu", before: ["a"], after: ["a", "b"] }],
    ],
    [
      "one day of the week",
      { hours: { Monday: "9-5", Sunday: "Closed" } },
      { hours: { Monday: "9-6", Sunday: "Closed" } },
      [{ field: "hours.Monday", before: "9-5", after: "9-6" }],
    ],
    [
      "a day that went away",
      { hours: { Monday: "9-5", Sunday: "Closed" } },
      { hours: { Monday: "9-5" } },
      [{ field: "hours.Sunday", before: "Closed", after: null }],
    ],
    [
      "an object that was missing",
      { hours: null },
      { hours: { Monday: "9-5" } },
      [{ field: "hours.Monday", before: null, after: "9-5" }],
    ],
    [
      "an object that went away",
      { hours: { Monday: "9-5" } },
      { hours: null },
      [{ field: "hours.Monday", before: "9-5", after: null }],
    ],
    [
      "a translation that went away",
      { translation: { name: { text: "A", hash: "1" } } },
      { translation: null },
      [{ field: "translation.name", before: "A", after: null }],
    ],
    [
      "a translation by its text",
      { translation: { name: { text: "A", hash: "1" } } },
      { translation: { name: { text: "B", hash: "2" } } },
      [{ field: "translation.name", before: "A", after: "B" }],
    ],
    [
      "a first translation",
      { translation: null },
      { translation: { name: { text: "B", hash: "2" } } },
      [{ field: "translation.name", before: null, after: "B" }],
    ],
    [
      "no translation with a new hash only",
      { translation: { name: { text: "A", hash: "1" } } },
      { translation: { name: { text: "A", hash: "2" } } },
      [],
    ],
  ])("%s", (_, live, edited, changes) => {
    expect(compareFields(live, edited)).toEqual(changes);
  });
});
