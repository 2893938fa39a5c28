import { expect, test } from "vitest";
import { isDemonstration } from "../../../app/rules/places/demonstration";
import { listing } from "../../../drizzle/seed/places/listing";

test("a seeded listing is known as a demonstration, one with a random id isn't", () => {
  const texts = { name: "La Panga", description: "Eight tables." };
  const story = { language: "en", en: texts, es: texts } as const;
  expect(isDemonstration(listing("restaurant", "name", story, 1, new Date(0)))).toBe(true);
  expect(isDemonstration({ id: crypto.randomUUID() })).toBe(false);
});
