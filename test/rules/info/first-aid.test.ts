import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { firstAid as english } from "../../../app/locales/en/guides/first-aid";
import { firstAid as spanish } from "../../../app/locales/es/guides/first-aid";
import { catalogs } from "../../../app/locales/index";
import { firstAidOfActivity } from "../../../app/rules/info/first-aid";

const sources = readFileSync("docs/first-aid.md", "utf8");
const rows = new Map(
  [...sources.matchAll(/^\| (.+?) \| (.+?) \|$/gm)].map(([, line = "", source = ""]) => [line, source]),
);

describe("First aid", () => {
  test("has a source for every line, and an address for every source", () => {
    const without = english.cards
      .flatMap(({ lines, call }) => [...lines, call])
      .filter((line) => !/\[.+\]|fact sheet/.test(rows.get(line) ?? ""));
    expect(without).toEqual([]);
    const named = new Set([...rows.values()].flatMap((source) => source.match(/\[[^\]]+\]/g) ?? []));
    const nowhere = [...named].filter((name) => !sources.includes(`\n${name}: http`));
    expect(named.size).toBeGreaterThan(20);
    expect(nowhere).toEqual([]);
  });

  test("is the same in both languages, line by line, with the same phone numbers", () => {
    const shape = (text: typeof english | typeof spanish) =>
      text.cards.map(({ id, lines, call }) => [id, lines.length, call.match(/\+?\d[\d -]*\d/g)]);
    expect(shape(spanish)).toEqual(shape(english));
  });

  test("has simple lines for a frightened person, and says when to call", () => {
    for (const { cards } of [english, spanish]) {
      for (const { lines, call } of cards) {
        expect(lines.length).toBeLessThanOrEqual(6);
        for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(125);
        expect(call).toMatch(/911|doctor|médico/);
      }
    }
  });

  test("has the parts that others link to", () => {
    for (const language of ["en", "es"] as const)
      expect(Object.keys(catalogs[language].info.happened)).toEqual(english.cards.map(({ id }) => id));
  });

  test("links a surf lesson to what happens in the water, a hike to snakes and a class on a mat to nothing", () => {
    expect(firstAidOfActivity("surf")).toContain("current");
    expect(firstAidOfActivity("fishing")).toContain("current");
    expect(firstAidOfActivity("tours")).toEqual(["snake", "heat", "cut", "lost"]);
    expect(firstAidOfActivity("fitness")).toBeUndefined();
  });
});
