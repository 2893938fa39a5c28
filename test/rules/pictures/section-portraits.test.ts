import { existsSync, globSync } from "node:fs";
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

const elsewhere = [
  ...["fish-on-ice", "mat", "first-aid-box", "police-post", "hire-key"],
  ...["meal-hours", "opening-day", "tide-curve", "wet-sand"],
  ...["house-care", "new-till", "car-and-atv", "tickets", "last-key", "day-bag", "wildlife"],
];

test("each section's drawing exists, and is used beside one, on the home page, on /info, in search or beside the newsletter", () => {
  const drawn = globSync("public/scenes/parts/*.svg").map((file) => basename(file, ".svg"));
  expect(drawn.toSorted()).toEqual([...Object.values(partScenes), ...elsewhere].toSorted());
});

test("each scene of a guide's section exists", () => {
  for (const scene of Object.values(sectionScenes))
    expect(existsSync(`public/scenes/subjects/${scene}.svg`), scene).toBe(true);
});
