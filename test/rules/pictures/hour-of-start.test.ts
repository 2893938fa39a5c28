import { expect, test } from "vitest";
import { hourOfStart } from "../../../app/rules/pictures/hour-of-start";
import { choosePortrait, suits } from "../../../app/rules/pictures/portrait-choice";
import { hourOf } from "../../../app/rules/pictures/portrait-parts";
import { sitterOf } from "../../../app/rules/pictures/portrait-sitter";

test.each([
  ["02:00", "night"],
  ["05:00", "dawn"],
  ["08:00", "dawn"],
  ["10:00", "noon"],
  ["15:30", "noon"],
  ["16:00", "golden"],
  ["18:00", "golden"],
  ["18:30", "dusk"],
  ["19:00", "night"],
  ["23:00", "night"],
  [null, undefined],
  ["", undefined],
] as const)("an event at %s is drawn at %s", (start, hour) => {
  expect(hourOfStart(start)).toBe(hour);
});

const cleanUp = {
  slug: "clean_up",
  event_type: "social",
  title: "Beach Clean-up",
  description: "Sunset after.",
};

test("the time an event begins decides its light, before its words and before what is shown already", () => {
  const at = (start_time: string) => choosePortrait(sitterOf("event", { ...cleanUp, start_time }));
  expect(hourOf(at("08:00").light)).toBe("dawn");
  expect(hourOf(at("12:00").light)).toBe("noon");
  expect(hourOf(at("20:00").light)).toBe("night");
});

test("a moved start asks for another light, unless its owner chose one", () => {
  const sitter = (start_time: string) => sitterOf("event", { ...cleanUp, start_time });
  const morning = choosePortrait(sitter("08:00"));
  expect(suits(morning, sitter("09:00"), {})).toBe(true);
  expect(suits(morning, sitter("20:00"), {})).toBe(false);
  expect(suits(morning, sitter("20:00"), { hour: "dawn" })).toBe(true);
});

test("a clean-up and a surf class of one morning have skies of their own", () => {
  const wave = {
    slug: "first_wave",
    event_type: "class",
    title: "Your First Wave",
    description: "On a board.",
  };
  const cleaning = choosePortrait(sitterOf("event", { ...cleanUp, start_time: "08:00" }));
  const surfing = choosePortrait(sitterOf("event", { ...wave, start_time: "07:00" }));
  expect([cleaning.light, surfing.light]).toEqual(["dawn", "blush"]);
});
