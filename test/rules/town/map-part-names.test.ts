import { expect, test } from "vitest";
import { mapPartAround } from "../../../app/rules/town/map-part";
import { namesOnPart } from "../../../app/rules/town/map-part-names";
import { townCoordinates } from "../../../app/rules/town/town";

const part = mapPartAround(townCoordinates) ?? expect.fail();

test("a name stands below its number, or above it if another is there, and within the map", () => {
  const names = namesOnPart(part, [
    { name: "Hotel Los Almendros", x: part.x + 60, y: part.y },
    { name: "Fonda Doña Nena", x: part.x + 90, y: part.y },
    { name: "Bar", x: part.left + 12, y: part.y },
  ]);
  expect(names[0]?.y).toBeGreaterThan(part.y);
  expect(names[1]?.y).toBeLessThan(part.y);
  expect(names[2]?.x).toBeGreaterThan(part.left + 12);
});

test("a name without room is left out", () => {
  expect(namesOnPart(part, [{ name: "A".repeat(80), x: part.x + 60, y: part.y }])).toEqual([null]);
});
