import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { mailScene } from "../../../app/rules/mail/mail-scene";
import { subjectScenes } from "../../../app/rules/pictures/subject-scenes";

describe("A mail shows what it speaks of", () => {
  test.each([
    ["restaurant", "Seafood", "La Panga", "eat"],
    ["restaurant", "Panamanian", "Fonda Doña Nena", "fonda-stove"],
    ["hotel", "Hostel", "Hostel La Ola", "stay"],
    ["activity", "fishing", "Pesca Don Beto", "tuna-gunwale"],
    ["activity", "surf", "Marea Alta", "line-up"],
    ["activity", "fitness", "Yoga bajo el higo", "do"],
    ["business", "Transportation", "Transporte Azuero Sur", "bus-stop"],
    ["business", "Retail", "Mini Súper La Esquina", "info"],
    ["event", "", "Fire Night", "fire-bowl"],
    ["event", "", "Noche de fogata", "fire-bowl"],
    ["series", "", "Morning Yoga", "calendar"],
    ["post", "Food", "Lunch at the Fonda, Word by Word", "fonda-stove"],
    ["post", "Town Life", "Qué hacer cuando se va la luz", "candle-night"],
    ["post", "Culture", "Sin título", "blog"],
  ] as const)("%s, %s, %s: %s", (kind, category, name, scene) => {
    expect(mailScene({ kind, category, name })).toBe(scene);
  });

  test("a place's name alone moves nothing: a house called after a wave is a house", () => {
    expect(mailScene({ kind: "hotel", name: "La Ola" })).toBe("stay");
  });

  test("for each subject a picture is made", () => {
    const script = readFileSync("scripts/social-cards.ts", "utf8");
    for (const scene of subjectScenes) expect(script).toContain(`"${scene}": `);
  });
});
