import { describe, expect, test } from "vitest";
import { catalogs } from "../../../app/locales/index";
import { inOrderOfMeeting, visiblePart } from "../../../app/rules/content/catalog-order";
import {
  areaOf,
  flatWords,
  isFound,
  longestWord,
  placeholderChanges,
  shownWord,
  type Word,
  wordProblem,
} from "../../../app/rules/content/catalog-words";
import { readCsv, writeCsv } from "../../../app/rules/content/csv";
import { pageOfWord } from "../../../app/rules/content/word-pages";

const word: Word = {
  key: "frame.links.eat",
  builtIn: { en: "Eat", es: "Comer" },
  override: { es: "Dónde comer" },
};

describe("A word of the catalogs", () => {
  test("has a key that leads to it, even within a list", () => {
    const words = flatWords({ frame: { links: { eat: "Eat" } }, days: ["Sunday", "Monday"] });
    expect([...words]).toEqual([
      ["frame.links.eat", "Eat"],
      ["days.0", "Sunday"],
      ["days.1", "Monday"],
    ]);
    expect(areaOf("frame.links.eat")).toBe("frame");
  });

  test("is replaced by an admin's text", () => {
    expect([shownWord(word, "en"), shownWord(word, "es")]).toEqual(["Eat", "Dónde comer"]);
  });

  test.each(["links.eat", "EAT", "comer", "donde", "dónde "])("is found by %s", (query) => {
    expect(isFound(word, query)).toBe(true);
  });

  test("isn't found by other words", () => {
    expect(isFound(word, "drink")).toBe(false);
  });

  test("is used on a page, unless it's only mailed", () => {
    expect(pageOfWord("frame.links.eat")).toBe("/");
    expect(pageOfWord("submission.hotel.title")).toBe("/add-hotel");
    expect(pageOfWord("eventMails.reminder.subject")).toBeNull();
    expect(pageOfWord("nowhere.at.all")).toBeUndefined();
  });
});

describe("A text that replaces a built-in one", () => {
  const builtIn = "{{count}} places (of {{ all }}), {day} by {day}";
  test("uses the same placeholders in any order", () => {
    expect(wordProblem(builtIn, "De {{all}} lugares, {{count}}: {day} y {day}")).toBeNull();
  });

  test.each([
    ["", "empty"],
    ["  ", "empty"],
    ["places", "placeholders"],
    ["{{count}} {{all}} {day}", "placeholders"],
    ["{{count}} {{all}} {day} {day} {{name}}", "placeholders"],
    ["{{cuenta}} {{all}} {day} {day}", "placeholders"],
    ["{{count} {{all}} {day} {day}", "placeholders"],
    ["{{count}} {{all}} {day} {day} }", "braces"],
    ["{{count}} {{all}} {day} {day} $t(frame.brand)", "nested"],
    ["x".repeat(longestWord + 1), "long"],
  ])("%j is refused: %s", (text, problem) => {
    expect(wordProblem(builtIn, text)).toBe(problem);
  });

  test("names missing and unknown placeholders", () => {
    expect(placeholderChanges(builtIn, "{{count}} {day} {{name}}")).toEqual({
      missing: ["{day}", "{{all}}"],
      unknown: ["{{name}}"],
    });
  });
});

describe("A table of words", () => {
  const rows = [
    ["key", "en", "es"],
    ["a", 'He said "hi", then left', "línea 1\nlínea 2"],
    ["b", "=SUM(A1)", "+507 6000"],
    ["c", "-1", "@home"],
    ["d", "'=quoted", "'s morgens; so"],
    ["e", "", ""],
  ];

  test("is read back as it was written", () => {
    expect(readCsv(writeCsv(rows))).toEqual(rows);
  });

  test("says that it's UTF-8, and contains no formulas", () => {
    const text = writeCsv(rows);
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(text).not.toMatch(/(^|,)([=+@]|-(?![\d.]+(,|$)))/m);
  });

  test("keeps numbers as numbers, including negative ones", () => {
    const row = ["-80.51", "7", "-80.51+1", "-1e3"];
    expect(writeCsv([row])).toContain("-80.51,7,'-80.51+1,'-1e3");
    expect(readCsv(writeCsv([row]))).toEqual([row]);
  });

  test("is read with semicolons and tabs too", () => {
    expect(readCsv('key;en;es\r\na;"one;two";tres, cuatro\r\n')).toEqual([
      ["key", "en", "es"],
      ["a", "one;two", "tres, cuatro"],
    ]);
    expect(readCsv("key\ten\na\tb\t")).toEqual([
      ["key", "en"],
      ["a", "b", ""],
    ]);
  });

  test("that ends in the middle, or has text after a closing quote, is read as far as possible", () => {
    expect(readCsv('key,en\na,"b" c,d')).toEqual([
      ["key", "en"],
      ["a", "b", "d"],
    ]);
    expect(readCsv("")).toEqual([]);
  });
});

test("braces that aren't placeholders are accepted if the built-in text has them too", () => {
  expect(wordProblem("An object: { … }", "Un objeto, así: { … }")).toBeNull();
  expect(wordProblem("An object: { … }", "Un objeto")).toBeNull();
  expect(wordProblem("An object: { … }", "Un objeto: { …")).toBe("braces");
});

test("words are in a visitor's order: the top of every page first, forms, mails and the admin area last", () => {
  const keys = [
    "account.or",
    "studio.nav.words",
    "home.place",
    "mails.greeting",
    "frame.menu",
    "frame.brand",
  ];
  expect(inOrderOfMeeting(keys)).toEqual([
    "frame.menu",
    "frame.brand",
    "home.place",
    "account.or",
    "mails.greeting",
    "studio.nav.words",
  ]);
  const areas = Object.keys(catalogs.en);
  expect(inOrderOfMeeting([...areas, "unknown"]).at(-1)).toBe("unknown");
});

test("every area of the catalogs has a name in the studio", () => {
  for (const { studioWords } of Object.values(catalogs))
    expect(Object.keys(studioWords.areas).sort()).toEqual(Object.keys(catalogs.en).sort());
});

test("a sentence is located on its page by its longest part without placeholders", () => {
  expect(visiblePart("Eat")).toBe("Eat");
  expect(visiblePart("At {{time}}, and then up to {{height}} by night")).toBe(", and then up to");
  expect(visiblePart("{{email}}")).toBe("");
});
