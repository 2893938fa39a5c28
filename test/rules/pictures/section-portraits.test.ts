import { expect, test } from "vitest";
import { readPortrait } from "../../../app/rules/pictures/portrait";
import { hoursOf } from "../../../app/rules/pictures/portrait-choice";
import { hourOf, settings } from "../../../app/rules/pictures/portrait-parts";
import { sectionPortraits, sectionScenes } from "../../../app/rules/pictures/section-portraits";
import { things } from "../../../app/rules/pictures/things";

test.each(Object.entries(sectionPortraits))("beside %s stands %s as it may be drawn", (_, code) => {
  const portrait = readPortrait(code);
  if (!portrait) throw new Error(`${code} is no portrait`);
  const known: { settings?: readonly string[] } = things[portrait.thing];
  expect(hoursOf(portrait.thing)).toContain(hourOf(portrait.light));
  expect(known.settings ?? settings).toContain(portrait.setting);
});

test("no two parts of the guides show the same", () => {
  const shown = [
    ...Object.values(sectionPortraits).map((code) => code.split("-")[0]),
    ...Object.values(sectionScenes),
  ];
  expect(new Set(shown).size).toBe(shown.length);
  expect(Object.keys(sectionScenes).filter((name) => name in sectionPortraits)).toEqual([]);
});
