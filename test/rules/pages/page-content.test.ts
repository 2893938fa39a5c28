import { describe, expect, test } from "vitest";
import { type ContentRow, composeSections, overlay } from "../../../app/rules/pages/page-content";

const builtIn = [
  { name: "hero", title: "Waves", subtitle: "All year" },
  { name: "intro", title: "Hello", text: "One.\n\nTwo." },
  { name: "cards", title: "Cards", cards: [{ id: "a", title: "A", bullets: ["x"] }] },
];

const row = (section_name: string, data: unknown, more: Partial<ContentRow> = {}): ContentRow => ({
  section_name,
  content_data: typeof data === "string" ? data : JSON.stringify(data),
  is_visible: true,
  display_order: 1,
  ...more,
});

const names = (own: ContentRow[], english: ContentRow[] = []) =>
  composeSections(builtIn, own, english).map((section) => section.name);

describe("The sections of a page", () => {
  test("are the built-in ones when nobody has changed anything", () => {
    expect(composeSections(builtIn, [], [])).toEqual(builtIn);
  });

  test("leave out what an admin has hidden", () => {
    expect(names([row("intro", {}, { is_visible: false })])).toEqual(["hero", "cards"]);
  });

  test("stand in the order an admin has given them", () => {
    expect(names([row("cards", {}, { display_order: 0 })])).toEqual(["cards", "hero", "intro"]);
    expect(names([row("hero", {}, { display_order: 9 })])).toEqual(["intro", "cards", "hero"]);
    expect(names([row("cards", {}, { display_order: 2 })])).toEqual(["hero", "intro", "cards"]);
  });

  test("take a filled field from the row and keep the others", () => {
    const [hero] = composeSections(builtIn, [row("hero", { title: "Big waves", subtitle: " " })], []);
    expect(hero).toEqual({ name: "hero", title: "Big waves", subtitle: "All year" });
    const read = row("hero", {}, { content_data: { title: "Big waves" } });
    expect(composeSections(builtIn, [read], [])[0]).toEqual(hero);
  });

  test("of a Spanish page borrow the English row, marked, until there is a Spanish one", () => {
    const english = [row("hero", { title: "English words" })];
    expect(composeSections(builtIn, [], english)[0]).toMatchObject({
      title: "English words",
      fallbackLanguage: true,
    });
    const spanish = composeSections(builtIn, [row("hero", { title: "Olas" })], english)[0];
    expect(spanish).toEqual({ name: "hero", title: "Olas", subtitle: "All year" });
  });

  test("are not marked as borrowed when the English row changes no word", () => {
    expect(composeSections(builtIn, [], [row("hero", {})])[0]).toEqual(builtIn[0]);
  });
});

describe("Broken content never breaks a page", () => {
  test.each([
    ["nothing", ""],
    ["half a document", '{"title":'],
    ["a list", "[]"],
    ["a number", "7"],
    ["null", "null"],
    ["the wrong types", { title: 7, subtitle: ["x"] }],
    ["a name of the language's own", '{"__proto__":{"title":"x"},"constructor":1}'],
  ])("%s shows the built-in text", (_, data) => {
    expect(composeSections(builtIn, [row("hero", data)], [])[0]).toEqual(builtIn[0]);
  });

  test("a list takes only items of its kind, and each item keeps what it lacks", () => {
    const [, , cards] = composeSections(
      builtIn,
      [
        row(
          "cards",
          { cards: [{ id: "a", title: "New" }, null, "text", ["x"], { title: "B" }] },
          { display_order: 3 },
        ),
      ],
      [],
    );
    expect(cards).toMatchObject({
      cards: [
        { id: "a", title: "New", bullets: ["x"] },
        { id: "a", title: "B", bullets: ["x"] },
      ],
    });
    expect(overlay(["x"], [])).toEqual(["x"]);
  });

  test("an item takes what it lacks from its namesake, else from its place, else from the first", () => {
    const places = [
      { id: "a", title: "A", text: "one" },
      { id: "b", title: "B", text: "two" },
    ];
    expect(overlay(places, [{ id: "b", title: "C" }, { title: "D" }, { title: "E" }])).toEqual([
      { id: "b", title: "C", text: "two" },
      { id: "b", title: "D", text: "two" },
      { id: "a", title: "E", text: "one" },
    ]);
  });

  test("a section keeps its name and kind, and numbers stay numbers", () => {
    const section = { name: "hero", kind: "hero", height: 3, isWide: true };
    const data = { name: "x", kind: "y", height: 4, isWide: "no" };
    expect(overlay(section, data)).toEqual({ ...section, height: 4 });
  });
});
