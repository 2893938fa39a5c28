import { describe, expect, test } from "vitest";
import {
  borrowedWords,
  editorValues,
  englishHash,
  type SectionTexts,
  saysOther,
} from "../../../app/forms/content/editor-values";
import { fieldsOf } from "../../../app/forms/content/schema-fields";
import { sectionSchemas } from "../../../app/forms/content/section-schemas";

const fields = fieldsOf(sectionSchemas.homeCards);
const builtIn = {
  en: { title: "Start here", cards: [{ id: "surf", title: "Surf", link: "/surf", imageSrc: "" }] },
  es: { title: "Empieza aquí", cards: [{ id: "surf", title: "Surfear", link: "/surf", imageSrc: "" }] },
};
const texts = (en: object = {}, es: object = {}): SectionTexts => ({
  en: { builtIn: builtIn.en, own: en as never },
  es: { builtIn: builtIn.es, own: es as never },
});

describe("A form in one language", () => {
  test("is empty if nothing was typed, with the built-in text as a placeholder", () => {
    const { typed, hints, borrowed } = editorValues(fields, "es", texts());
    expect(typed).toMatchObject({
      "data.title": [""],
      "data.cards.0.id": ["surf"],
      "data.cards.0.title": [""],
    });
    expect(hints).toMatchObject({ "data.title": ["Empieza aquí"], "data.cards.0.title": ["Surfear"] });
    expect(borrowed).toEqual([]);
    expect(Object.keys(typed).join()).not.toMatch(/link|imageSrc/);
  });

  test("never contains text of the other language", () => {
    const changed = {
      title: "Begin",
      cards: [
        { id: "surf", title: "Waves" },
        { id: "new", title: "New" },
      ],
    };
    const { typed, hints, borrowed } = editorValues(fields, "es", texts(changed, { title: "Hola" }));
    expect(typed["data.title"]).toEqual(["Hola"]);
    expect(typed["data.cards.0.title"]).toEqual([""]);
    expect(hints["data.cards.1.title"]).toEqual(["New"]);
    expect(borrowed).toEqual(["data.title", "data.cards.0.title", "data.cards.1.title"]);
  });

  test("in English has the built-in text as placeholders, not what's typed", () => {
    const { typed, hints } = editorValues(
      fields,
      "en",
      texts({ title: "Begin", cards: [{ id: "surf", title: "Waves" }] }),
    );
    expect([typed["data.title"], hints["data.title"]]).toEqual([["Begin"], ["Start here"]]);
    expect([typed["data.cards.0.title"], hints["data.cards.0.title"]]).toEqual([["Waves"], ["Surf"]]);
    expect(hints["data.cards.0.link"]).toEqual(["/surf"]);
  });
});

describe("A translation is outdated", () => {
  test("only if English text has changed", () => {
    const hash = englishHash(fields, texts());
    expect(englishHash(fields, texts({ title: "Begin" }))).not.toBe(hash);
    expect(englishHash(fields, texts({ title: "Start here" }))).toBe(hash);
    expect(
      englishHash(fields, texts({ cards: [{ id: "surf", imageSrc: "/images/cms-images/pages/a.webp" }] })),
    ).toBe(hash);
    expect(englishHash(fields, texts({ cards: [{ id: "surf" }, { id: "b", title: "B" }] }))).not.toBe(hash);
  });

  test("or if new English text has none", () => {
    expect(borrowedWords(fields, texts())).toEqual([]);
    expect(borrowedWords(fields, texts({ title: "Begin" }))).toEqual(["data.title"]);
    expect(borrowedWords(fields, texts({ title: "Begin" }, { title: "Comienza" }))).toEqual([]);
  });
});

test("A text equal to the built-in one changes nothing", () => {
  expect(saysOther(fields, texts({ title: "Start here" }), "en")).toBe(false);
  expect(saysOther(fields, texts({ title: "Begin" }), "en")).toBe(true);
  expect(saysOther(fields, texts({ cards: [{ id: "surf", link: "/do" }] }), "en")).toBe(true);
  expect(saysOther(fields, texts({ title: "Begin" }, {}), "es")).toBe(false);
  expect(saysOther(fields, texts({}, { title: "Hola" }), "es")).toBe(true);
});
