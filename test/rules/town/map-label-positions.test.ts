import { expect, test } from "vitest";
import { namesOnPart, wordOnStretch } from "../../../app/rules/town/map-label-positions";
import { mapPartAround } from "../../../app/rules/town/map-part";
import { townCoordinates } from "../../../app/rules/town/town";
import { drawnPalms } from "../../../app/rules/town/village-scenery";

const part = mapPartAround(townCoordinates) ?? expect.fail();

test("a name stands below its number, or above it if another is there, and within the map", () => {
  const names = namesOnPart(part, [
    { name: "Hotel", x: part.x + 70, y: part.y },
    { name: "Fonda", x: part.x + 80, y: part.y },
    { name: "Bar", x: part.left + 12, y: part.y },
  ]);
  expect(names[0]?.y).toBeGreaterThan(part.y);
  expect(names[1]?.y).toBeLessThan(part.y);
  expect(names[2]?.x).toBeGreaterThan(part.left + 12);
});

test("a name without room is left out", () => {
  expect(namesOnPart(part, [{ name: "A".repeat(80), x: part.x + 60, y: part.y }])).toEqual([null]);
});

test("a name and a word on a stretch leave the palms uncovered where they can", () => {
  const [name] = namesOnPart(part, [{ name: "Hostel", x: 790, y: part.y }]);
  const word = wordOnStretch({ middle: { x: 800, y: 390 }, across: 150, down: 17 }, "here", 1);
  for (const { x, y } of [name ?? expect.fail(), word])
    for (const [palm, foot] of drawnPalms)
      expect(Math.abs(palm + 5 - x) > 18 || y < foot - 24 || y > foot, `${palm}`).toBe(true);
});

test("a name touches its number", () => {
  const dots = [740, 790, 850].map((x) => ({ name: "Hostel La Ola", x, y: part.y }));
  for (const [index, name] of namesOnPart(part, dots).entries())
    if (name) expect(Math.abs(name.y - part.y), `${index}`).toBeLessThanOrEqual(21);
});
