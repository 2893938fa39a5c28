import { describe, expect, test } from "vitest";
import { changeItems } from "../../../app/forms/content/change-items";
import { fieldsOf, wordFields } from "../../../app/forms/content/schema-fields";
import { countOf, dataOf, typedOf } from "../../../app/forms/content/section-data";
import { sectionSchemas } from "../../../app/forms/content/section-schemas";

const cards = fieldsOf(sectionSchemas.homeCards);
const data = {
  title: "Start here",
  cards: [
    { id: "hotels", title: "Where to stay", link: "/stay" },
    { id: "surf", title: "Surf" },
  ],
};

describe("The form of a section", () => {
  test("has a field for everything in the section, by type, with hidden ids", () => {
    expect(fieldsOf(sectionSchemas.feature)).toEqual([
      { name: "title", type: "line", isShared: false },
      { name: "description", type: "text", isShared: false },
      { name: "linkText", type: "line", isShared: false },
      { name: "link", type: "link", isShared: true },
      { name: "imageSrc", type: "picture", isShared: true },
      { name: "imageOnRight", type: "flag", isShared: true },
    ]);
    expect(cards.at(-1)).toMatchObject({ name: "cards", type: "list" });
    expect(JSON.stringify(cards)).not.toContain('"id"');
  });

  test("only has translated texts in the other language", () => {
    const names = wordFields(cards).map(({ name }) => name);
    expect(names).toEqual(["title", "description", "cards"]);
    expect(JSON.stringify(wordFields(cards))).not.toMatch(/imageSrc|link/);
  });
});

describe("Stored content", () => {
  test("becomes the values of the form, and back", () => {
    const typed = typedOf(cards, data);
    expect(typed).toMatchObject({
      "data.title": ["Start here"],
      "data.description": [""],
      "data.cards.0.id": ["hotels"],
      "data.cards.1.title": ["Surf"],
    });
    expect(dataOf(cards, typed)).toEqual(data);
  });

  test("that's invalid leaves its fields empty", () => {
    for (const broken of [null, "text", 3, [], { title: {}, cards: "none" }, { cards: [1, null] }])
      expect(dataOf(cards, typedOf(cards, broken))).toEqual({});
  });

  test("distinguishes flags from nothing chosen", () => {
    const fields = fieldsOf(sectionSchemas.feature);
    expect(dataOf(fields, { "data.imageOnRight": ["no"] })).toEqual({ imageOnRight: false });
    expect(dataOf(fields, { "data.imageOnRight": [""] })).toEqual({});
    expect(typedOf(fields, { imageOnRight: true })["data.imageOnRight"]).toEqual(["yes"]);
  });

  test("has lines as a list, typed in one field or one by one", () => {
    const fields = fieldsOf(sectionSchemas.cards);
    const said = (typed: Record<string, string[]>) => dataOf(fields, { "data.cards.0.id": ["a"], ...typed });
    const wanted = { cards: [{ id: "a", bullets: ["one", "two"] }] };
    expect(said({ "data.cards.0.bullets": ["one\r\n\r\n two "] })).toEqual(wanted);
    expect(said({ "data.cards.0.bullets.0": ["one"], "data.cards.0.bullets.1": ["two"] })).toEqual(wanted);
    expect(typedOf(fields, wanted)["data.cards.0.bullets"]).toEqual(["one\ntwo"]);
  });
});

describe("A list", () => {
  const typed = typedOf(cards, data);

  test("counts its items, and only its own", () => {
    expect(countOf(typed, "data.cards")).toBe(2);
    expect(countOf(typed, "data.card")).toBe(0);
  });

  test("gets an empty item, which isn't stored until something is typed", () => {
    const more = changeItems(typed, { act: "add", field: "cards" });
    expect(countOf(more, "data.cards")).toBe(3);
    expect(dataOf(cards, more)).toEqual(data);
    const filled = { ...more, "data.cards.2.title": ["Surf"], "data.cards.2.link": ["/surf"] };
    expect(dataOf(cards, filled).cards).toEqual([
      ...data.cards,
      { id: "surf-2", title: "Surf", link: "/surf" },
    ]);
  });

  test("gets unique ids for new items, made from their names", () => {
    const named = { "data.cards.0.title": ["Ñandú"], "data.cards.1.title": ["Nandu"] };
    expect(dataOf(cards, named).cards).toEqual([
      { id: "nandu", title: "Ñandú" },
      { id: "nandu-2", title: "Nandu" },
    ]);
  });

  test("loses an item, and moves one", () => {
    const less = changeItems(typed, { act: "remove", field: "cards", row: 0 });
    expect(dataOf(cards, less).cards).toEqual([{ id: "surf", title: "Surf" }]);
    const swapped = changeItems(typed, { act: "later", field: "cards", row: 0 });
    expect(dataOf(cards, swapped).cards).toEqual(data.cards.toReversed());
    expect(changeItems(typed, { act: "earlier", field: "cards", row: 0 })).toEqual(typed);
  });

  test("may contain another list", () => {
    const deep = { "data.services.0.contacts.0.name": ["A"], "data.services.0.contacts.1.name": ["B"] };
    expect(changeItems(deep, { act: "remove", field: "services.0.contacts", row: 0 })).toEqual({
      "data.services.0.contacts.0.name": ["B"],
    });
  });
});
