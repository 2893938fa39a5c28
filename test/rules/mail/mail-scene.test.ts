import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { eventTypes } from "../../../app/rules/events/event-types";
import { mailPortraits } from "../../../app/rules/mail/mail-portraits";
import { mailScene } from "../../../app/rules/mail/mail-scene";
import { readPortrait } from "../../../app/rules/pictures/portrait";
import { subjectScenes } from "../../../app/rules/pictures/subject-scenes";
import {
  activityCategories,
  businessCategories,
  hotelCategories,
  restaurantCategories,
} from "../../../app/rules/places/categories";
import type { ReviewKind } from "../../../app/rules/review/review-kinds";

const categoriesOf = {
  restaurant: restaurantCategories,
  hotel: hotelCategories,
  activity: activityCategories,
  business: businessCategories,
  event: eventTypes,
};

describe("A mail's picture fits its subject", () => {
  test.each([
    ["restaurant", "Seafood", "La Panga", "eat"],
    ["restaurant", "Panamanian", "Fonda Doña Nena", "fonda-stove"],
    ["restaurant", "Japanese", "Nami", "sushi"],
    ["hotel", "Hostel", "Hostel La Ola", "bunks"],
    ["activity", "fishing", "Pesca Don Beto", "tuna-gunwale"],
    ["activity", "surf", "Marea Alta", "line-up"],
    ["activity", "fitness", "Yoga bajo el higo", "yoga"],
    ["business", "Transportation", "Transporte Azuero Sur", "bus-stop"],
    ["business", "Retail", "Mini Súper La Esquina", "grocery"],
    ["event", "", "Fire Night", "fire-bowl"],
    ["event", "", "Noche de fogata", "fire-bowl"],
    ["series", "class", "Morning Yoga", "yoga"],
    ["event", "class", "Spanish for Beginners", "school"],
    ["event", "kids", "Tarde de cuentos", "kite"],
    ["event", "social", "Mercadito", "calendar"],
    ["post", "Food", "Lunch at the Fonda, Word by Word", "fonda-stove"],
    ["post", "Town Life", "Qué hacer cuando se va la luz", "candle-night"],
    ["post", "Culture", "Sin título", "blog"],
  ] as const)("%s, %s, %s: %s", (kind, category, name, scene) => {
    expect(mailScene({ kind, category, name })).toBe(scene);
  });

  test("a place's name alone has no effect: a house named after a wave is a house", () => {
    expect(mailScene({ kind: "hotel", name: "La Ola" })).toBe("stay");
  });

  test("every category of every kind has its own picture", () => {
    for (const [kind, categories] of Object.entries(categoriesOf)) {
      const shown = categories.map((category) => mailScene({ kind: kind as ReviewKind, category, name: "" }));
      expect(new Set(shown).size, kind).toBe(categories.length);
    }
  });

  test.each(Object.entries(mailPortraits))("%s is the portrait %s", (thing, code) => {
    expect(readPortrait(code)?.thing).toBe(thing);
  });

  test("every subject has a picture", () => {
    const script = readFileSync("scripts/social-cards.ts", "utf8");
    for (const scene of subjectScenes) expect(script).toContain(`"${scene}": `);
  });
});
