import { describe, expect, test } from "vitest";
import { fieldsOf, wordFields } from "../../../app/forms/content/schema-fields";
import { sectionSchemas } from "../../../app/forms/content/section-schemas";
import { shownSection, withItems, withoutEchoes } from "../../../app/forms/content/shown-section";

const fields = fieldsOf(sectionSchemas.homeCards);
const words = wordFields(fields);
const builtInEnglish = {
  title: "Start here",
  cards: [
    { id: "hotels", title: "Where to stay", link: "/stay" },
    { id: "surf", title: "Surf guide", link: "/surf" },
  ],
};
const builtIn = {
  title: "Empieza aquí",
  cards: [
    { id: "hotels", title: "Dónde dormir", link: "/stay" },
    { id: "surf", title: "Guía de surf", link: "/surf" },
  ],
};
const spanish = (english: object | undefined, own?: object) =>
  shownSection(words, { own: own as never, english: english as never, builtIn, builtInEnglish });

describe("The placeholder of an empty field", () => {
  test("is the built-in text", () => {
    expect(spanish(undefined)).toMatchObject({
      data: { title: "Empieza aquí", cards: [{ id: "hotels", title: "Dónde dormir" }, { id: "surf" }] },
      borrowed: [],
    });
  });

  test("is English if the English has changed, and is marked as such", () => {
    const changed = {
      title: "Begin here",
      cards: [
        { id: "surf", title: "Waves" },
        { id: "yoga", title: "Yoga" },
      ],
    };
    const shown = spanish(changed);
    expect(shown.data).toMatchObject({
      title: "Begin here",
      cards: [
        { id: "surf", title: "Waves" },
        { id: "yoga", title: "Yoga" },
      ],
    });
    expect(shown.borrowed).toEqual(["data.title", "data.cards.0.title", "data.cards.1.title"]);
  });

  test("isn't English if only a picture or a link is new", () => {
    const changed = { cards: [{ id: "hotels", imageSrc: "/images/cms-images/pages/a.webp", link: "/do" }] };
    expect(spanish(changed).borrowed).toEqual([]);
    expect(
      shownSection(fields, { own: undefined, english: changed, builtIn, builtInEnglish }).data.cards,
    ).toEqual([
      { id: "hotels", title: "Dónde dormir", imageSrc: "/images/cms-images/pages/a.webp", link: "/do" },
    ]);
  });
});

describe("The items of a form", () => {
  test("are those of the page until others are typed", () => {
    expect(withItems(fields, {}, builtInEnglish, true).cards).toEqual([{ id: "hotels" }, { id: "surf" }]);
    const own = { cards: [{ id: "surf", title: "Waves" }] };
    expect(withItems(fields, own, builtInEnglish, true)).toEqual(own);
  });

  test("of a translation follow the English page", () => {
    const own = {
      cards: [
        { id: "surf", title: "Olas" },
        { id: "gone", title: "Nada" },
      ],
    };
    expect(withItems(words, own, builtInEnglish, false).cards).toEqual([
      { id: "hotels" },
      { id: "surf", title: "Olas" },
    ]);
  });
});

describe("The stored data of a form", () => {
  test("doesn't include a list equal to the built-in one", () => {
    const sent = { title: "Hello", cards: [{ id: "hotels" }, { id: "surf" }] };
    expect(withoutEchoes(fields, sent, builtInEnglish, true)).toEqual({ title: "Hello" });
  });

  test("includes the list once an item is removed, moved or changed", () => {
    for (const cards of [
      [{ id: "surf" }],
      [{ id: "surf" }, { id: "hotels" }],
      [{ id: "hotels", link: "/eat" }, { id: "surf" }],
    ])
      expect(withoutEchoes(fields, { cards }, builtInEnglish, true)).toEqual({ cards });
  });

  test("of a translation only includes items with text", () => {
    const sent = { cards: [{ id: "hotels" }, { id: "surf", title: "Olas" }] };
    expect(withoutEchoes(words, sent, builtIn, false)).toEqual({ cards: [{ id: "surf", title: "Olas" }] });
  });
});
