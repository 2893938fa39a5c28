import { describe, expect, test } from "vitest";
import { type Portrait, portraitCode, readPortrait } from "../../../app/rules/pictures/portrait";

const panga: Portrait = { thing: "fish", light: "dusk", accent: "coral", setting: "beach", roll: 3 };

describe("A portrait's code", () => {
  test("is written and read back for the fish of La Panga at dusk", () => {
    expect(portraitCode(panga)).toBe("fish-dusk-coral-beach-3");
    expect(readPortrait("fish-dusk-coral-beach-3")).toEqual(panga);
  });

  test.each([
    ["nothing", ""],
    ["nothing stored", null],
    ["a thing nobody drew", "dragon-dusk-coral-beach-3"],
    ["a light nobody mixed", "fish-midnight-coral-beach-3"],
    ["a colour of somebody's own", "fish-dusk-#ff0000-beach-3"],
    ["no setting", "fish-dusk-coral-3"],
    ["a roll beyond the dice", "fish-dusk-coral-beach-12"],
    ["a roll that is no number", "fish-dusk-coral-beach-x"],
    ["more than a portrait", "fish-dusk-coral-beach-3-4"],
    ["a word every object knows", "constructor-dusk-coral-beach-3"],
  ])("isn't %s", (_, code) => {
    expect(readPortrait(code)).toBeNull();
  });
});
