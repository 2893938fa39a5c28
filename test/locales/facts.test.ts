import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { directories } from "../../app/locales/directories";
import { guides } from "../../app/locales/guides";
import { factsDrawn } from "../../app/rules/content/year-strip";
import { languages } from "../../app/rules/site/language";
import { fillFacts } from "../../app/rules/site/words";
import { builtInFacts } from "../../app/rules/town/facts";
import { builtInWords } from "../../app/server/http/changed-words";
import { infoSections } from "../../app/server/pages/content/built-in-info";
import { factsWritten } from "../support/written-facts";

const files = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts", "drizzle/seed/**/*.ts"]).filter(
  (file) => !/^app\/(rules\/town|components\/pictures)\//.test(file),
);
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*/g, "");

/** Texts that look like facts of the town but aren't: where they are, and what they mean. */
const others = [
  ["app/components/content/way-map.tsx", "50 km"],
  ["app/components/content/way-here.tsx", "50 km"], // the scale of the map
  ["app/locales/en/guides/real-estate.ts", "10 kilometers"], // the law's strip along borders
  ["app/locales/es/guides/real-estate.ts", "10 kilómetros"],
  ["app/locales/es/facts.ts", "Lugares que aceptan tarjeta"], // the fact's name
  ["drizzle/seed/event-stories.ts", "Five kilometers"], // a race
  ["drizzle/seed/event-stories.ts", "Cinco kilómetros"],
  ["drizzle/seed/places/hotels.ts", "3 km"], // an invented address
  ["drizzle/seed/posts/sea.ts", "October and November"], // warnings of one year
  ["drizzle/seed/posts/sea.ts", "octubre y noviembre"],
] as const;

describe("A fact of the town", () => {
  test("is only written in the facts table", () => {
    const found = files.flatMap((file) =>
      factsWritten(withoutComments(readFileSync(file, "utf8"))).map(({ said }) => `${file}: ${said}`),
    );
    const allowed = others.map(([file, said]) => `${file}: ${said}`);
    expect(files.length).toBeGreaterThan(500);
    expect(found.filter((one) => !allowed.includes(one))).toEqual([]);
    expect(allowed.filter((one) => !found.includes(one))).toEqual([]);
  });

  test("is in the table because a page uses it", () => {
    const texts = files.map((file) => readFileSync(file, "utf8")).join("\n");
    const drawn = Object.values(factsDrawn).flat();
    const isTold = (name: string) =>
      drawn.includes(name) || new RegExp(`\\{\\{${name}(Said|Short)?\\}\\}`, "i").test(texts);
    expect([...builtInFacts.keys()].filter((name) => !isTold(name))).toEqual([]);
  });

  test.each(languages)("has every name that pages use for it (%s)", (language) => {
    const { fact } = builtInWords.words[language];
    const texts = [guides[language], directories[language], infoSections(language)];
    expect(JSON.stringify(fillFacts(texts, fact))).not.toMatch(/\{\{/);
  });

  test("isn't one that the sources warn about", () => {
    const warned =
      /world-class|clase mundial|borders Cerro Hoya|colinda con Cerro Hoya|tap water is safe|daily flights|vuelos diarios|180 (?:days|días)|(?:arribada|turtles) (?:at|with) (?:the )?full moon|no phone signal|full 4G|Ley 44|private beach|playa privada/i;
    const saying = files.filter((file) => warned.test(withoutComments(readFileSync(file, "utf8"))));
    expect(saying).toEqual([]);
  });

  test.each([
    ["hours of the road", "It's 4 to 5 hours by road.", "De la capital son de 4 a 5 horas."],
    ["hours of the road", "The 4 to 5 hour road", "A hora y media en carro, más o menos."],
    ["hours of the road", "About an hour and a half away.", "En carro, como una hora."],
    ["hours of the road", "five or six hours", "1\\u00a0h\\u00a020 en bus"],
    ["hours of the road", "20 to 45 minutes away", "a 20 o 45 minutos"],
    [
      "months of turtles, whales, swell, rain and cool sea",
      "September to November",
      "de septiembre a noviembre",
    ],
    [
      "months of turtles, whales, swell, rain and cool sea",
      "Whales pass until October",
      "hay tortugas hasta diciembre",
    ],
    [
      "months of turtles, whales, swell, rain and cool sea",
      "Turtles nest in July.",
      "En enero, con agua fría: enero trae agua fría.",
    ],
    ["height of the waves", "waves of 3 to 8 feet", "olas de 3 a 8 pies"],
    ["cards", "many places take cards", "muchos aceptan tarjeta"],
    ["distances", "60 km east", "a veintidós pasos y 22\u00a0kilómetros"],
  ])("is detected if it's written out: %s", (fact, english, spanish) => {
    for (const text of [english, spanish])
      expect(
        factsWritten(text).map((one) => one.fact),
        text,
      ).toContain(fact);
  });

  test("isn't detected if a text uses the table, or is about something else", () => {
    for (const text of [
      "Turtles usually nest from {{turtleMonths}}.",
      "Allow half an hour for pictures. Hold it under water for 30 minutes.",
      "Días libres el 3, 4 y 5 de noviembre.",
      "Carnival, in some years in March. Two hours of practice.",
      "Turtles may come on any night.",
      "Elige un día y una hora",
    ])
      expect(factsWritten(text), text).toEqual([]);
  });
});
