import { expect, test } from "vitest";
import { textWidth } from "../../../app/rules/pictures/fitted-text";
import { namesOnPart, pinOn, sideOfRoad } from "../../../app/rules/places/map-label-positions";
import { mapPartAround } from "../../../app/rules/town/map-part";
import { type Box, touch } from "../../../app/rules/town/rectangle";
import { townCoordinates } from "../../../app/rules/town/town";
import { roadAt } from "../../../app/rules/town/village";
import { drawnPalms } from "../../../app/rules/town/village-scenery";

const part = mapPartAround(townCoordinates) ?? expect.fail();

test("a name stands below its number, and is moved in from the map's edge", () => {
  const names = namesOnPart(
    part,
    [
      { name: "Hotel", x: part.x + 45, y: part.y + 40 },
      { name: "Fonda", x: part.left + 12, y: part.y + 40 },
    ],
    pinOn(part),
  );
  expect(names[0]?.y).toBeGreaterThan(part.y + 40);
  expect(names[1]?.x).toBeGreaterThan(part.left + 12);
});

test("no two names touch, whichever comes first, and each is whole within the map", () => {
  const long = ["Hotel Los Almendros", "Casa Boutique Marea", "Fonda Doña Nena"];
  for (const apart of [20, 30, 45, 60, 75]) {
    const dots = long.map((name, index) => ({ name, x: part.x - 80 + apart * index, y: part.y - 60 }));
    for (const order of [dots, dots.toReversed()]) {
      const boxes = namesOnPart(part, order, pinOn(part)).flatMap((point, index): Box[] => {
        if (!point) return [];
        const half = textWidth(order[index]?.name ?? "", "strong", 11.5) / 2;
        return [[point.x - half, point.y - 6, point.x + half, point.y + 6]];
      });
      expect(boxes.length, `${apart}`).toBeGreaterThanOrEqual(2);
      for (const [index, box] of boxes.entries()) {
        expect(box[0]).toBeGreaterThan(part.left);
        expect(box[2]).toBeLessThan(part.left + part.width);
        for (const other of boxes.slice(index + 1)) expect(touch(box, other), `${apart}`).toBe(false);
      }
    }
  }
});

test("a name without room is left out", () => {
  expect(namesOnPart(part, [{ name: "A".repeat(80), x: part.x + 60, y: part.y }], pinOn(part))).toEqual([
    null,
  ]);
});

test("a name leaves the palms uncovered where it can", () => {
  const [name] = namesOnPart(part, [{ name: "Hostel", x: 790, y: part.y }], pinOn(part));
  const { x, y } = name ?? expect.fail();
  for (const [palm, foot] of drawnPalms)
    expect(Math.abs(palm + 5 - x) > 18 || y < foot - 24 || y > foot, `${palm}`).toBe(true);
});

test("a name touches its number", () => {
  const dots = [740, 790, 850].map((x) => ({ name: "Hostel La Ola", x, y: part.y }));
  for (const [index, name] of namesOnPart(part, dots, pinOn(part)).entries())
    if (name) expect(Math.abs(name.y - part.y), `${index}`).toBeLessThanOrEqual(21);
});

test("a name is on its dot's side of the road, and never across it", () => {
  const uphill = { ...part, left: 830, top: 220 };
  const half = textWidth("Casa Marea", "strong", 11.5) / 2;
  const sideOf = (down: number, x: number) =>
    namesOnPart(uphill, [{ name: "Casa Marea", x, y: roadAt(x) + down }], []).map(
      (name) => name && sideOfRoad([name.x - half, name.y - 4, name.x + half, name.y + 4]),
    );
  for (const x of [900, 920, 945, 970, 1000]) {
    expect(sideOf(-30, x)).toEqual(["inland"]);
    expect(sideOf(30, x)).toEqual(["seaward"]);
    expect(sideOf(0, x)).toEqual([expect.stringMatching(/inland|seaward/)]);
  }
});
