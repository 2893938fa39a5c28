import { expect, test } from "vitest";
import { generalPortrait } from "../../../app/rules/pictures/general-portraits";
import { readPortrait } from "../../../app/rules/pictures/portrait";

test("every kind's general portrait can be drawn", () => {
  for (const code of Object.values(generalPortrait)) expect(readPortrait(code), code).not.toBeNull();
});
