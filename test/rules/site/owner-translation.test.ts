import { describe, expect, test } from "vitest";
import {
  localise,
  makeTranslation,
  outdatedFields,
  readTranslation,
} from "../../../app/rules/site/owner-translation";
import { hashOf, hashOfText } from "../../../app/rules/site/text-hash";

const original = { name: "La Cocina", description: "Fish of the day by the sea." };
const translation = makeTranslation(original, { name: "", description: "Pescado del día frente al mar." });
const written = { language: "en" as const, translation };

describe("a text in two languages", () => {
  test("is the original in its own language", () => {
    const { texts, onlyIn } = localise(written, original, "en");
    expect(texts.description).toEqual({ text: original.description, lang: "en" });
    expect(onlyIn).toBeNull();
  });

  test("is the translation if there is one, field by field", () => {
    const { texts, onlyIn, isOutdated } = localise(written, original, "es");
    expect(texts.description).toEqual({ text: "Pescado del día frente al mar.", lang: "es" });
    expect(texts.name).toEqual({ text: "La Cocina", lang: "en" });
    expect(onlyIn).toBeNull();
    expect(isOutdated).toBe(false);
  });

  test("is the original, marked, without a translation", () => {
    const { texts, onlyIn } = localise({ language: "es", translation: null }, original, "en");
    expect(texts.description).toEqual({ text: original.description, lang: "es" });
    expect(onlyIn).toBe("es");
  });

  test("is still the translation after the original changed, marked as outdated", () => {
    const changed = { ...original, description: "Grilled fish by the sea." };
    const { texts, isOutdated } = localise(written, changed, "es");
    expect(texts.description.lang).toBe("es");
    expect(isOutdated).toBe(true);
    expect(outdatedFields(translation, changed)).toEqual(["description"]);
  });

  test("can be requested for a few fields only, as for a card", () => {
    const { texts, isOutdated } = localise(written, { name: original.name }, "es");
    expect(Object.keys(texts)).toEqual(["name"]);
    expect(isOutdated).toBe(false);
  });

  test("needs no note if it's empty", () => {
    const { texts, onlyIn } = localise({ language: "en", translation: null }, { description: "  " }, "es");
    expect(texts.description).toEqual({ text: "", lang: "es" });
    expect(onlyIn).toBeNull();
  });

  test("falls back if a translation is blank", () => {
    const blank = { language: "en" as const, translation: { description: { text: "  ", hash: "" } } };
    expect(localise(blank, original, "es").texts.description.lang).toBe("en");
    expect(outdatedFields(blank.translation, original)).toEqual([]);
  });

  test("ignores inherited property names", () => {
    const { texts } = localise(written, { constructor: "plain" }, "es");
    expect(texts.constructor).toEqual({ text: "plain", lang: "en" });
  });
});

describe("a translation as typed", () => {
  test("is null if every field is blank", () => {
    expect(makeTranslation(original, { name: " ", description: undefined })).toBeNull();
  });

  test("keeps what was translated, trimmed, with the hash of its original", () => {
    expect(translation).toEqual({
      description: { text: "Pescado del día frente al mar.", hash: hashOfText(original.description) },
    });
  });

  test("stays outdated if the form sends it back unchanged, and is current once it's rewritten", () => {
    const changed = { ...original, description: "Grilled fish by the sea." };
    const same = makeTranslation(changed, { description: "Pescado del día frente al mar." }, translation);
    expect(outdatedFields(same, changed)).toEqual(["description"]);
    const rewritten = makeTranslation(changed, { description: "Pescado a la parrilla." }, translation);
    expect(outdatedFields(rewritten, changed)).toEqual([]);
  });
});

describe("a translation as stored", () => {
  test.each([
    [null],
    [undefined],
    ["text"],
    [[]],
    [{}],
    [{ name: "A" }],
    [{ name: null }],
    [{ name: { text: 5, hash: "x" } }],
    [{ name: { text: "A" } }],
  ])("%j is invalid", (stored) => {
    expect(readTranslation(stored)).toBeNull();
  });

  test("is read as far as possible", () => {
    const entry = { text: "A", hash: "x" };
    expect(readTranslation({ name: entry, rating: 5 })).toEqual({ name: entry });
  });
});

describe("the hash of the source", () => {
  test("changes with everything except surrounding spaces", () => {
    expect(hashOfText(" Fish \n")).toBe(hashOfText("Fish"));
    expect(hashOfText(null)).toBe(hashOfText(""));
    expect(hashOfText("fish")).not.toBe(hashOfText("Fish"));
    expect(hashOfText("Fish.")).not.toBe(hashOfText("Fish"));
  });

  test("is stable, because rows store it", () => {
    expect(hashOf("Cambutal")).toBe("0d8c0b372d389b");
    expect(hashOf("")).toMatch(/^[0-9a-f]{14}$/);
  });

  test("differs for twenty thousand texts", () => {
    const hashes = new Set(Array.from({ length: 20_000 }, (_, index) => hashOf(`text ${index}`)));
    expect(hashes.size).toBe(20_000);
  });
});
