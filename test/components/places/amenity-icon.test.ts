import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AmenityIcon } from "../../../app/components/places/amenity-icon";
import { amenities } from "../../../app/rules/places/amenity-icons";
import { placeMarks } from "../../../app/rules/places/place-marks";

test("every amenity has its own icon", () => {
  const sheet = readFileSync("app/components/places/amenities.svg", "utf8");
  for (const one of [...amenities, ...placeMarks]) {
    const drawing = renderToStaticMarkup(createElement(AmenityIcon, { of: one })).match(/#(\w+)"/)?.[1];
    expect(sheet, one).toContain(` id="${drawing}"`);
  }
});
