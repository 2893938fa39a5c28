import { describe, expect, test } from "vitest";
import { jsonLdMistake } from "../../../app/rules/content/json-ld-check";
import { readJson } from "../../../app/rules/content/read-json";

const place = `{
  "@context": "https://schema.org",
  "@type": "Beach",
  "name": "Playa Cambutal"
}`;

describe("JSON", () => {
  test("is parsed by the platform, and refused with its message", () => {
    expect(readJson('{"a":[1,true,null]}')).toEqual({ ok: true, value: { a: [1, true, null] } });
    expect(readJson('{\n  "a": yes\n}')).toMatchObject({
      ok: false,
      mistake: { problem: "broken", reason: expect.stringContaining("JSON") },
    });
  });

  test.each(["[", '{"a":'])("%s forty levels deep is too deep for a page", (opening) => {
    const closing = opening === "[" ? "]" : "}";
    const deep = (levels: number) => `${opening.repeat(levels)}1${closing.repeat(levels)}`;
    expect(readJson(deep(40))).toEqual({ ok: false, mistake: { problem: "deep" } });
    expect(readJson(deep(30)).ok).toBe(true);
  });
});

describe("Structured data", () => {
  test("may be one object, several, or a graph", () => {
    for (const good of [
      place,
      `[${place}, ${place}]`,
      '{"@context": {"@vocab": "https://schema.org/"}, "@graph": [{"@type": ["Beach", "Place"]}]}',
    ])
      expect(jsonLdMistake(good)).toBeNull();
  });

  test.each([
    ['"Beach"', "notObject"],
    ["[]", "empty"],
    ["{}", "empty"],
    ['{"@type": "Beach"}', "noContext"],
    ['{"@context": "https://example.org", "@type": "Beach"}', "otherContext"],
    ['{"@context": "https://schema.org"}', "noType"],
    [`[${place},\n{"@context": "https://schema.org", "@type": ""}]`, "noType"],
    ['{"@context": "https://schema.org", "@graph": [{"name": "x"}]}', "noType"],
    [`{"a": "${"x".repeat(20_000)}"}`, "long"],
  ])("%s is refused with its error", (text, problem) => {
    expect(jsonLdMistake(text)).toEqual({ problem });
  });
});
