import { expect, test } from "vitest";
import { excerpt } from "../../../app/rules/places/excerpt";

test.each([
  [
    "as many whole sentences as fit",
    "Eight tables on the sand and whatever the boats brought in. Whole red snapper with patacones, corvina ceviche by the glass, and soup.",
    "Eight tables on the sand and whatever the boats brought in.",
  ],
  [
    "Spanish questions begin a sentence",
    "Ocho mesas en la arena y lo que trajeron las lanchas. ¿Qué hay hoy? Pargo entero con patacones, ceviche de corvina y una sopa que se acaba.",
    "Ocho mesas en la arena y lo que trajeron las lanchas. ¿Qué hay hoy?",
  ],
  [
    "a decimal point isn't the end of one",
    "Rooms 2.5 km from the beach with a view over the whole bay, a kitchen for everybody and a garden that goes down to the river mouth",
    "Rooms 2.5 km from the beach with a view over the whole bay.",
  ],
  [
    "of a long sentence what precedes its colon",
    "Walks into the national park at the end of the peninsula: waterfalls, scarlet macaws if you're lucky, mud if you aren't.",
    "Walks into the national park at the end of the peninsula.",
  ],
  [
    "words of a sentence that doesn't pause",
    "Rooms 2.5 km from the beach with a view over the whole bay and a kitchen for everybody and a garden that stretches on",
    "Rooms 2.5 km from the beach with a view over the whole bay and a kitchen for everybody and a garden that…",
  ],
  ["a short text stays whole", "A clay oven. Pizza at night", "A clay oven. Pizza at night"],
])("a card shows of a description: %s", (_, text, shown) => {
  expect(excerpt(text)).toBe(shown);
});
