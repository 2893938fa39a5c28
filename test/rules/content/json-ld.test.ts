import { describe, expect, test } from "vitest";
import { jsonLdMistake } from "../../../app/rules/content/json-ld";
import { readJson } from "../../../app/rules/content/json-reader";

const place = `{
  "@context": "https://schema.org",
  "@type": "Beach",
  "name": "Playa Cambutal"
}`;

describe("JSON", () => {
  test.each(['{"a":[1,-2.5e3,true,null,"é\\n\\u00f1"]}', "[]", "{}", ' "x" ', "0"])(
    "%s is read as the platform reads it",
    (text) => {
      expect(readJson(text)).toMatchObject({ ok: true, value: JSON.parse(text) });
    },
  );

  test.each([
    "",
    "{",
    "[1",
    "01",
    '{"a":1,}',
    "{'a':1}",
    "nul",
    '"\t"',
    "[1 2]",
    '{"a" 1}',
    "1 2",
    '"\\x"',
    "[,]",
  ])("%s is refused, as by the platform", (text) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(readJson(text).ok).toBe(false);
  });

  test.each([
    ["{\n  'a': 1\n}", "name", 2, 3],
    ['{\n  "a": 1\n  "b": 2\n}', "comma", 3, 3],
    ['{"a": 1,\n}', "comma", 1, 8],
    ['{"a": 1', "end", 1, 8],
    ['["one\ntwo"]', "text", 1, 2],
    ['{"a": yes}', "letter", 1, 7],
    ["{} x", "more", 1, 4],
    ["[".repeat(40), "deep", 1, 31],
  ])("%j goes wrong at its line and column", (text, problem, line, column) => {
    expect(readJson(text)).toMatchObject({ ok: false, problem, at: { line, column } });
  });
});

describe("Structured data", () => {
  test("may be one thing, several, or a graph", () => {
    for (const good of [
      place,
      `[${place}, ${place}]`,
      '{"@context": {"@vocab": "https://schema.org/"}, "@graph": [{"@type": ["Beach", "Place"]}]}',
    ])
      expect(jsonLdMistake(good)).toBeNull();
  });

  test.each([
    ['"Beach"', "notObject", 1],
    ["[]", "empty", 1],
    ["{}", "empty", 1],
    ['{"@type": "Beach"}', "noContext", 1],
    ['{"@context": "https://example.org", "@type": "Beach"}', "otherContext", 1],
    ['{"@context": "https://schema.org"}', "noType", 1],
    [`[${place},\n{"@context": "https://schema.org", "@type": ""}]`, "noType", 6],
    ['{"@context": "https://schema.org", "@graph": [{"name": "x"}]}', "noType", 1],
    [`{"a": "${"x".repeat(20_000)}"}`, "long", 1],
  ])("%s is refused with the line of the mistake", (text, problem, line) => {
    expect(jsonLdMistake(text)).toMatchObject({ problem, at: { line } });
  });
});
