import { describe, expect, test } from "vitest";
import { nameOf, searchTextOf } from "../../../app/rules/places/listing-texts";
import { canTakeBack, kindsOf, ownTabs, tabOf } from "../../../app/rules/places/own-listings";
import { changesState } from "../../../app/rules/review/changes-state";
import { factsOf } from "../../../app/rules/review/submission-facts";
import { listingKinds } from "../../../app/rules/site/listing-kinds";
import { relativeTime } from "../../../app/rules/time/date-words";

test("every kind of listing is on one tab", () => {
  for (const kind of listingKinds)
    expect(ownTabs.filter((tab) => kindsOf(tab).includes(kind))).toEqual([tabOf(kind)]);
});

test("a deletion can be undone for exactly ten minutes", () => {
  const deleted = Date.parse("2026-11-20T12:00:00Z");
  const after = (ms: number) => new Date(deleted + ms);
  expect(canTakeBack(deleted, after(0))).toBe(true);
  expect(canTakeBack(deleted, after(599_999))).toBe(true);
  expect(canTakeBack(deleted, after(600_000))).toBe(false);
});

describe("the edit of a public listing", () => {
  const edit = { pending_changes: { name: "New" } };
  test.each([
    ["waits while a reviewer has not looked", { status: "approved", waiting_since: 1, ...edit }, "waiting"],
    [
      "was declined when nobody looks any more",
      { status: "approved", waiting_since: null, ...edit },
      "declined",
    ],
    ["is none without changes", { status: "approved", waiting_since: null, pending_changes: null }, "none"],
    ["is none for a listing that waits itself", { status: "pending", waiting_since: 1, ...edit }, "none"],
    ["is none for a rejected one", { status: "rejected", waiting_since: null, ...edit }, "none"],
  ] as const)("%s", (_, listing, state) => {
    expect(changesState(listing)).toBe(state);
  });
});

test.each([
  [0, "now", "ahora"],
  [59_000, "now", "ahora"],
  [60_000, "1 minute ago", "hace 1 minuto"],
  [2 * 60 * 60_000, "2 hours ago", "hace 2 horas"],
  [24 * 60 * 60_000, "yesterday", "ayer"],
  [9 * 24 * 60 * 60_000, "9 days ago", "hace 9 días"],
])("%i ms ago is in everyday words", (passed, english, spanish) => {
  const then = new Date("2026-11-20T12:00:00Z");
  const now = new Date(then.getTime() + passed);
  expect(relativeTime(then, now, "en")).toBe(english);
  expect(relativeTime(then, now, "es")).toBe(spanish);
});

test("a reviewer sees hours, policies and the other language field by field", () => {
  const facts = factsOf("restaurant", {
    name: "La Ola",
    hours: { Monday: "9 - 5", Tuesday: null },
    translation: { name: { text: "The Wave", hash: "x" } },
    gallery_images: ["/images/a/b"],
    user_id: "secret",
  });
  expect(facts).toContainEqual({ field: "hours.Monday", value: "9 - 5" });
  expect(facts).toContainEqual({ field: "translation.name", value: "The Wave" });
  expect(facts).toContainEqual({ field: "gallery_images", value: ["/images/a/b"] });
  expect(facts.map(({ field }) => field)).not.toContain("user_id");
});

test("a search matches both languages, the category and the amenities, without accents", () => {
  const row = {
    name: "Posada del Sol",
    description: "Rooms",
    category: "Hostel",
    amenities: ["Hamacas"],
    translation: { description: { text: "Habitaciones cómodas", hash: "x" } },
  };
  for (const word of ["posada", "hostel", "hamacas", "comodas"])
    expect(searchTextOf("hotel", row)).toContain(word);
  expect(nameOf("activity", { business_name: "Olas", name: "Other" })).toBe("Olas");
});
