import { describe, expect, test } from "vitest";
import type { Word } from "../../../app/rules/pages/catalog-words";
import { planImport, readWordsCsv, writeWordsCsv } from "../../../app/rules/pages/words-import";
import { readXliff, writeXliff } from "../../../app/rules/pages/words-xliff";
import { readXml } from "../../../app/rules/pages/xml-reader";

const words: Word[] = [
  { key: "frame.menu", builtIn: { en: "Menu", es: "Menú" }, override: {} },
  {
    key: "review.waiting_one",
    builtIn: { en: "{{count}} waiting", es: "{{count}} en espera" },
    override: {},
  },
  { key: "home.place", builtIn: { en: "Salt & <sand>", es: "Sal y arena" }, override: { es: "Sal, arena" } },
];
const pairs = words.map(({ key, builtIn, override }) => ({
  key,
  en: override.en ?? builtIn.en,
  es: override.es ?? builtIn.es,
}));
const changesOf = (sent: Parameters<typeof planImport>[0]) => planImport(sent, words);

describe("A table of words that comes back", () => {
  const table = writeWordsCsv(words);

  test("unchanged changes nothing", () => {
    expect(changesOf(readWordsCsv(table) ?? [])).toEqual({ changes: [], refused: [], same: 3 });
  });

  test("shows what would change, in either language", () => {
    const edited = table.replace("Sal, arena", "Sal").replace("Menu", "The menu");
    expect(changesOf(readWordsCsv(edited) ?? []).changes).toEqual([
      { key: "frame.menu", language: "en", before: "Menu", after: "The menu" },
      { key: "home.place", language: "es", before: "Sal, arena", after: "Sal" },
    ]);
  });

  test("is read by the names of its columns, whatever their order", () => {
    expect(changesOf(readWordsCsv("ES;Key\nLa carta;frame.menu\n") ?? []).changes).toEqual([
      { key: "frame.menu", language: "es", before: "Menú", after: "La carta" },
    ]);
    expect(readWordsCsv("name,en\na,b\n")).toBeNull();
  });

  test("leaves alone what it leaves empty", () => {
    expect(changesOf([{ key: "frame.menu", en: " ", es: "" }])).toEqual({
      changes: [],
      refused: [],
      same: 1,
    });
  });
});

describe("What cannot be taken is refused, with the reason", () => {
  test.each([
    [{ key: "frame.nothing", en: "x" }, "unknown"],
    [{ key: "", en: "x" }, "unknown"],
    [{ key: "review.waiting_one", es: "uno en espera" }, "placeholders"],
    [{ key: "frame.menu", en: "x", mark: "0000" }, "moved"],
    [{ key: "frame.menu", es: "x", source: "The old menu" }, "moved"],
    [{ key: "frame.menu", es: "x", hasMarkup: true as const }, "markup"],
    [{ key: "frame.menu", es: "Menú &amp; carta" }, "escaped"],
  ])("%j: %s", (sent, reason) => {
    expect(changesOf([sent])).toMatchObject({ changes: [], refused: [{ key: sent.key, reason }] });
  });

  test("the second of two with one key", () => {
    const plan = changesOf([
      { key: "frame.menu", en: "First" },
      { key: "frame.menu", en: "Second" },
    ]);
    expect(plan.changes.map(({ after }) => after)).toEqual(["First"]);
    expect(plan.refused).toEqual([{ key: "frame.menu", reason: "twice" }]);
  });
});

describe("XLIFF 1.2", () => {
  const file = writeXliff(pairs);

  test("comes back unchanged, letters that XML knows too", () => {
    expect(file).toContain("Salt &amp; &lt;sand&gt;");
    expect(changesOf(readXliff(file) as never)).toEqual({ changes: [], refused: [], same: 3 });
  });

  test("brings Spanish words, and says which nobody has reviewed", () => {
    const edited = file.replace("Sal, arena", "Sal &amp; <![CDATA[<arena>]]>").replace('approved="yes"', "");
    const sent = readXliff(edited.replace(">Menú<", ">La carta<"));
    expect(changesOf(sent as never).changes).toEqual([
      { key: "frame.menu", language: "es", before: "Menú", after: "La carta", isUnreviewed: true },
      { key: "home.place", language: "es", before: "Sal, arena", after: "Sal & <arena>" },
    ]);
  });

  test("is read in groups and with prefixes, and not with marks within a text", () => {
    const sent = readXliff(`<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version='1.2'><x:file
      source-language="en-US" target-language="es-PA"><x:body><x:group><x:trans-unit id="frame.menu" approved="yes">
      <x:source>Menu</x:source><x:target>La <x:g id="1">carta</x:g></x:target></x:trans-unit></x:group></x:body></x:file></x:xliff>`);
    expect(changesOf(sent as never).refused).toEqual([{ key: "frame.menu", reason: "markup" }]);
  });

  test.each([
    ["<xliff", "broken"],
    ["<xliff></file></xliff>", "broken"],
    ['<!DOCTYPE x [<!ENTITY a "b">]><xliff version="1.2"></xliff>', "broken"],
    ["<html></html>", "broken"],
    ['<xliff version="2.0"></xliff>', "version"],
    ['<xliff version="1.2"><file source-language="de" target-language="es"></file></xliff>', "languages"],
    ['<xliff version="1.2"><file source-language="en" target-language="fr"></file></xliff>', "languages"],
  ])("%s is refused: %s", (text, problem) => {
    expect(readXliff(text)).toBe(problem);
  });

  test("does not follow a file into the depth", () => {
    expect(readXml("<a>".repeat(50) + "</a>".repeat(50))).toBeNull();
  });
});
