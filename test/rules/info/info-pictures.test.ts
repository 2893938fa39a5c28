import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { servicePictures, topicPictures } from "../../../app/rules/info/info-pictures";
import type { Drawing } from "../../../app/rules/pictures/drawing-address";
import { readPortrait } from "../../../app/rules/pictures/portrait";
import { hoursOf } from "../../../app/rules/pictures/portrait-choice";
import { hourOf, settings } from "../../../app/rules/pictures/portrait-parts";
import { things } from "../../../app/rules/pictures/things";

const pictures = Object.entries({ ...servicePictures, ...topicPictures });

test.each(pictures)("the picture of %s exists, in a supported light", (_, picture: Drawing) => {
  if ("scene" in picture) return expect(existsSync(`public/scenes/${picture.scene}.svg`)).toBe(true);
  const portrait = readPortrait(picture.code);
  if (!portrait) throw new Error(`${picture.code} is no portrait`);
  const known: { settings?: readonly string[] } = things[portrait.thing];
  expect(hoursOf(portrait.thing)).toContain(hourOf(portrait.light));
  expect(known.settings ?? settings).toContain(portrait.setting);
});

test("no two services and no two cards have the same picture", () => {
  const shown = pictures.map(([, one]) => ("scene" in one ? one.scene : one.code.split("-")[0]));
  expect(new Set(shown).size).toBe(shown.length);
});
