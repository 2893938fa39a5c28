import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { directories } from "../../app/locales/directories";
import { services as builtInServicesEn } from "../../app/locales/en/guides/services";
import { sea as builtInSeaEn } from "../../app/locales/en/sea";
import { services as builtInServicesEs } from "../../app/locales/es/guides/services";
import { sea as builtInSeaEs } from "../../app/locales/es/sea";
import type { GuideText, HomeText } from "../../app/locales/guide-text";
import { guides as builtInGuides } from "../../app/locales/guides";
import { catalogs } from "../../app/locales/index";
import { type Span, year } from "../../app/rules/content/year-strip";
import { languages } from "../../app/rules/site/language";
import { fillFacts } from "../../app/rules/site/words";
import { builtInWords } from "../../app/server/http/changed-words";

/** With the town's facts filled in, as on the pages. */
const { en: factEn, es: factEs } = { en: builtInWords.words.en.fact, es: builtInWords.words.es.fact };
const {
  home: homeEn,
  surf: surfEn,
  transportation: transportationEn,
  "real-estate": realEstateEn,
  legal: legalEn,
  privacy: privacyEn,
  terms: termsEn,
  disclosure: disclosureEn,
} = fillFacts(builtInGuides.en, factEn);
const {
  home: homeEs,
  surf: surfEs,
  transportation: transportationEs,
  "real-estate": realEstateEs,
  legal: legalEs,
  privacy: privacyEs,
  terms: termsEs,
  disclosure: disclosureEs,
} = fillFacts(builtInGuides.es, factEs);
const { do: doingEn, stay: stayEn } = fillFacts(directories.en, factEn);
const { do: doingEs, stay: stayEs } = fillFacts(directories.es, factEs);
const [servicesEn, seaEn] = fillFacts([builtInServicesEn, builtInSeaEn] as const, factEn);
const [servicesEs, seaEs] = fillFacts([builtInServicesEs, builtInSeaEs] as const, factEs);

const guides: Record<string, [GuideText, GuideText]> = {
  surf: [surfEn, surfEs],
  transportation: [transportationEn, transportationEs],
  "real-estate": [realEstateEn, realEstateEs],
  legal: [legalEn, legalEs],
  privacy: [privacyEn, privacyEs],
  terms: [termsEn, termsEs],
  disclosure: [disclosureEn, disclosureEs],
};
const pages: Record<string, [GuideText | HomeText, GuideText | HomeText]> = {
  home: [homeEn, homeEs],
  ...guides,
};
const everyPage = Object.values(pages).flat();

/** Fields without text; they must be equal in both languages. */
const structure = new Set(["name", "kind", "id", "link", "imageOnRight"]);

test.each(languages)("each short name of a chip in %s belongs to a section of its guide", (language) => {
  for (const [guide, names] of Object.entries(catalogs[language].guides.short)) {
    const sections = guides[guide]?.[languages.indexOf(language)]?.sections.map(({ name }) => name);
    expect(sections).toEqual(expect.arrayContaining(Object.keys(names)));
  }
});

/** Every leaf of a page with its path: `sections.2.cards.0.title` and its text. */
function leaves(value: unknown, path = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, path ? `${path}.${key}` : key));
}
const field = (path: string) => path.split(".").at(-1) ?? "";
const words = (page: unknown) =>
  leaves(page)
    .filter(([path]) => !structure.has(field(path)))
    .map(([path, text]) => [path, String(text)] as const);
const prose = (page: unknown) =>
  words(page)
    .map(([, text]) => text)
    .join("\n");
const bones = (page: unknown) =>
  leaves(page).map(([path, value]) => (structure.has(field(path)) ? `${path} = ${value}` : path));

function section(page: GuideText, name: string) {
  const found = page.sections.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no section ${name}`);
  return found;
}

describe.each(Object.entries(pages))("the two languages of %s", (_, [english, spanish]) => {
  test("have the same sections, kinds, cards, bullets and links in the same order", () => {
    expect(bones(spanish)).toEqual(bones(english));
  });

  test("share no text beyond proper names", () => {
    const same = new Map(words(spanish));
    const names = ["Guánico Abajo"];
    const shared = words(english).filter(([path, text]) => same.get(path) === text && !names.includes(text));
    expect(shared).toEqual([]);
  });

  test.each([
    ["English", english],
    ["Spanish", spanish],
  ])("leave nothing empty, shout nothing and sell nothing in %s", (_language, page) => {
    for (const [path, text] of words(page)) {
      expect(text.trim(), path).not.toBe("");
      expect(text.trim(), path).toBe(text);
      expect(text, path).not.toMatch(/!!| {2}|\n{3}|hidden gem|paradise|nestled|vibrant|unforgettable/i);
      expect(text, path).not.toMatch(
        /paraíso|joya escondida|enclavad|inolvidable|vibrante|\busted\b|\bvosotros\b/i,
      );
    }
  });
});

describe.each(Object.entries(guides))("the guide %s", (_, [english, spanish]) => {
  test("opens with its hero and names each section once, as a content row would", () => {
    for (const page of [english, spanish]) {
      const names = page.sections.map(({ name }) => name);
      expect(page.sections[0]?.kind).toBe("hero");
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  test("gives each card, fact and resource of a section an id of its own", () => {
    for (const part of english.sections) {
      const parts = part.kind === "cards" ? part.cards : part.kind === "facts" ? part.facts : [];
      const ids = (part.kind === "resources" ? part.resources : parts).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe("in a search result", () => {
  test("a title fits in 60 characters and a description takes 110 to 160", () => {
    for (const page of everyPage) {
      expect(page.title.length, page.title).toBeLessThanOrEqual(60);
      expect(page.description.length, page.description).toBeGreaterThanOrEqual(110);
      expect(page.description.length, page.description).toBeLessThanOrEqual(160);
      expect(page.keywords.split(", ").length, page.keywords).toBeGreaterThanOrEqual(4);
    }
  });

  test("no two pages look alike, in one language or across both", () => {
    expect(new Set(everyPage.map(({ title }) => title)).size).toBe(everyPage.length);
    expect(new Set(everyPage.map(({ description }) => description)).size).toBe(everyPage.length);
  });
});

describe("the facts of the town", () => {
  test("the season is March to November, best April to October, with 3 to 8 feet, on home and on surf", () => {
    for (const page of [homeEn, surfEn])
      for (const fact of [/March to November/, /most consistent from April to October/i, /\b3 to 8 feet/])
        expect(prose(page)).toMatch(fact);
    for (const page of [homeEs, surfEs])
      for (const fact of [/de marzo a noviembre/i, /más constante de abril a octubre/i, /\bde 3 a 8 pies/i])
        expect(prose(page)).toMatch(fact);
  });

  test("no page gives another height for the waves or another drive from the capital", () => {
    for (const page of everyPage) {
      const numbers = prose(page).matchAll(/(\d+) (?:to|a) (\d+)[ -](feet|pies|hours?|horas?)/g);
      for (const [text, low, high, unit] of numbers)
        expect(`${low}-${high}`, text).toBe(/feet|pies/.test(unit ?? "") ? "3-8" : "4-5");
    }
    for (const page of [homeEn, transportationEn]) expect(prose(page)).toContain("4 to 5 hours");
    for (const page of [homeEs, transportationEs]) expect(prose(page)).toContain("4 a 5 horas");
  });

  test("nobody is told to count on cash in the village, or to drive into the night", () => {
    expect(prose(transportationEn)).toContain("don't count on one in the village");
    expect(prose(transportationEs)).toContain("en el pueblo no cuentes con uno");
    expect(section(transportationEn, "on-the-road").kind).toBe("cards");
  });

  test("both languages name the same towns", () => {
    const towns =
      /Las Tablas|Pedasí|Tonosí|Chitré|Guararé|Macaracas|Penonomé|Santiago|Isla Cañas|La Marinera/g;
    const named = (text = "") => [...new Set(text.match(towns))].toSorted();
    for (const [english, spanish] of Object.values(pages)) {
      const said = new Map(words(spanish));
      for (const [path, text] of words(english)) expect(named(said.get(path)), text).toEqual(named(text));
    }
  });

  test("the 22 meters of the public shore never stand without the doubt that goes with them", () => {
    const told = everyPage.flatMap((page) => words(page)).filter(([, text]) => /\b22 met/.test(text));
    expect(told).toHaveLength(4);
    for (const [, text] of told) expect(text).toMatch(/most |mayoría|casi todas/i);
  });

  test("the national days of November are in the low season, as the month is", () => {
    for (const { tips } of [stayEn, stayEs])
      for (const { id, title, description } of tips.cards)
        if (/nov/i.test(description))
          expect([id, title]).toEqual(["low-season", expect.stringMatching(/nov/i)]);
  });

  test("repairs at any hour are said of a service that says nothing of being closed", () => {
    for (const { services } of [servicesEn, servicesEs]) {
      expect(services.maintenance.fullDescription).toMatch(/at any hour|a cualquier hora/);
      expect(services.maintenance.fullDescription).not.toMatch(/closed|cerrado/);
    }
  });
});

describe("legal pages", () => {
  test("legal resources are three topics of exactly five bullets and three blocks", () => {
    for (const page of [legalEn, legalEs]) {
      const topics = section(page, "topics");
      const blocks = section(page, "resources");
      expect(page.sections.map(({ kind }) => kind)).toEqual(["hero", "text", "cards", "resources"]);
      expect(topics.kind === "cards" && topics.cards.map(({ bullets }) => bullets?.length)).toEqual([
        5, 5, 5,
      ]);
      expect(blocks.kind === "resources" && blocks.resources.length).toBe(3);
    }
  });

  test("their English headings are the ones people look for", () => {
    const text = prose(legalEn);
    for (const heading of [
      "Legal Resources",
      "Residency & Visas",
      "Property Laws",
      "Business Laws",
      "Legal Representation",
      "Document Services",
      "Consulting Services",
    ])
      expect(text).toContain(heading);
  });

  test("land and law say that they are information and not advice", () => {
    for (const page of [legalEn, realEstateEn])
      expect(prose(page)).toContain("general information, not legal advice");
    for (const page of [legalEs, realEstateEs])
      expect(prose(page)).toContain("información general, no asesoría legal");
  });

  test("privacy names the five cookies and no others", () => {
    for (const page of [privacyEn, privacyEs]) {
      const cookies = section(page, "cookies");
      const named = cookies.kind === "facts" ? cookies.facts : [];
      expect(named.map(({ id }) => id)).toEqual(["session", "language", "flash", "bookmark", "oauth"]);
      for (const { id, note } of named) expect(note).toContain(id);
    }
  });

  test("the disclosure has its eight sections in order", () => {
    expect(disclosureEn.sections.map(({ name }) => name)).toEqual([
      "hero",
      "transparency",
      "affiliate-links",
      "relationships",
      "no-extra-cost",
      "honest-reviews",
      "local-businesses",
      "contact",
      "ftc-compliance",
    ]);
  });

  test("a contact is the address in the footer, never one of our own making", () => {
    for (const page of everyPage) expect(prose(page)).not.toMatch(/[\w.]+@[\w.]+|https?:|\+?\d{3,4}-\d{4}/);
    for (const page of [privacyEn, termsEn, disclosureEn])
      expect(prose(page)).toContain("the address in the footer");
    for (const page of [privacyEs, termsEs, disclosureEs])
      expect(prose(page)).toContain("la dirección que está al pie de la página");
  });
});

describe.each([
  ["en", doingEn, seaEn, surfEn],
  ["es", doingEs, seaEs, surfEs],
] as const)("Of turtles (%s)", (language, doing, sea, surf) => {
  const monthName = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const months = ([from, to]: Span) =>
    [from, to - 1].map((one) => monthName.format(new Date(Date.UTC(2026, one))));
  const wildlife = words(doing).find(([, text]) => /turtles|tortugas/i.test(text))?.[1] ?? "";

  test("every page names the months of the one table", () => {
    const { season, best } = year.turtles;
    for (const month of [...months(season), ...months(best)]) expect(wildlife).toContain(month);
    const row = words(surf).find(([, text]) => months(best).every((month) => text.includes(month)));
    expect(row?.[0]).toContain("when");
  });

  test("everybody is asked for the same: no lights and no flash", () => {
    const asked = prose(sea.today.season)
      .split(/\n/)
      .filter((text) => /[Tt]urtles|[Tt]ortugas/.test(text));
    expect(asked).toHaveLength(2);
    for (const text of asked) expect(text).toMatch(/no lights and no flash|ni luces ni flash/);
    const seed = globSync("drizzle/seed/**/*.ts")
      .map((path) => readFileSync(path, "utf8"))
      .join();
    expect(seed).not.toMatch(/red light|luz roja|luces rojas/i);
  });
});
