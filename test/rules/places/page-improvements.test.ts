import { expect, test } from "vitest";
import { pageImprovements } from "../../../app/rules/places/page-improvements";

const filled = (typed: { [field: string]: string[] }) => (field: string) => typed[field] ?? [];
const missing = (kind: Parameters<typeof pageImprovements>[0], typed: { [field: string]: string[] }) =>
  pageImprovements(kind, filled(typed)).missing.map(({ wish }) => wish);

test("A restaurant with only required fields should first add a photo, then its hours", () => {
  const { granted, all } = pageImprovements("restaurant", filled({ name: ["La Panga"] }));
  expect([granted, all]).toEqual([0, 8]);
  expect(missing("restaurant", {}).slice(0, 3)).toEqual(["photo", "hours", "position"]);
});

test("Hours as one text or on one day count as hours; one coordinate doesn't count as a position", () => {
  expect(missing("restaurant", { hours_text: ["Mon-Fri 8 AM-5 PM"] })).not.toContain("hours");
  expect(missing("restaurant", { "hours.Tuesday": ["9:00 AM - 5:00 PM"] })).not.toContain("hours");
  expect(missing("restaurant", { latitude: ["7.28"] })).toContain("position");
});

test("A hotel needs three amenities and three photos, and empty rows don't count", () => {
  expect(missing("hotel", { amenities: ["Pool", "Wi-Fi", ""], gallery_images: ["/a", "/b", ""] })).toEqual(
    expect.arrayContaining(["amenities", "morePhotos"]),
  );
  expect(missing("hotel", { amenities: ["Pool", "Wi-Fi", "Hammocks"] })).not.toContain("amenities");
});

test("With everything filled in, nothing is missing", () => {
  const whole = { image_url: ["/a"], full_description: ["x".repeat(130)], "translation.title": ["Fuego"] };
  expect(pageImprovements("event", filled(whole))).toEqual({ granted: 3, all: 3, missing: [] });
});
