import { describe, expect, test } from "vitest";
import { type ContentRow, composeSections, langOf } from "../../../app/rules/content/page-content";

const builtIn = [
  { name: "hero", title: "Waves", subtitle: "All year", imageSrc: "" },
  { name: "intro", title: "Hello", text: "One.\n\nTwo." },
  { name: "cards", title: "Cards", cards: [{ id: "a", title: "A", bullets: ["x"] }] },
];
const spanish = [
  { name: "hero", title: "Olas", subtitle: "Todo el año", imageSrc: "" },
  { name: "intro", title: "Hola", text: "Uno.\n\nDos." },
  { name: "cards", title: "Tarjetas", cards: [{ id: "a", title: "La A", bullets: ["equis"] }] },
];

const row = (section_name: string, data: unknown, more: Partial<ContentRow> = {}): ContentRow => ({
  section_name,
  content_data: typeof data === "string" ? data : JSON.stringify(data),
  is_visible: true,
  display_order: 1,
  updated_at: 0,
  ...more,
});

const fact = (name: string) => (name === "turtleMonths" ? "July to December" : undefined);
const inEnglish = (...ownRows: ContentRow[]) =>
  composeSections({ language: "en", ownRows, englishRows: [], fact }, () => builtIn);
const inSpanish = (ownRows: ContentRow[], englishRows: ContentRow[] = []) =>
  composeSections({ language: "es", ownRows, englishRows, fact }, (language) =>
    language === "es" ? spanish : builtIn,
  );
const names = (sections: { name: string }[]) => sections.map(({ name }) => name);

describe("The sections of a page", () => {
  test("are the built-in ones if nothing was changed", () => {
    expect(inEnglish()).toEqual(builtIn);
    expect(inSpanish([])).toEqual(spanish);
  });

  test("leave out hidden ones", () => {
    expect(names(inEnglish(row("intro", {}, { is_visible: false })))).toEqual(["hero", "cards"]);
  });

  test("are in an admin's order", () => {
    expect(names(inEnglish(row("cards", {}, { display_order: 0 })))).toEqual(["cards", "hero", "intro"]);
    expect(names(inEnglish(row("hero", {}, { display_order: 9 })))).toEqual(["intro", "cards", "hero"]);
    expect(names(inEnglish(row("cards", {}, { display_order: 2 })))).toEqual(["hero", "intro", "cards"]);
  });

  test("take a filled field from the row and keep the others", () => {
    const [hero] = inEnglish(row("hero", { title: "Big waves", subtitle: " " }));
    expect(hero).toEqual({ name: "hero", title: "Big waves", subtitle: "All year", imageSrc: "" });
    expect(inEnglish(row("hero", {}, { content_data: { title: "Big waves" } }))[0]).toEqual(hero);
  });
});

describe("A Spanish page", () => {
  test("has the text of its own row, or else the built-in one", () => {
    const [hero] = inSpanish([row("hero", { title: "Olas grandes" })]);
    expect(hero).toEqual({ ...spanish[0], title: "Olas grandes" });
  });

  test("uses an English word that was changed without its Spanish, and marks only that word", () => {
    const english = [row("hero", { title: "Bigger waves", subtitle: "All year" })];
    const [hero] = inSpanish([], english);
    expect(hero).toEqual({ ...spanish[0], title: "Bigger waves", english: ["title"] });
    expect(hero && [langOf(hero, "title"), langOf(hero, "subtitle")]).toEqual(["en", undefined]);
    expect(inSpanish([row("hero", { title: "Olas" })], english)[0]).toEqual(spanish[0]);
  });

  test("marks a section as English as a whole if it has no Spanish word", () => {
    const [, intro] = inSpanish(
      [],
      [row("intro", { title: "Bring cash", text: "No bank." }, { display_order: 2 })],
    );
    expect(intro).toEqual({ name: "intro", title: "Bring cash", text: "No bank.", fallbackLanguage: true });
  });

  test("counts switches and numbers as neither language", () => {
    const feature = { name: "feature", title: "Olas", isWide: true, height: 3, link: "/surf" };
    const englishRows = [row("feature", { title: "Waves" })];
    const sections = composeSections({ language: "es", ownRows: [], englishRows, fact }, () => [feature]);
    expect(sections).toEqual([{ ...feature, title: "Waves", fallbackLanguage: true }]);
  });

  test("takes nothing from an English row that equals the built-in text", () => {
    expect(inSpanish([], [row("hero", builtIn[0]), row("intro", {}, { display_order: 2 })])).toEqual(spanish);
  });

  test("has its pictures, links, order and visibility from the English rows only", () => {
    const own = [
      row("hero", { imageSrc: "/es.webp" }, { display_order: 9 }),
      row("intro", {}, { is_visible: false }),
    ];
    expect(inSpanish(own)).toEqual(spanish);
    const english = [
      row("hero", { imageSrc: "/en.webp" }, { display_order: 8 }),
      row("intro", {}, { is_visible: false }),
    ];
    expect(inSpanish(own, english)).toEqual([spanish[2], { ...spanish[0], imageSrc: "/en.webp" }]);
  });

  test("has the items of the English list, each with its own text if there is any", () => {
    const cards = [{ id: "b", title: "B", bullets: ["y"] }, { id: "a" }];
    const english = [row("cards", { cards }, { display_order: 3 })];
    const own = [
      row("cards", {
        cards: [
          { id: "a", title: "Una A" },
          { id: "z", title: "Nadie" },
        ],
      }),
    ];
    expect(inSpanish(own, english)[2]).toEqual({
      name: "cards",
      title: "Tarjetas",
      cards: [
        { id: "b", title: "B", bullets: ["y"], english: ["title", "bullets"] },
        { id: "a", title: "Una A", bullets: ["equis"] },
      ],
    });
  });
});

describe("A section with an unknown name", () => {
  const notice = {
    title: "The bridge",
    text: "Is out.",
    more: { tips: ["Wait.", " "], phone: "6000" },
    level: 2,
  };

  test("is shown as plain text under its title, at its row's position", () => {
    const plain = {
      name: "plain",
      kind: "plain",
      id: "notice",
      title: "The bridge",
      text: "Is out.\n\nWait.",
    };
    expect(inEnglish(row("notice", notice, { display_order: 2 }))[2]).toEqual(plain);
    expect(inSpanish([], [row("notice", notice, { display_order: 2 })])[2]).toEqual({
      ...plain,
      fallbackLanguage: true,
    });
  });

  test("is in Spanish where there's Spanish text for it, even for a single field", () => {
    const puente = row("notice", { title: "El puente", text: "Se cayó." }, { display_order: 9 });
    const plain = { name: "plain", kind: "plain", id: "notice", title: "El puente", text: "Se cayó." };
    expect(inSpanish([puente], [row("notice", notice)])[1]).toEqual(plain);
    expect(inSpanish([puente])[3]).toEqual(plain);
    expect(inSpanish([row("notice", { title: "El puente" })], [row("notice", notice)])[1]).toEqual({
      ...plain,
      text: "Is out.\n\nWait.",
      english: ["text"],
    });
  });

  test("isn't shown if it's hidden or empty", () => {
    expect(
      inEnglish(row("notice", notice, { is_visible: false }), row("empty", { imageSrc: "/a.webp" })),
    ).toEqual(builtIn);
    expect(inEnglish(row("broken", "{"))).toEqual(builtIn);
  });
});

describe("Broken content never breaks a page", () => {
  test.each([
    ["nothing", ""],
    ["half a document", '{"title":'],
    ["a list", "[]"],
    ["a number", "7"],
    ["null", "null"],
    ["the wrong types", { title: 7, subtitle: ["x"], imageSrc: {} }],
    ["a name of the language's own", '{"__proto__":{"title":"x"},"constructor":1}'],
  ])("%s shows the built-in text", (_, data) => {
    expect(inEnglish(row("hero", data))).toEqual(builtIn);
    expect(inSpanish([row("hero", data)], [row("hero", data)])).toEqual(spanish);
  });

  test("a list only accepts items of its kind, and each item's missing fields are filled in", () => {
    const cards = [{ id: "a", title: "New" }, null, "text", ["x"], { title: "B", bullets: [7, " "] }];
    expect(inEnglish(row("cards", { cards }, { display_order: 3 }))[2]).toMatchObject({
      cards: [
        { id: "a", title: "New", bullets: ["x"] },
        { id: "", title: "B", bullets: [] },
      ],
    });
    expect(inEnglish(row("cards", { cards: [] }, { display_order: 3 }))).toEqual(builtIn);
  });

  test("an item's missing fields come from the item with its id, or else at its position; an added one has only its own", () => {
    const places = [
      { id: "a", title: "A", text: "one" },
      { id: "b", title: "B", text: "two" },
    ];
    const items = [{ id: "b", title: "C" }, { title: "D" }, { title: "E" }];
    const page = {
      language: "en" as const,
      ownRows: [row("places", { places: items })],
      englishRows: [],
      fact,
    };
    expect(composeSections(page, () => [{ name: "places", places }])).toEqual([
      {
        name: "places",
        places: [
          { id: "b", title: "C", text: "two" },
          { id: "b", title: "D", text: "two" },
          { id: "", title: "E", text: "" },
        ],
      },
    ]);
  });

  test("a section keeps its name and kind, and numbers stay numbers", () => {
    const section = { name: "hero", kind: "hero", height: 3, isWide: true };
    const data = { name: "x", kind: "y", height: 4, isWide: "no" };
    const page = { language: "en" as const, ownRows: [row("hero", data)], englishRows: [], fact };
    expect(composeSections(page, () => [section])).toEqual([{ ...section, height: 4 }]);
  });
});
