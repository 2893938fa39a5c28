import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { readPortrait } from "../../../app/rules/pictures/portrait";
import { hoursOf } from "../../../app/rules/pictures/portrait-choice";
import { hourOf, settings } from "../../../app/rules/pictures/portrait-parts";
import { partScenes, sectionPortraits, sectionScenes } from "../../../app/rules/pictures/section-portraits";
import { things } from "../../../app/rules/pictures/things";

test.each(Object.entries(sectionPortraits))("%s has the picture %s in a supported light", (_, code) => {
  const portrait = readPortrait(code);
  if (!portrait) throw new Error(`${code} is no portrait`);
  const known: { settings?: readonly string[] } = things[portrait.thing];
  expect(hoursOf(portrait.thing)).toContain(hourOf(portrait.light));
  expect(known.settings ?? settings).toContain(portrait.setting);
});

test("no two sections of the guides have the same picture", () => {
  const shown = [
    ...Object.values(sectionPortraits).map((code) => code.split("-")[0]),
    ...Object.values(sectionScenes),
    ...Object.values(partScenes),
  ];
  expect(new Set(shown).size).toBe(shown.length);
  const parts = [sectionPortraits, sectionScenes, partScenes].flatMap(Object.keys);
  expect(new Set(parts).size).toBe(parts.length);
});

test("each part's drawing exists, and is used", () => {
  const drawn = globSync("public/scenes/parts/*.svg").map((file) => basename(file, ".svg"));
  const written = globSync("app/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const named = drawn.filter((name) => written.some((text) => text.includes(`"parts/${name}"`)));
  const used = new Set([...Object.values(partScenes), ...named]);
  expect(drawn.toSorted()).toEqual([...used].toSorted());
});

test("each scene of a guide's section exists", () => {
  for (const scene of Object.values(sectionScenes))
    expect(existsSync(`public/scenes/subjects/${scene}.svg`), scene).toBe(true);
});
