import { describe, expect, test } from "vitest";
import type { Word } from "../../../app/rules/content/catalog-words";
import { planImport, readWordsCsv, writeWordsCsv } from "../../../app/rules/content/words-import";

const words: Word[] = [
  { key: "frame.menu", builtIn: { en: "Menu", es: "Menú" }, override: {} },
  {
    key: "review.waiting_one",
    builtIn: { en: "{{count}} waiting", es: "{{count}} en espera" },
    override: {},
  },
  { key: "home.place", builtIn: { en: "Salt & <sand>", es: "Sal y arena" }, override: { es: "Sal, arena" } },
];
const changesOf = (sent: Parameters<typeof planImport>[0]) => planImport(sent, words);

describe("An imported table of words", () => {
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

  test("is read by its column names, whatever their order", () => {
    expect(changesOf(readWordsCsv("ES;Key\nLa carta;frame.menu\n") ?? []).changes).toEqual([
      { key: "frame.menu", language: "es", before: "Menú", after: "La carta" },
    ]);
    expect(readWordsCsv("name,en\na,b\n")).toBeNull();
  });

  test("leaves empty cells alone", () => {
    expect(changesOf([{ key: "frame.menu", en: " ", es: "" }])).toEqual({
      changes: [],
      refused: [],
      same: 1,
    });
  });
});

describe("An invalid line is refused, with the reason", () => {
  test.each([
    [{ key: "frame.nothing", en: "x" }, "unknown"],
    [{ key: "", en: "x" }, "unknown"],
    [{ key: "review.waiting_one", es: "uno en espera" }, "placeholders"],
    [{ key: "frame.menu", en: "x", mark: "0000" }, "moved"],
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
